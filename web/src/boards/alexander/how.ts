// Alexander in two minutes.
import type { HowStep } from "../../lib/how";
import pieces from "../hex/pieces.svg?raw";
import { lay } from "../shared/lay";
import Picture from "./How.svelte";

lay(pieces);
export { Picture };

export const steps: HowStep[] = [
  {
    title: { en: "An army, no home", de: "Ein Heer, keine Heimat" },
    text: {
      en: "Nobody owns a settlement at first. Everyone has eight gold and five resources, and as long as the reinforcements last everyone draws a card more in every turn.",
      de: "Am Anfang hat niemand eine Siedlung. Alle haben acht Gold und fünf Rohstoffe, und solange der Nachschub reicht, ziehen alle in jedem Zug eine Karte dazu.",
    },
  },
  {
    title: { en: "Alexander marches", de: "Alexander zieht" },
    text: {
      en: "In every turn he goes over one crossing of his route. At a temple a settlement is put up for auction, at a question mark a chip is turned up and he needs help: hunger, a bridge, a battle or a statue.",
      de: "In jedem Zug geht er über eine Kreuzung seines Weges. An einem Tempel wird eine Siedlung versteigert, an einem Fragezeichen ein Chip aufgedeckt, und er braucht Hilfe: Hunger, eine Brücke, eine Schlacht oder eine Statue.",
    },
  },
  {
    title: { en: "The auction", de: "Das Bieten" },
    text: {
      en: "The player on turn speaks first: bid more or pass for good. Only the winner pays, in goods that fit the event; gold always fits, and in battle an open knight counts three.",
      de: "Wer am Zug ist, beginnt: höher bieten oder ganz aussteigen. Nur wer gewinnt, zahlt, und zwar mit passenden Rohstoffen; Gold passt immer, und in der Schlacht zählt ein offener Ritter drei.",
    },
  },
  {
    title: { en: "Settle behind him", de: "In seinem Rücken siedeln" },
    text: {
      en: "Whoever wins at a temple founds there, without a road. From the second turn on the dice pay as in Catan, as far as the supply has cards. New settlements stand only where Alexander has been, never on or beside crossings that lie before him.",
      de: "Wer am Tempel gewinnt, gründet dort, ohne Straße. Ab dem zweiten Zug bringen die Würfel Erträge wie in Catan, soweit der Vorrat reicht. Neue Siedlungen stehen nie auf oder neben Kreuzungen, die noch vor Alexander liegen.",
    },
  },
  {
    title: { en: "His advisers", de: "Seine Berater" },
    text: {
      en: "Whoever helps at an event keeps its chip. The first to have three becomes first adviser for four points, later ones get less. Whoever then has more chips than an adviser may take that card.",
      de: "Wer bei einem Ereignis hilft, behält den Chip. Wer als Erster drei hat, wird Erster Berater mit vier Punkten, die Nächsten bekommen weniger. Wer danach mehr Chips hat als ein Berater, darf dessen Karte nehmen.",
    },
  },
  {
    title: { en: "Persepolis", de: "Persepolis" },
    text: {
      en: "Fourteen points on your own turn win at once. The last three crossings are passed only on a seven; when he arrives in Persepolis, most points win and chips break the tie.",
      de: "Vierzehn Punkte im eigenen Zug gewinnen sofort. Die letzten drei Kreuzungen passiert er nur bei einer Sieben; erreicht er Persepolis, gewinnen die meisten Punkte, bei Gleichstand die meisten Chips.",
    },
  },
];
