// What people read: Fluent, for the app's own words and for those of a game. A language is a file in src/text.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { get, speak } from "./api";
import { raised } from "./raised";
import type { Texts } from "./wire";

export type Language = string;
export type Args = Record<string, FluentVariable>;

const FALLBACK = "en";
const sources = import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default", eager: true });
const bundles = new Map<Language, FluentBundle>(
  Object.entries(sources).map(([path, source]) => {
    const language = path.replace(/^.*\/|\.ftl$/g, "");
    return [language, bundle(language, source)];
  }),
);

/** The languages the app speaks, by their codes. */
export const LANGUAGES: readonly Language[] = [...bundles.keys()].sort();

export const spoken = $state<{ language: Language }>({ language: first() });
speak(spoken.language);

/** What somebody chose here before, else the browser's own language, as far as the app speaks it. */
function first(): Language {
  const wanted = document.documentElement.lang;
  const known = bundles.has(wanted) ? wanted : FALLBACK;
  document.documentElement.lang = known;
  return known;
}

/** What a language calls itself: "Deutsch". */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return raised(name);
}

export function switchLanguage(language: Language): void {
  spoken.language = language;
  document.documentElement.lang = language;
  localStorage.setItem("serai-language", language);
  speak(language);
}

/** A sentence of the app in the reader's language. */
export function t(id: string, args?: Args): string {
  return format(bundles.get(spoken.language), id, args) ?? format(bundles.get(FALLBACK), id, args) ?? id;
}

/** Several names as the reader's language lists them: "Hana, Jonas and Mira". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(spoken.language, { type: "conjunction" }).format(names);
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

function format(from: FluentBundle | undefined, id: string, args?: Args): string | null {
  const message = from?.getMessage(id);
  if (!from || !message?.value) return null;
  return from.formatPattern(message.value, args ?? null, []);
}

/** A price as one would say it: "costs 1 wood and 1 brick". */
export function costing(price: Record<string, number>, voice: Voice): string {
  const goods = Object.entries(price).map(([good, count]) => `${count} ${voice.say(`good-${good}`)}`);
  return voice.say("costs", { price: listed(goods) });
}
