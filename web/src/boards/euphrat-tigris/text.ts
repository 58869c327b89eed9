// What lies on the board of Euphrat & Tigris means, in a line each.
import { local } from "../shared/local";

export const say = local({
  cell: ["space {cell}", "Feld {cell}"],
  monument: [
    "pays leaders of its two colours in this kingdom a point each, at the end of their owner’s turn",
    "zahlt Anführern seiner beiden Farben in diesem Königreich je einen Punkt, am Ende des Zuges ihres Besitzers",
  ],
  building: [
    "tiles of its colour laid into this kingdom bring two points",
    "Plättchen seiner Farbe, in dieses Königreich gelegt, bringen zwei Punkte",
  ],
  wonder: [
    "whose king stands in this kingdom takes a point of any colour at the end of his turn",
    "wessen König in diesem Königreich steht, nimmt am Ende seines Zuges einen Punkt beliebiger Farbe",
  ],
  treasure: [
    "treasure: counts as any colour; of several in a kingdom the trader takes all but one",
    "Schatz: zählt als beliebige Farbe; von mehreren im Königreich nimmt der Händler alle bis auf einen",
  ],
  catastrophe: ["nothing is ever laid here again", "hier wird nie mehr etwas gelegt"],
  "face-down": ["counts for no colour", "zählt für keine Farbe"],
  king: [
    "takes black points, and those of colours without a leader here",
    "nimmt schwarze Punkte und die der Farben, die hier keinen Anführer haben",
  ],
  priest: ["takes red points", "nimmt rote Punkte"],
  farmer: ["takes blue points", "nimmt blaue Punkte"],
  trader: ["takes green points, and treasures", "nimmt grüne Punkte und Schätze"],
});
