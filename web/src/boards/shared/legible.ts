// Boards with many small words: how far these may grow on a small screen, and the zoom from which all can be read.
const SMALLEST = 12.9; // the smallest size given as --fs on such a board
const LEAST = 11.9; // pixels, as in styles/parts/board.css: a little more than eleven, for words in parts drawn smaller

export const readable = (grow: number): number => LEAST / (SMALLEST * grow);
