// A table's clock in words.
import { t } from "./text.svelte";
import type { Clock } from "./wire";

export function clockText(clock: Clock | null): string {
  if (!clock) return t("clock-none");
  if (clock.kind === "days") return t("clock-days-text", { days: clock.days });
  return t("clock-bank-text", { minutes: Math.round(clock.seconds / 60), seconds: clock.increment ?? 0 });
}

/** What happens to somebody whose time is up. */
export function zeroText(clock: Clock): string {
  return t(clock.at_zero === "drop" ? "clock-zero-drop" : "clock-zero-bot");
}
