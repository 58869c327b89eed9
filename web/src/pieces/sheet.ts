// Puts the symbols into the page once; every piece is drawn by <use>.
import extra from "./extra.svg?raw";
import pieces from "./pieces.svg?raw";

export function lay(): void {
  const sheet = new DOMParser();
  const holder = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  holder.setAttribute("width", "0");
  holder.setAttribute("height", "0");
  holder.setAttribute("aria-hidden", "true");
  holder.setAttribute("class", "sheet");
  for (const source of [pieces, extra]) {
    const drawn = sheet.parseFromString(source, "image/svg+xml").documentElement;
    for (const symbol of [...drawn.children]) holder.append(document.importNode(symbol, true));
  }
  document.body.prepend(holder);
}
