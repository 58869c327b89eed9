// The board elements a sentence speaks of, while its reader points at it.

export const pointing = $state<{ anchors: string[] }>({ anchors: [] });

export function pointAt(anchors: string[]): void {
  pointing.anchors = anchors;
}
