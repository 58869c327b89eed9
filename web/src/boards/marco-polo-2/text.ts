// What the drawing of Marco Polo II says beside the game's own texts.
import { local } from "../shared/local";
import type { Bundle, Card } from "./types";

export const say = local({
  coin: ["coin|coins", "Münze|Münzen"],
  camel: ["camel|camels", "Kamel|Kamele"],
  pepper: ["pepper", "Pfeffer"],
  silk: ["silk", "Seide"],
  gold: ["gold", "Gold"],
  jade: ["jade", "Jade"],
  vp: ["point|points", "Punkt|Punkte"],
  good_any: ["good of your choice|goods of your choice", "Ware nach Wahl|Waren nach Wahl"],
  good_diff: ["different goods", "verschiedene Waren"],
  black_die: ["black die|black dice", "schwarzer Würfel|schwarze Würfel"],
  move: ["step of travel|steps of travel", "Reiseschritt|Reiseschritte"],
  contract_pile: ["contract from the pile|contracts from the pile", "Auftrag vom Stapel|Aufträge vom Stapel"],
  contract_city: ["contract from a city|contracts from cities", "Auftrag aus einer Stadt|Aufträge aus Städten"],
  copy_city_bonus: ["bonus of another city|bonuses of other cities", "Bonus einer anderen Stadt|Boni anderer Städte"],
  own_city_bonus: ["bonus of an own city|bonuses of own cities", "Bonus einer eigenen Stadt|Boni eigener Städte"],
  seal_action: ["guild seal|guild seals", "Gildensiegel|Gildensiegel"],
  nothing: ["nothing", "nichts"],
  round: ["Round {n} of 5", "Runde {n} von 5"],
  books: ["Books", "Bücher"],
  khan: ["The Khan’s favour", "Gunst des Khans"],
  seals: ["Guild seals", "Gildensiegel"],
  contracts: ["Contracts", "Aufträge"],
  travel: ["Travel", "Reisen"],
  bag: ["Money bag", "Geldbeutel"],
  "black-dice": ["Black dice", "Schwarze Würfel"],
  pile: ["{n} in the pile", "{n} im Stapel"],
  dice: ["{n} dice", "{n} Würfel"],
  die: ["1 die", "1 Würfel"],
  "city-card": ["City card {name}", "Stadtkarte {name}"],
  contract: ["Contract {name}", "Auftrag {name}"],
  goal: ["Goal card {name}", "Zielkarte {name}"],
  cost: ["give", "gib"],
  gain: ["get", "bekomme"],
  exchange: ["Once for each pip at most: {cost} for {reward}", "Höchstens einmal je Auge: {cost} gegen {reward}"],
  either: ["or: {cost} for {reward}", "oder: {cost} gegen {reward}"],
  "per-contract": ["{reward} for each fulfilled contract", "{reward} je erfülltem Auftrag"],
  "per-post": ["{reward} for each of your posts", "{reward} je eigenem Kontor"],
  "per-pip": ["{reward} for each pip", "{reward} je Auge"],
  once: ["{cost} for {reward}", "{cost} gegen {reward}"],
  just: ["{reward}", "{reward}"],
  "on-die": ["die {n}: {reward}", "Würfel {n}: {reward}"],
  bonus: ["City bonus: {what}", "Stadtbonus: {what}"],
  outpost: ["Outpost bonus: {what}", "Außenpostenbonus: {what}"],
  route: ["{place}: {cost}", "{place}: {cost}"],
  free: ["free", "frei"],
  "needs-seal": ["only with the {seal}", "nur mit dem {seal}"],
  posts: ["Posts: {names}", "Kontore: {names}"],
  figures: ["Figures: {names}", "Figuren: {names}"],
  shield: ["Shield: {name}", "Wappen: {name}"],
  routes: ["Ways: {list}", "Wege: {list}"],
  improved: ["improved", "verbessert"],
  simple: ["simple", "einfach"],
  improve: ["Improve for {cost}", "Verbessern für {cost}"],
  "each-round": ["Bonus: {what}", "Bonus: {what}"],
  "your-dice": ["Your dice", "Deine Würfel"],
  goods: ["Goods", "Waren"],
  "your-contracts": ["Contracts", "Aufträge"],
  "your-goal": ["Goal", "Ziel"],
  "choose-character": ["Choose a character", "Wähle eine Figur"],
  "choose-goal": ["Goal cards", "Zielkarten"],
  character: ["Character", "Charakter"],
  points: ["points", "Punkte"],
  "dice-left": ["dice left", "Würfel übrig"],
  "posts-left": ["posts left", "Kontore übrig"],
  completed: ["contracts fulfilled", "Aufträge erfüllt"],
  start: ["starting player", "Startspieler"],
  none: ["none", "keine"],
  worth: ["{seal}: {n} points", "{seal}: {n} Punkte"],
  "first-offer": ["free", "gratis"],
  outposts: ["Outposts", "Außenposten"],
});

/** What is paid or received, by its number. */
export function kindName(kind: string, n = 2): string {
  const [one = "", many = one] = say(kind as "coin").split("|");
  return n === 1 ? one : many;
}

export function told(bundle: Bundle | undefined): string {
  const parts = Object.entries(bundle ?? {}).map(([kind, n]) => `${n} ${kindName(kind, n)}`);
  return parts.join(", ") || say("nothing");
}

/** What a card gives for which die: equal ones together, "4–6". */
export function byDie(card: Card): { die: string; reward: Bundle }[] {
  const found: { die: string; reward: Bundle }[] = [];
  card.by_die.forEach((reward, i) => {
    const last = found.at(-1);
    if (last && JSON.stringify(last.reward) === JSON.stringify(reward)) last.die = `${last.die.split("–")[0]}–${i + 1}`;
    else found.push({ die: String(i + 1), reward });
  });
  return found;
}

export function cardLines(card: Card | undefined): string[] {
  if (!card) return [];
  const [cost, reward] = [told(card.cost[0]), told(card.reward[0])];
  if (card.mode === "exchange") return [say("exchange", { cost, reward })];
  if (card.mode === "either")
    return [
      say("exchange", { cost, reward }),
      say("either", { cost: told(card.cost[1]), reward: told(card.reward[1]) }),
    ];
  if (card.mode === "count") return [say(card.count === "posts" ? "per-post" : "per-contract", { reward })];
  if (card.mode === "per_pip") return [say("per-pip", { reward })];
  if (card.mode === "by_die")
    return byDie(card).map(({ die, reward }) => say("on-die", { n: die, reward: told(reward) }));
  return [Object.keys(card.cost[0]).length ? say("once", { cost, reward }) : say("just", { reward })];
}
