// What people read: Fluent, English and German, for the app's own words and for those of a game.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import de from "../text/de.ftl?raw";
import en from "../text/en.ftl?raw";
import { get, speak } from "./api";
import type { Texts } from "./wire";

export type Language = "en" | "de";
export type Args = Record<string, FluentVariable>;

const bundles: Record<Language, FluentBundle> = { en: bundle("en", en), de: bundle("de", de) };

export const spoken = $state<{ language: Language }>({ language: first() });
speak(spoken.language);

function first(): Language {
  return document.documentElement.lang === "de" ? "de" : "en";
}

export function switchLanguage(language: Language): void {
  spoken.language = language;
  document.documentElement.lang = language;
  localStorage.setItem("serai-language", language);
  speak(language);
}

/** A sentence of the app in the reader's language. */
export function t(id: string, args?: Args): string {
  return format(bundles[spoken.language], id, args) ?? id;
}

/** A game's own words: names of tiles, leaders, options. */
export class Voice {
  private bundle: FluentBundle;

  constructor(language: Language, source: string) {
    this.bundle = bundle(language, source);
  }

  say(id: string, args?: Args): string {
    return format(this.bundle, id, args) ?? id.replace(/^[a-z]+-/, "").replace(/-/g, " ");
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }
}

const voices = new Map<string, Promise<Voice>>();

export function voiceOf(game: string, language: Language): Promise<Voice> {
  const key = `${game}/${language}`;
  let found = voices.get(key);
  if (!found) {
    found = get<Texts>(`/api/games/${game}/texts?language=${language}`).then((got) => new Voice(language, got.source));
    voices.set(key, found);
  }
  return found;
}

function bundle(language: string, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

function format(from: FluentBundle, id: string, args?: Args): string | null {
  const message = from.getMessage(id);
  if (!message?.value) return null;
  return from.formatPattern(message.value, args ?? null, []);
}
