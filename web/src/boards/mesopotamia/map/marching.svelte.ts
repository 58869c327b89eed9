// Which unit is picked, where it can go, and the march that is chosen or pointed at. The view says what marches there are.
import type { Selection } from "../../../lib/boards";
import type { Offer } from "../../../lib/wire";
import type { MarchView, MesopotamiaView } from "../view";
import { goalAnchor, marchKey, originOf, unitAnchor } from "./marches";

export interface Situation {
  view: MesopotamiaView;
  offer: Offer | null;
  selection: Selection;
  /** What lies under the pointer. */
  pointed: string;
}

export class Marching {
  constructor(private now: () => Situation) {}

  /** A unit is to be chosen that marches. */
  exploring = $derived.by(() => this.now().offer?.question.decision === "explore");
  /** The unit that is picked. */
  unit = $derived.by(() => this.now().selection.picked.find((one) => one.includes("@")) ?? "");

  /** Where it can go; while it is on its way, where it can go on to. */
  marches = $derived.by((): MarchView[] => {
    const { view, offer } = this.now();
    const asked = offer?.question.decision;
    if (this.exploring && this.unit)
      return view.marches.filter((one) => unitAnchor(one.kind, originOf(one)) === this.unit);
    return asked === "march" || asked === "sail" ? view.marches.filter((one) => one.steps === 1) : [];
  });

  /** The march that is chosen, or pointed at. */
  march = $derived.by((): MarchView | null => {
    const { view, selection, pointed } = this.now();
    const chosen = view.marches.find((one) => this.exploring && marchKey(one) === selection.chosen?.words);
    return chosen ?? this.marches.find((one) => goalAnchor(one) === pointed && this.unit) ?? null;
  });

  /** Whether a place lies beyond what the picked unit can reach. */
  isBeyond(anchor: string): boolean {
    const { selection } = this.now();
    const place = /^(area|section):[^@]*$/.test(anchor);
    return this.exploring && this.unit !== "" && place && !selection.glow.has(anchor) && !isOn(selection, anchor);
  }
}

export const isOn = (selection: Selection, anchor: string): boolean =>
  selection.picked.includes(anchor) || (selection.chosen?.anchors.includes(anchor) ?? false);
