// The sentences of the rule register in the reader's language.
import type { Language, Voice } from "./text.svelte";
import type { Rule, Ruling } from "./wire";

/** A rule in a language: by the game's texts (`rule-E12`) or the register, in English where neither speaks it. */
export function sentenceOf(rule: Rule, language: Language, voice: Voice | null): string {
  return inWords(`rule-${rule.id}`, rule, language, voice);
}

/** How a silence of the rulebook is read (`ruling-E12`); empty where it speaks. */
export function rulingOf(rule: Rule, language: Language, voice: Voice | null): string {
  return rule.ruling ? inWords(`ruling-${rule.id}`, rule.ruling, language, voice) : "";
}

function inWords(id: string, written: Rule | Ruling, language: Language, voice: Voice | null): string {
  if (voice?.has(id)) return voice.say(id);
  const byLanguage: Partial<Record<Language, string>> = { en: written.en, de: written.de };
  return byLanguage[language] ?? written.en;
}
