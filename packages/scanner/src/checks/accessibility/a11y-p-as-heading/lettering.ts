import { textContent } from "#gather/page/in-page/dom.ts";

export interface Lettering {
  pixels: number;
  weight: number;
  color: string;
}

/** How all of a line, or the beginning of a longer text, is set; null where its words are set differently. */
export function letteringOf(block: Node): Lettering | null {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const settings: Lettering[] = [];
  for (let node = walker.nextNode(); node !== null && settings.length < 5; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || (textContent(node) ?? "").trim() === "") continue;
    const { fontSize, fontWeight, color } = getComputedStyle(parent);
    settings.push({ pixels: Number.parseFloat(fontSize), weight: Number(fontWeight), color });
  }
  const [first] = settings;
  if (first === undefined) return null;
  return { ...first, weight: Math.min(...settings.map(({ weight }) => weight)) };
}
