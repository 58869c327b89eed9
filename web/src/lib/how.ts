// "How it is played in two minutes": steps with pictures, one file per game, in src/boards/<game>/how.ts.
export interface Said {
  en: string;
  de: string;
}
export interface HowStep {
  title: Said;
  text: Said;
  /** Drawn with the game's own pieces: the inside of an SVG of 320 by 180. */
  picture: string;
}

const found = import.meta.glob<{ steps: HowStep[] }>("../boards/*/how.ts");

export async function howOf(game: string): Promise<HowStep[]> {
  const load = found[`../boards/${game}/how.ts`];
  return load ? (await load()).steps : [];
}
