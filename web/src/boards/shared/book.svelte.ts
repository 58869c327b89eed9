// The rules of a game as sentences for its tiles and cards, fetched once, when the first of them is asked for.
import { get } from "../../lib/api";
import { sentenceOf } from "../../lib/rules";
import { spoken, type Voice } from "../../lib/text.svelte";
import type { Rule, RuleBook } from "../../lib/wire";

const books = new Map<string, Promise<RuleBook>>();

function fetched(game: string): Promise<RuleBook> {
  const key = `${game}/${spoken.language}`;
  const found = books.get(key) ?? get<RuleBook>(`/api/games/${game}/rules?language=${spoken.language}`);
  found.catch(() => books.delete(key));
  books.set(key, found);
  return found;
}

export class Book {
  rules = $state.raw<Rule[]>([]);
  private asked = false;

  constructor(private readonly game: string) {}

  /** The sentence of a rule, in the reader's language; empty while it is not known. */
  text(id: string, voice: Voice): string {
    if (id && !this.asked) this.ask();
    const rule = this.rules.find((one) => one.id.toLowerCase() === id.toLowerCase());
    return rule ? sentenceOf(rule, spoken.language, voice) : "";
  }

  private ask(): void {
    this.asked = true;
    fetched(this.game)
      .then((book) => (this.rules = book.rules))
      .catch(() => (this.rules = []));
  }
}
