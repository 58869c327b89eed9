// Tadmor in two minutes.
import type { HowStep } from "../../lib/how";
import { lay } from "../shared/lay";
import Picture from "./How.svelte";
import pieces from "./pieces.svg?raw";

lay(pieces);
export { Picture };

export const steps: HowStep[] = [
  {
    title: { en: "Send camels and ships", de: "Kamele und Schiffe aussenden" },
    text: {
      en: "Nine rounds make three epochs. In each, players in turn place one camel or ship until all are out. A space holds one figure, and nothing happens yet: the spaces pay more from epoch to epoch.",
      de: "Neun Runden ergeben drei Epochen. In jeder setzt ihr reihum ein Kamel oder Schiff, bis alle unterwegs sind. Ein Feld fasst eine Figur, und noch geschieht nichts: Die Felder bringen von Epoche zu Epoche mehr.",
    },
  },
  {
    title: { en: "Raiders", de: "Plünderer" },
    text: {
      en: "Whoever stands with the raiders picks a region in secret. In the next round it is revealed, and every figure there goes home with nothing. The region raided last is safe for a while.",
      de: "Wer bei den Plünderern steht, wählt heimlich eine Region. In der nächsten Runde wird sie aufgedeckt, und alle Figuren dort ziehen mit leeren Händen heim. Die zuletzt überfallene Region ist erst einmal sicher.",
    },
  },
  {
    title: { en: "Then act", de: "Dann handeln" },
    text: {
      en: "Fetch goods and trade whenever you like: wood and stone are consumer goods, marble and gold luxury. First upgrades are bought, then everyone builds, then the kingdom asks for taxes and gives its favours.",
      de: "Rohstoffe holen und tauschen kannst du jederzeit: Holz und Stein sind Verbrauchsgüter, Marmor und Gold Luxusgüter. Erst werden Aufwertungen gekauft, dann baut ihr, dann verlangt das Königreich Steuern und gewährt seine Gunst.",
    },
  },
  {
    title: { en: "Tower and temple", de: "Turm und Tempel" },
    text: {
      en: "Each level of your tower is worth two prestige points whenever an epoch ends, and each five levels cost more. A temple grows by one stage at a time: foundation, colonnade, roof, statues, each worth far more than the last.",
      de: "Jede Turmstufe bringt am Ende jeder Epoche zwei Prestigepunkte, und alle fünf Stufen wird sie teurer. Ein Tempel wächst Stufe um Stufe: Fundament, Kolonnade, Dach, Statuen, jede weit wertvoller als die vorige.",
    },
  },
  {
    title: { en: "Upgrades, missions, precious goods", de: "Aufwertungen, Aufträge, kostbare Güter" },
    text: {
      en: "Upgrades make trade, ships or building better for good. The king’s missions are paid in goods; open ones count, or are returned for a favour and count half. Towers and missions bring new camels, precious goods new ships.",
      de: "Aufwertungen verbessern Handel, Schiffe oder Bau für immer. Königsaufträge bezahlst du mit Rohstoffen; offen zählen sie ganz, zurückgegeben bringen sie einen Vorteil und zählen halb. Turm und Aufträge bringen neue Kamele, kostbare Güter neue Schiffe.",
    },
  },
  {
    title: { en: "The bride of the desert", de: "Die Braut der Wüste" },
    text: {
      en: "After the ninth round tower, temples, missions and precious goods are counted; the more different kinds of goods, the better. Most prestige wins, and precious goods break the tie.",
      de: "Nach der neunten Runde zählen Turm, Tempel, Aufträge und kostbare Güter; je mehr verschiedene davon, desto besser. Das meiste Prestige gewinnt, bei Gleichstand die Zahl der kostbaren Güter.",
    },
  },
];
