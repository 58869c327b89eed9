// Icons of the game-icons set that the drawings use, by author and by the name they have there. CC BY 3.0.
export const ICONS: Record<string, string[]> = {
  Lorc: [
    "anchor", "backstab", "crossed-swords", "dragon-head", "emerald", "hourglass", "incense", "lion", "monkey", "perfume-bottle", "round-bottom-flask", "scales", "scroll-unfurled", "stone-tower", "swap-bag",
    "tied-scroll", "trade", "walking-boot",
  ],
  Delapouite: [
    "amphora", "camel-head", "cavalry", "eagle-head", "elephant-head", "greek-temple", "herbs-bundle", "horse-head", "ivory-tusks", "palm-tree", "peace-dove", "porcelain-vase", "rolled-cloth", "tiger",
    "two-coins", "upgrade",
  ],
  Skoll: ["cobra"],
  "Caro Asercion": ["heron"],
};
