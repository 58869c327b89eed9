// Daylight or lamplight: the person's choice, else the system's (set before the first paint by early.js).
export type Theme = "shade" | "lamp";

export const theme = $state<{ now: Theme }>({
  now: document.documentElement.dataset.theme === "lamp" ? "lamp" : "shade",
});

export function switchTheme(): void {
  theme.now = theme.now === "lamp" ? "shade" : "lamp";
  document.documentElement.dataset.theme = theme.now;
  localStorage.setItem("serai-theme", theme.now);
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things may move. */
export function moves(): boolean {
  return !still.matches;
}
