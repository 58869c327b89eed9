// Motion that explains: a piece travels straight from its owner to its place; points fly to their owner.
import type { TransitionConfig } from "svelte/transition";
import { moves } from "./theme.svelte";

export function middle(one: Element): DOMPoint {
  const box = one.getBoundingClientRect();
  return new DOMPoint(box.left + box.width / 2, box.top + box.height / 2);
}

function duration(name: string): number {
  return parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name)) || 0;
}

function ease(at: number): number {
  return 1 - (1 - at) ** 3;
}

/** In-transition of a board piece: `from` names an element by its data-home, e.g. `seat:2` or `hand:temple`. */
export function travel(node: SVGGraphicsElement, { from }: { from: string | null }): TransitionConfig {
  const home = from ? document.querySelector(`[data-home="${from}"]`) : null;
  const matrix = (node.parentNode as SVGGraphicsElement | null)?.getScreenCTM?.();
  if (!moves()) return { duration: 0 };
  if (!home || !matrix) return { duration: duration("--dur-move"), css: (at) => `opacity:${at}` };
  const inverse = matrix.inverse();
  const a = middle(home).matrixTransform(inverse);
  const b = middle(node).matrixTransform(inverse);
  return {
    duration: duration("--dur-fly"),
    easing: ease,
    css: (at, rest) =>
      `transform:translate(${(a.x - b.x) * rest}px,${(a.y - b.y) * rest}px);opacity:${Math.min(1, 0.4 + at)}`,
  };
}
