// The view of Tadmor, as src/serai/games/tadmor/view.py writes it, and what its geometry adds.
export const GOODS = ["wood", "stone", "marble", "gold"] as const;
export const COLOURS = ["grey", "yellow", "red"] as const;
export const KINDS: Record<string, (typeof COLOURS)[number]> = {
  glass: "grey",
  incense: "grey",
  myrrh: "grey",
  jade: "yellow",
  ivory: "yellow",
  porcelain: "yellow",
  silk: "red",
  perfume: "red",
  oils: "red",
};
export const SHADE: Record<string, string> = { grey: "#8d8a85", yellow: "#d9b03a", red: "#b8453a" };

export interface PlayerBoard {
  prestige: number;
  warehouse: number[];
  traded: number[];
  camels: number;
  ships: number;
  idle_camels: number;
  idle_ships: number;
  tower: number;
  temples: number[];
  finished: number;
  upgrades: string[];
  open_missions: string[];
  returned_missions: string[];
  hand: number;
  goods: Record<string, number>;
  licence: boolean;
}

export interface TadmorView {
  seat: number;
  players: number;
  start_player: number;
  round: number;
  epoch: number;
  phase: string;
  boards: PlayerBoard[];
  figures: { place: string; player: number; figure: string }[];
  display: string[];
  undrawn: string[];
  stacks: { top: string | null; kinds: Record<string, number> }[];
  temple_cards: number[];
  mission_deck: number;
  discarded: string[];
  current_region: string | null;
  attacked_region: string | null;
  raider: number | null;
  hand: string[];
  plan: string | null;
}

export interface Space {
  shape: "camel" | "ship" | "either";
  effect: string;
  region: string;
  amounts: number[] | null;
  good: string | null;
  colour: string | null;
  order: number | null;
}

export interface Extra {
  regions: Record<string, [number, number, number, number]>;
  spaces: Record<string, Space>;
  missions: Record<string, { cost: number[]; prestige: number }>;
  upgrades: Record<string, { epoch: number; effect: string }>;
  stages: Record<string, { cost: number[]; prestige: number }>;
  upgrade_price: number[];
}

/** The symbol of an upgrade, by what it does. */
export function upgradeIcon(effect: string): string {
  const known: Record<string, string> = {
    trade: "td-market",
    cash: "td-tax",
    "ship-bonus": "td-shipyard",
    "free-levels": "td-single",
    "no-wood": "td-single",
    "tower-prestige": "td-single",
    "mission-prestige": "td-fulfil",
    "mission-discount": "td-fulfil",
    "good-prestige": "td-good",
    "good-for-prestige": "td-good",
    "good-discount": "td-good",
    choice: "td-good",
    "raider-immune": "td-raiders",
    "raid-prestige": "td-raiders",
    "raid-share": "td-raiders",
    immune: "td-raiders",
    market: "td-market",
    temple: "td-temple",
    build: "td-single",
    kingdom: "td-start",
    final: "td-upgrade",
    storage: "td-good",
    "temple-discount": "td-temple",
    peace: "td-peace",
    "tax-immune": "td-tax",
  };
  return known[effect] ?? "td-upgrade";
}

export const bare = (name: string): string => name.replace(/^[IK]\d+ /, "");

/** A name in two lines of about the same length. */
export function halves(text: string): [string, string] {
  const words = text.split(" ");
  let first = words.shift() ?? "";
  while (words.length && (first + " " + words[0]).length <= Math.max(11, text.length / 2)) first += ` ${words.shift()}`;
  return [first, words.join(" ")];
}
