// Dice in words: a throw is one sentence of the log, who picks a die reads which sign it shows, or may show. Start areas by name.
import type { Joined } from "../../lib/line";
import type { Voice } from "../../lib/text.svelte";
import type { Line, Offer, OfferedMove } from "../../lib/wire";
import { wordIn } from "../shared/icons";
import { areaName } from "./types";
import type { DieView, MesopotamiaGeometry, MesopotamiaView } from "./view";

/** The die that a sentence speaks of, as it fell. */
export const fallen = (line: Line): DieView => ({
  colour: wordIn(line, "colour"),
  sign: wordIn(line, "sign"),
  spent: false,
});

/** "2 × Earth, King": signs in the order in which they first came. */
function signs(lines: readonly Line[], voice: Voice): string {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(wordIn(line, "sign"), (counts.get(wordIn(line, "sign")) ?? 0) + 1);
  return [...counts]
    .map(([sign, n]) => (n > 1 ? `${n} × ${voice.say(`sign-${sign}`)}` : voice.say(`sign-${sign}`)))
    .join(", ");
}

export const joined: Joined = {
  part: (line) => line.message === "rolls",
  goesOn: (line, before) => wordIn(line, "empire") === wordIn(before, "empire") && line.number - before.number <= 1,
  text: (lines, voice) => {
    const empire = lines[0] ? voice.say(`empire-${wordIn(lines[0], "empire")}`) : "";
    return voice.say("board-throw", { empire, signs: signs(lines, voice) });
  },
};

const PICKING: Record<string, string> = { "pick-rerolls": "board-reroll-die", "pay-die": "board-spend-die" };

/** Which die is rerolled or spent is said by its sign and colour; dice that are alike are as good as each other. */
export function named(offer: Offer, view: MesopotamiaView, geometry: MesopotamiaGeometry, voice: Voice): Offer {
  if (offer.question.decision === "choose-home")
    return { ...offer, moves: offer.moves.map((move) => atHome(move, geometry, voice)) };
  if (offer.question.decision === "choose-option")
    return { ...offer, moves: offer.moves.map((move) => onCard(move, view, voice)) };
  if (offer.question.decision === "new-die")
    return { ...offer, moves: offer.moves.map((move) => withFaces(move, geometry, voice)) };
  const said = PICKING[offer.question.decision];
  const dice = view.sides[offer.question.seat]?.dice ?? [];
  if (!said) return offer;
  const label = (move: OfferedMove): OfferedMove => {
    const die = dice[Number(move.words.split(" ")[1]) - 1];
    if (!die?.sign) return move;
    const [sign, colour] = [voice.say(`sign-${die.sign}`), voice.say(`colour-${die.colour}`)];
    return { ...move, label: voice.say(said, { sign, colour }) };
  };
  return { ...offer, moves: offer.moves.map(label) };
}

/** A new die, with the six signs of its colour. */
function withFaces(move: OfferedMove, geometry: MesopotamiaGeometry, voice: Voice): OfferedMove {
  const faces = geometry.dice[move.words.split(" ")[1] ?? ""] ?? [];
  return { ...move, preview: faces.map((sign) => voice.say(`sign-${sign}`)).join(", ") };
}

/** "Bring in the harvest": an option by its name on the card. */
function onCard(move: OfferedMove, view: MesopotamiaView, voice: Voice): OfferedMove {
  const open = Object.values(view.areas).find((one) => one.state === "open");
  return open ? { ...move, label: voice.say(`choice-${open.event}-${move.words.split(" ")[1] ?? ""}`) } : move;
}

/** "Nagar (start area 5)". */
function atHome(move: OfferedMove, geometry: MesopotamiaGeometry, voice: Voice): OfferedMove {
  const home = move.words.split(" ")[1] ?? "";
  const area = Object.keys(geometry.areas).find((one) => String(geometry.areas[one]?.home) === home);
  return area ? { ...move, label: voice.say("board-home", { area: areaName(voice, geometry, area), n: home }) } : move;
}
