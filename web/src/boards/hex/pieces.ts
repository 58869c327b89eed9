// Lays the pieces of the hex maps on the sheet.
import { lay } from "../shared/lay";
import pieces from "./pieces.svg?raw";

lay(pieces);
