// What the drawing of Marco Polo II says beside the game's own texts.
import { local } from "../shared/local";
import type { Bundle, Card } from "./types";

export const say = local({
  coin: ["coins", "Münzen"],
  camel: ["camels", "Kamele"],
  pepper: ["pepper", "Pfeffer"],
  silk: ["silk", "Seide"],
  gold: ["gold", "Gold"],
  jade: ["jade", "Jade"],
  vp: ["points", "Punkte"],
  good_any: ["goods of your choice", "Waren nach Wahl"],
  good_diff: ["different goods", "verschiedene Waren"],
  black_die: ["black die", "schwarzer Würfel"],
  move: ["step of travel", "Reiseschritt"],
  contract_pile: ["contract from the pile", "Auftrag vom Stapel"],
  contract_city: ["contract from a city", "Auftrag aus einer Stadt"],
  copy_city_bonus: ["bonus of another city", "Bonus einer anderen Stadt"],
  own_city_bonus: ["bonus of an own city", "Bonus einer eigenen Stadt"],
  seal_action: ["guild seal", "Gildensiegel"],
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
  "worth": ["{seal}: {n} points", "{seal}: {n} Punkte"],
  "first-offer": ["free", "gratis"],
  outposts: ["Outposts", "Außenposten"],
});

export function told(bundle: Bundle | undefined): string {
  const parts = Object.entries(bundle ?? {}).map(([kind, n]) => `${n} ${say(kind as "coin")}`);
  return parts.join(", ") || say("nothing");
}

export function cardLines(card: Card | undefined): string[] {
  if (!card) return [];
  const [cost, reward] = [told(card.cost[0]), told(card.reward[0])];
  if (card.mode === "exchange") return [say("exchange", { cost, reward })];
  if (card.mode === "either") return [say("exchange", { cost, reward }), say("either", { cost: told(card.cost[1]), reward: told(card.reward[1]) })];
  if (card.mode === "count") return [say(card.count === "posts" ? "per-post" : "per-contract", { reward })];
  if (card.mode === "per_pip") return [say("per-pip", { reward })];
  if (card.mode === "by_die") return card.by_die.map((one, i) => say("on-die", { n: i + 1, reward: told(one) }));
  return [Object.keys(card.cost[0]).length ? say("once", { cost, reward }) : say("just", { reward })];
}
