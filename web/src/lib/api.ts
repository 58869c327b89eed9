// Requests to the server: JSON in, JSON out; every refusal is a Problem with a sentence people can read.
import type { Problem } from "./wire";

export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly rule: string;

  constructor(status: number, problem: Problem) {
    super(problem.sentence);
    this.status = status;
    this.code = problem.code;
    this.rule = problem.rule;
  }
}

let spoken = "en";

/** The language the server answers in. */
export function speak(language: string): void {
  spoken = language;
}

export function get<T>(path: string): Promise<T> {
  return ask<T>("GET", path);
}

export function send<T>(method: "POST" | "PATCH" | "PUT" | "DELETE", path: string, body: unknown = {}): Promise<T> {
  return ask<T>(method, path, body);
}

export async function getText(path: string): Promise<string> {
  const answer = await reach("GET", path);
  return answer.text();
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await reach(method, path, body);
  return (await answer.json()) as T;
}

async function reach(method: string, path: string, body?: unknown): Promise<Response> {
  if (method !== "GET" && !cookie("csrftoken")) await fetch("/api/me", { credentials: "same-origin" });
  const url = path + (path.includes("?") ? "&" : "?") + "language=" + spoken;
  const headers: Record<string, string> = { accept: "application/json" };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (method !== "GET") headers["x-csrftoken"] = cookie("csrftoken");
  const answer = await fetch(url, {
    method,
    headers,
    credentials: "same-origin",
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(() => {
    throw new ApiError(0, { code: "offline", sentence: "", rule: "" });
  });
  if (!answer.ok) throw new ApiError(answer.status, await problem(answer));
  return answer;
}

async function problem(answer: Response): Promise<Problem> {
  try {
    const said = (await answer.json()) as Partial<Problem>;
    return { code: said.code ?? String(answer.status), sentence: said.sentence ?? "", rule: said.rule ?? "" };
  } catch {
    return { code: String(answer.status), sentence: "", rule: "" };
  }
}

function cookie(name: string): string {
  const found = document.cookie.split("; ").find((pair) => pair.startsWith(name + "="));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : "";
}
