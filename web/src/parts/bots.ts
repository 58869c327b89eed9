// What a bot is called, from its spec ("mcts:1000").
import { t } from "../lib/text.svelte";

export function botName(spec: string): string {
  const [kind = "", n = ""] = spec.split(":");
  const known = t(`bot-${kind}`, { n });
  return known === `bot-${kind}` ? spec : known;
}
