// Adds a drawing's own symbols to the sheet of pieces, once, when the drawing is first loaded.

export function lay(source: string): void {
  const drawn = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
  const holder = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  for (const [name, value] of [
    ["width", "0"],
    ["height", "0"],
    ["aria-hidden", "true"],
    ["class", "sheet"],
  ] as const)
    holder.setAttribute(name, value);
  for (const symbol of [...drawn.children])
    if (!document.getElementById(symbol.id)) holder.append(document.importNode(symbol, true));
  document.body.prepend(holder);
}
