// Marco Polo II in two minutes.
import type { HowStep } from "../../lib/how";
import { lay } from "../shared/lay";
import Picture from "./How.svelte";
import pieces from "./pieces.svg?raw";

lay(pieces);
export { Picture };

export const steps: HowStep[] = [
  {
    title: { en: "Five dice a round", de: "Fünf Würfel in der Runde" },
    text: {
      en: "Everyone rolls five dice. In turn you place one to three of them for one action, until all are used; the lowest decides how much it brings. Joining others on a space costs as many coins as your lowest die shows.",
      de: "Alle werfen fünf Würfel. Reihum setzt ihr einen bis drei davon für eine Aktion, bis alle liegen; der niedrigste bestimmt, wie viel sie bringt. Liegen schon andere da, zahlst du so viele Münzen, wie dein niedrigster Würfel zeigt.",
    },
  },
  {
    title: { en: "Books: pepper, silk, gold", de: "Bücher: Pfeffer, Seide, Gold" },
    text: {
      en: "A book gives one of its four yields. The upper two are free, the lower two change every round and cost jade. Better books want higher dice. Leftover dice bring a little money, camels or jade.",
      de: "Ein Buch gibt eines seiner vier Angebote. Die oberen zwei sind frei, die unteren wechseln jede Runde und kosten Jade. Bessere Bücher wollen höhere Würfel. Übrige Würfel bringen etwas Geld, Kamele oder Jade.",
    },
  },
  {
    title: { en: "Travel from Beijing", de: "Reisen von Beijing aus" },
    text: {
      en: "One, two or three dice let you travel; every step costs what its route shows, paid in advance. Oases are places to pass. Routes over the sea need the right guild seal, which you keep.",
      de: "Mit einem, zwei oder drei Würfeln reist du; jeder Schritt kostet, was am Weg steht, im Voraus. Oasen sind nur Durchgang. Wege übers Meer brauchen das passende Gildensiegel, das du behältst.",
    },
  },
  {
    title: { en: "Trading posts", de: "Kontore" },
    text: {
      en: "Where your journey ends in a city you set up a post. The first one there takes the outpost bonus; some cities pay you a bonus at once and every round, others open a card or a contract to you.",
      de: "Endet deine Reise in einer Stadt, baust du dort ein Kontor. Wer zuerst kommt, nimmt den Außenposten-Bonus; manche Städte zahlen dir sofort und jede Runde einen Bonus, andere öffnen dir eine Stadtkarte oder einen Auftrag.",
    },
  },
  {
    title: { en: "Contracts and seals", de: "Aufträge und Siegel" },
    text: {
      en: "Contracts are paid in camels and goods for points and a reward; you hold two at a time. Two dice and some jade bring a guild seal, and an improved seal pays every round.",
      de: "Aufträge bezahlst du mit Kamelen und Waren für Punkte und eine Belohnung; zwei liegen zugleich vor dir. Zwei Würfel und etwas Jade bringen ein Gildensiegel, und ein verbessertes Siegel zahlt jede Runde.",
    },
  },
  {
    title: { en: "After five rounds", de: "Nach fünf Runden" },
    text: {
      en: "The different shields of your cities, the seals on your goal card and the most completed contracts score, and so do your last posts, goods and coins. Most points win; camels break the tie.",
      de: "Es zählen die verschiedenen Wappen deiner Städte, die Siegel deiner Zielkarte und die meisten erfüllten Aufträge, dazu die letzten Kontore, Waren und Münzen. Die meisten Punkte gewinnen, bei Gleichstand die meisten Kamele.",
    },
  },
];
