// The rules of a game as sentences for its tiles and cards, fetched once.
import { get } from "../../lib/api";
import { spoken } from "../../lib/text.svelte";
import type { Rule, RuleBook } from "../../lib/wire";

export class Book {
  rules = $state.raw<Rule[]>([]);

  constructor(game: string) {
    get<RuleBook>(`/api/games/${game}/rules?language=${spoken.language}`)
      .then((book) => (this.rules = book.rules))
      .catch(() => (this.rules = []));
  }

  /** The sentence of a rule, in the reader's language; empty while it is not known. */
  text(id: string): string {
    const rule = this.rules.find((one) => one.id.toLowerCase() === id.toLowerCase());
    return rule ? this.sentence(rule) : "";
  }

  /** Sentences of a chapter that name something. */
  naming(name: string, chapter: RegExp): string[] {
    const heading = new RegExp(chapter.source, "i");
    return this.rules
      .filter((rule) => heading.test(rule.chapter))
      .map((rule) => this.sentence(rule))
      .filter((one) => one.includes(name));
  }

  private sentence(rule: Rule): string {
    return spoken.language === "de" ? rule.de : rule.en;
  }
}
