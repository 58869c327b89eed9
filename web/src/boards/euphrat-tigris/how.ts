// Euphrat & Tigris in two minutes.
import type { HowStep } from "../../lib/how";
import { outline } from "./outline";

const ground = (w: number, h: number) => {
  let lines = "";
  for (let x = 1; x < w; x++) lines += `M${x * 64} 0V${h * 64}`;
  for (let y = 1; y < h; y++) lines += `M0 ${y * 64}H${w * 64}`;
  return `<rect width="${w * 64}" height="${h * 64}" fill="var(--board)"/><path d="${lines}" stroke="var(--board-line)" stroke-width="1.5"/>`;
};
const at = (id: string, x: number, y: number, more = "") =>
  `<use href="#${id}" x="${x * 64 + 1.5}" y="${y * 64 + 1.5}" width="61" height="61" ${more}/>`;
const kingdom = (cells: [number, number][], war = false) =>
  `<path d="${outline(
    cells.map(([x, y]) => ({ x, y })),
    16,
    5,
  )}" fill="var(--kingdom)" fill-opacity=".7" stroke="var(--${war ? "madder" : "kingdom-line"})" stroke-width="${war ? 4 : 2}"/>`;
const framed = (inside: string, w = 5, h = 3) =>
  `<svg viewBox="-4 -4 ${w * 64 + 8} ${h * 64 + 8}" width="320" height="180" preserveAspectRatio="xMidYMid slice" overflow="hidden">${ground(w, h)}${inside}</svg>`;
const glow = (x: number, y: number) =>
  `<rect x="${x * 64 + 4}" y="${y * 64 + 4}" width="56" height="56" rx="9" fill="var(--glow)" fill-opacity=".42" stroke="var(--glow-edge)" stroke-width="3.5"/>`;
const plaque = (x: number, y: number, n: number) =>
  `<g transform="translate(${x * 64 + 32} ${y * 64})"><rect x="-28" y="-20" width="56" height="40" rx="20" fill="var(--madder)" stroke="var(--panel-raised)" stroke-width="3"/><text y="11" font-size="32" font-weight="800" text-anchor="middle" fill="var(--on-strong)" font-family="var(--font-text)">${n}</text></g>`;

export const steps: HowStep[] = [
  {
    title: { en: "Four leaders, four colours", de: "Vier Anführer, vier Farben" },
    text: {
      en: "Your king, priest, farmer and trader stand beside temples. Touching tiles and leaders form a kingdom, and each leader collects points of his colour there.",
      de: "König, Priester, Bauer und Händler stehen neben Tempeln. Aneinander liegende Plättchen und Anführer bilden ein Königreich, und jeder Anführer sammelt dort Punkte seiner Farbe.",
    },
    picture: framed(
      kingdom([
        [1, 1],
        [2, 1],
        [2, 0],
        [3, 1],
        [1, 2],
      ]) +
        at("tile-temple", 2, 1) +
        at("leader-priest-lion", 1, 1) +
        at("leader-king-bow", 2, 0) +
        at("tile-market", 3, 1) +
        at("tile-temple", 1, 2),
    ),
  },
  {
    title: { en: "Two actions a turn", de: "Zwei Aktionen im Zug" },
    text: {
      en: "Lay a tile, set or move a leader, play a catastrophe, or swap tiles. Farms lie on rivers, everything else on land. A tile pays whoever leads its colour in the kingdom.",
      de: "Ein Plättchen legen, einen Anführer setzen oder versetzen, eine Katastrophe spielen oder Plättchen tauschen. Landwirtschaft liegt im Fluss, alles andere an Land. Ein Plättchen bringt dem Punkte, der seine Farbe im Königreich führt.",
    },
    picture: framed(
      `<path d="${outline(
        [
          { x: 0, y: 2 },
          { x: 1, y: 2 },
          { x: 2, y: 2 },
          { x: 3, y: 2 },
          { x: 4, y: 2 },
        ],
        20,
      )}" fill="var(--river)"/>` +
        kingdom([
          [1, 1],
          [2, 1],
          [2, 2],
        ]) +
        at("tile-temple", 1, 1) +
        at("leader-farmer-urn", 2, 1) +
        at("tile-farm", 2, 2) +
        glow(3, 2) +
        glow(1, 2) +
        at("tile-farm", 3, 2, 'opacity=".75"'),
    ),
  },
  {
    title: { en: "Revolt", de: "Aufstand" },
    text: {
      en: "Two leaders of one colour cannot share a kingdom. A newcomer counts the temples around him against the other’s, both add temples from the hand, and a tie favours the one who was there.",
      de: "Zwei Anführer einer Farbe dulden einander nicht im selben Königreich. Wer dazukommt, zählt die Tempel um sich gegen die des anderen, beide legen Tempel aus der Hand dazu, und bei Gleichstand bleibt, wer schon da war.",
    },
    picture: framed(
      kingdom(
        [
          [0, 1],
          [1, 1],
          [2, 1],
          [3, 1],
          [4, 1],
          [1, 0],
          [3, 2],
        ],
        true,
      ) +
        at("tile-temple", 0, 1) +
        at("leader-king-bow", 1, 1) +
        at("tile-temple", 1, 0) +
        at("tile-settlement", 2, 1) +
        at("leader-king-bull", 3, 1) +
        at("tile-temple", 4, 1) +
        at("tile-temple", 3, 2) +
        plaque(1, 2.1, 2) +
        plaque(3, 0.7, 2),
    ),
  },
  {
    title: { en: "War", de: "Krieg" },
    text: {
      en: "A tile that joins two kingdoms starts wars between leaders of the same colour. Every tile of that colour counts. The loser’s supporters leave the board, and each is a point for the winner.",
      de: "Verbindet ein Plättchen zwei Königreiche, kämpfen die Anführer gleicher Farbe. Jedes Plättchen dieser Farbe zählt. Die Anhänger des Verlierers verschwinden, und jedes bringt dem Sieger einen Punkt.",
    },
    picture: framed(
      kingdom(
        [
          [0, 1],
          [1, 1],
          [0, 0],
        ],
        true,
      ) +
        kingdom(
          [
            [3, 1],
            [4, 1],
            [3, 2],
            [4, 2],
          ],
          true,
        ) +
        at("tile-market", 1, 1) +
        at("leader-trader-lion", 0, 1) +
        at("tile-temple", 0, 0) +
        at("tile-temple", 2, 1) +
        `<use href="#unification" x="136" y="72" width="48" height="48"/>` +
        at("tile-market", 3, 1) +
        at("leader-trader-bow", 4, 1) +
        at("tile-temple", 4, 2) +
        at("tile-market", 3, 2) +
        plaque(0, 2.3, 1) +
        plaque(4, 0.7, 2),
    ),
  },
  {
    title: { en: "Monuments and treasures", de: "Monumente und Schätze" },
    text: {
      en: "Four tiles of one colour in a square can be turned over for a monument, which pays its two colours every turn. Traders collect the treasures of a kingdom; they count as any colour.",
      de: "Vier Plättchen einer Farbe im Quadrat kann man umdrehen und ein Monument bauen, das jede Runde seine beiden Farben zahlt. Händler holen die Schätze des Königreichs; sie zählen als beliebige Farbe.",
    },
    picture: framed(
      kingdom([
        [1, 0],
        [2, 0],
        [1, 1],
        [2, 1],
        [3, 1],
        [3, 0],
        [4, 1],
      ]) +
        at("tile-back", 1, 0) +
        at("tile-back", 2, 0) +
        at("tile-back", 1, 1) +
        at("tile-back", 2, 1) +
        `<use href="#monument" x="70" y="-4" width="116" height="124" style="--a:var(--temple);--b:var(--farm)"/>` +
        at("leader-priest-urn", 3, 1) +
        at("leader-trader-bull", 3, 0) +
        at("tile-temple", 4, 1) +
        `<use href="#treasure" x="290" y="65" width="29" height="29"/>`,
    ),
  },
  {
    title: { en: "Your weakest colour counts", de: "Die schwächste Farbe zählt" },
    text: {
      en: "Points stay behind the screen. At the end treasures fill up what is missing, and whoever has most in his weakest colour wins; the next weakest breaks ties.",
      de: "Punkte bleiben hinter dem Sichtschirm. Am Ende füllen Schätze auf, was fehlt, und es gewinnt, wer in seiner schwächsten Farbe am meisten hat; die nächstschwächste entscheidet bei Gleichstand.",
    },
    picture: `<svg viewBox="0 0 320 180" width="320" height="180"><rect width="320" height="180" fill="var(--board)"/>${(
      ["settlement", "temple", "farm", "market"] as const
    )
      .map((tile, i) => {
        const tall = [84, 98, 46, 90][i] ?? 60;
        return `<g transform="translate(${34 + i * 66} 0)"><rect x="2" y="${150 - tall}" width="50" height="${tall}" rx="6" fill="var(--${tile})" opacity="${i === 2 ? 1 : 0.45}"/><use href="#tile-${tile}" x="5" y="${104 - tall}" width="44" height="44"/></g>`;
      })
      .join(
        "",
      )}<path d="M20 150H300" stroke="var(--board-text)" stroke-width="2.5"/><path d="M20 104H300" stroke="var(--ochre)" stroke-width="3" stroke-dasharray="7 6"/></svg>`,
  },
];
