// The words of Marco Polo II in the order they are drawn, and what things look like.
export type Bundle = Record<string, number>;

export const SEALS = ["farmer", "spicer", "tailor", "jeweler"] as const;
export const GOODS = ["coin", "camel", "pepper", "silk", "gold", "jade"] as const;

/** What a character can do is a sentence of the rule register. */
export const CHARACTER_RULE: Record<string, string> = {
  "mongke-khan": "M110",
  "de-wu": "M111",
  "abha-basu": "M112",
  "mailin-tian-chin": "M113",
  "filippo-vitello": "M114",
  "isabella-donati": "M115",
  "gantulga-od": "M116",
};

const SHIELDS = ["sun", "cloud", "moon", "shuriken", "rooster", "bamboo", "snake", "monkey", "lotus"];

/** The picture on a shield; one that only a pack knows has a sign of its own. */
export const crest = (shield: string): string => `mp-shield-${SHIELDS.includes(shield) ? shield : "other"}`;

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
