// The view of Marco Polo II, as src/serai/games/marco_polo_2/view.py writes it, and what its geometry adds.
export type Bundle = Record<string, number>;

export const SEALS = ["farmer", "spicer", "tailor", "jeweler"] as const;
export const GOODS = ["coin", "camel", "pepper", "silk", "gold", "jade"] as const;

export interface DieView {
  space: string;
  owner: number;
  value: number;
}

export interface PlayerView {
  character: string;
  points: number;
  goods: Bundle;
  dice: number[];
  black_dice: number[];
  figures: string[];
  posts: string[];
  posts_left: number;
  seals: Record<string, string>;
  contracts: string[];
  completed: number;
  outposts: string[];
  goals: string[];
  goal: string;
}

export interface JourneyView {
  round: number;
  start: number;
  black_dice: number[];
  dice: DieView[];
  cards: Record<string, string>;
  contracts: Record<string, string[]>;
  contracts_in_pile: number;
  contracts_under_pile: string[];
  offers: string[];
  next_offers: string[];
  bonuses: Record<string, string>;
  outposts: Record<string, string>;
  characters: string[];
  drawn: string;
  players: PlayerView[];
}

export interface Card {
  mode: "exchange" | "either" | "count" | "by_die" | "per_pip" | "once";
  count: string;
  cost: [Bundle, Bundle];
  reward: [Bundle, Bundle];
  by_die: Bundle[];
}

export interface Extra {
  routes: { from: string; to: string; cost: Bundle; seal: string }[];
  places: Record<string, { shield: string; contracts: boolean; cards: number[] }>;
  contracts: Record<string, { cost: Bundle; reward: Bundle }>;
  cards: Record<string, Card>;
  goals: Record<string, { shields: string[]; seals: Record<string, number> }>;
  books: [Bundle, Bundle][];
  tiles: Record<string, [Bundle, Bundle]>;
  markers: Record<string, Bundle>;
  outposts: Record<string, Bundle>;
  seals: Record<string, { cost: Bundle; bonus: Bundle }>;
  special: Record<string, { reward: Bundle; seal: string }>;
  track: number[];
}

export const SEAL_COLOUR: Record<string, string> = {
  farmer: "#4f8f4a",
  spicer: "#a5352a",
  tailor: "#a5486b",
  jeweler: "#2a6f9f",
};

/** Symbol and style of everything that is paid or received. */
export function icon(kind: string): { id: string; style: string } {
  const known: Record<string, string> = {
    coin: "mp-coin",
    camel: "camel",
    pepper: "good-pepper",
    silk: "good-silk",
    gold: "res-gold",
    jade: "good-jade",
    vp: "mp-points",
    good_any: "mp-any",
    good_diff: "mp-diff",
    black_die: "die-5",
    move: "mp-step",
    contract_pile: "card-contract",
    contract_city: "card-contract",
    copy_city_bonus: "mp-copy",
    own_city_bonus: "mp-own",
    seal_action: "guild-seal",
  };
  const style = kind === "black_die" ? "--c:#2f2b27;--on:#f6e9c9" : kind === "camel" ? "--c:#b8976c" : "";
  return { id: known[kind] ?? "mp-any", style };
}
