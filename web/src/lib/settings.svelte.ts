// How a person likes to play, remembered by this browser: the pace, single answers, sounds.
export type Pace = "calm" | "brisk" | "once";
export const PACES: readonly Pace[] = ["calm", "brisk", "once"];

export interface Settings {
  /** How fast what others do is shown. */
  pace: Pace;
  /** Whether I am asked even where there is but one answer. */
  ask: boolean;
  sound: boolean;
}

const KEPT = "serai-table";
const FIRST: Settings = { pace: "brisk", ask: false, sound: false };

export const settings = $state<Settings>(read());

function read(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Settings>;
    const pace = PACES.find((one) => one === kept.pace) ?? FIRST.pace;
    return { pace, ask: kept.ask === true, sound: kept.sound === true };
  } catch {
    return { ...FIRST };
  }
}

export function choose(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEPT, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing: it holds for this visit
  }
}

/** Milliseconds that a move of another player stands alone before the next is shown. */
export function rest(): number {
  return { calm: 1900, brisk: 900, once: 0 }[settings.pace];
}
