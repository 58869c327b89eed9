// The words of Catan and its scenarios in the order they are drawn; the drawing knows the additions of both scenarios.
import type { AlexanderGeometry, AlexanderView } from "../alexander/view";
import type { CatanGeometry, CatanView } from "../catan/view";
import type { CheopsGeometry, CheopsView } from "../cheops/view";

export type { StageView } from "../alexander/view";

export const RESOURCES = ["wood", "brick", "wool", "grain", "ore"] as const;
export const CARDS = ["knight", "roads", "plenty", "monopoly", "point"] as const;

export type MapView = CatanView & Partial<AlexanderView> & Partial<CheopsView>;
export type MapGeometry = CatanGeometry & Partial<AlexanderGeometry> & Partial<CheopsGeometry>;
