// Cheops in two minutes.
import type { HowStep } from "../../lib/how";
import pieces from "../hex/pieces.svg?raw";
import { lay } from "../shared/lay";
import Picture from "./How.svelte";

lay(pieces);
export { Picture };

export const steps: HowStep[] = [
  {
    title: { en: "Three settlements on the Nile", de: "Drei Siedlungen am Nil" },
    text: {
      en: "Everyone founds three settlements on crossings by the Nile, each with a road or a ship. The third brings the first cards, and everyone has three gold. Then it goes on as in Catan.",
      de: "Alle gründen drei Siedlungen auf Kreuzungen am Nil, jede mit einer Straße oder einem Schiff. Die dritte bringt die ersten Karten, dazu hat jeder drei Gold. Dann geht es weiter wie in Catan.",
    },
  },
  {
    title: { en: "Ships to far shores", de: "Schiffe zu fernen Ufern" },
    text: {
      en: "Most forests and all mountains lie far away, beyond the sea. Ships are roads on water; each costs wood and wool, and road and ship may follow each other. Gold rivers bring gold.",
      de: "Die meisten Wälder und alle Berge liegen weit weg, jenseits des Meeres. Schiffe sind Straßen auf dem Wasser; jedes kostet Holz und Wolle, und Straße und Schiff dürfen einander folgen. Goldflüsse bringen Gold.",
    },
  },
  {
    title: { en: "Trade ways join everyone", de: "Handelswege verbinden alle" },
    text: {
      en: "Roads and ships between two settlements make a trade way, whoever owns them. Over it you may use another’s harbour, for one gold to its owner per exchange. Gold trades like a resource.",
      de: "Straßen und Schiffe zwischen zwei Siedlungen bilden einen Handelsweg, ganz gleich, wem sie gehören. Über ihn nutzt du fremde Häfen, für ein Gold an den Besitzer je Tausch. Gold handelt man wie einen Rohstoff.",
    },
  },
  {
    title: { en: "The pyramid", de: "Die Pyramide" },
    text: {
      en: "It is begun when somebody settles at its site. A block costs brick and ore. Without a building there you need a trade way to someone who has one, and pay that player a gold for each block.",
      de: "Der Bau beginnt, sobald jemand an seinem Platz siedelt. Ein Baustein kostet Lehm und Erz. Ohne eigenes Gebäude dort brauchst du einen Handelsweg zu jemandem, der eines hat, und zahlst ihm je Stein ein Gold.",
    },
  },
  {
    title: { en: "The seven builds too", de: "Auch die Sieben baut" },
    text: {
      en: "A seven brings the robber as ever. Once the pyramid has begun it also lays a black block, which belongs to nobody and brings the end nearer.",
      de: "Eine Sieben bringt wie immer den Räuber. Ist die Pyramide begonnen, legt sie außerdem einen schwarzen Stein, der niemandem gehört und das Ende näher bringt.",
    },
  },
  {
    title: { en: "Blessing and curse", de: "Segen und Fluch" },
    text: {
      en: "Most blocks bring the Pharaoh’s blessing, three points; whoever has fewest is cursed and loses two. Twelve points on your own turn win. After sixteen black blocks or with the pyramid complete, most points win.",
      de: "Die meisten Steine bringen Pharaos Segen, drei Punkte; wer die wenigsten hat, trägt den Fluch und verliert zwei. Zwölf Punkte im eigenen Zug gewinnen. Nach sechzehn schwarzen Steinen oder mit der fertigen Pyramide gewinnen die meisten Punkte.",
    },
  },
];
