// Any game without a drawing of its own: its places, its view in plain figures, its offers.
import type { BoardKit } from "../../lib/boards";
import Board from "./Board.svelte";

const kit: BoardKit = { layout: "square", Board, mark: (seat) => `mark-${(seat % 6) + 1}` };
export default kit;
