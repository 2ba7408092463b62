import type { DocumentSnapshot } from "#evidence/document.ts";

/** What is left of a page's text without the links of its menus and footer, which stand on every page. */
export function withoutMenus({ links, text, wordCount }: DocumentSnapshot): {
  words: number;
  characters: number;
} {
  const menus = links.filter(({ inNav, inFooter, visible }) => visible && (inNav || inFooter));
  const words = menus.reduce((sum, link) => sum + wordsIn(link.text), 0);
  const characters = menus.reduce((sum, link) => sum + link.text.length, 0);
  return { words: Math.max(0, wordCount - words), characters: Math.max(0, text.length - characters) };
}

function wordsIn(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
