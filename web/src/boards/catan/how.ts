// Catan in two minutes.
import type { HowStep } from "../../lib/how";
import pieces from "../hex/pieces.svg?raw";
import { lay } from "../shared/lay";
import Picture from "./How.svelte";

lay(pieces);
export { Picture };

export const steps: HowStep[] = [
  {
    title: { en: "Two settlements to begin with", de: "Zwei Siedlungen zu Beginn" },
    text: {
      en: "Everyone founds two settlements on crossings, each with a road: once round the table, then in reverse. The crossings next to a settlement stay empty. The second one brings a card for each hex it touches.",
      de: "Alle gründen zwei Siedlungen auf Kreuzungen, jede mit einer Straße: einmal reihum, dann in umgekehrter Folge. Die Kreuzungen gleich neben einer Siedlung bleiben frei. Die zweite bringt eine Karte für jedes Feld, an dem sie liegt.",
    },
  },
  {
    title: { en: "The dice pay everyone", de: "Die Würfel zahlen an alle" },
    text: {
      en: "A turn begins with a roll. Every settlement at a hex with that number brings its owner one card, every city two, no matter who rolled.",
      de: "Ein Zug beginnt mit einem Wurf. Jede Siedlung an einem Feld mit dieser Zahl bringt eine Karte, jede Stadt zwei, ganz gleich, wer gewürfelt hat.",
    },
  },
  {
    title: { en: "Seven: the robber", de: "Sieben: der Räuber" },
    text: {
      en: "On a seven nothing grows. Whoever holds more than seven cards gives up half of them. The roller moves the robber, steals a card beside it, and the hex under it yields nothing until the robber leaves.",
      de: "Bei einer Sieben wächst nichts. Wer mehr als sieben Karten hält, gibt die Hälfte ab. Wer gewürfelt hat, versetzt den Räuber und stiehlt dort eine Karte; das Feld bringt nichts, bis er weiterzieht.",
    },
  },
  {
    title: { en: "Trade", de: "Handel" },
    text: {
      en: "On your turn you swap cards with the others as you agree. The supply takes four of a kind for one of your choice; a settlement at a harbour makes it three or two.",
      de: "In deinem Zug tauschst du mit den anderen, wie ihr euch einigt. Der Vorrat nimmt vier gleiche Karten für eine nach Wahl; mit einer Siedlung am Hafen sind es drei oder zwei.",
    },
  },
  {
    title: { en: "Build", de: "Bauen" },
    text: {
      en: "Roads lead to new crossings. A settlement is worth a point, a city takes its place and is worth two. Development cards are drawn unseen.",
      de: "Straßen führen zu neuen Kreuzungen. Eine Siedlung zählt einen Punkt, eine Stadt ersetzt sie und zählt zwei. Entwicklungskarten zieht man verdeckt.",
    },
  },
  {
    title: { en: "Ten points", de: "Zehn Punkte" },
    text: {
      en: "Knights drive the robber away, other cards build roads, bring resources or are worth a point. The longest road of at least five and the largest army of at least three are worth two points each. Whoever has ten on their own turn wins.",
      de: "Ritter vertreiben den Räuber, andere Karten bauen Straßen, bringen Rohstoffe oder zählen einen Punkt. Die längste Handelsstraße ab fünf und die größte Rittermacht ab drei zählen je zwei Punkte. Wer im eigenen Zug zehn hat, gewinnt.",
    },
  },
];
