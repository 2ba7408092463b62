import { attribute, folded, queryAll } from "#gather/page/in-page/dom.ts";

const PAGE_LIMIT = 500_000;
/** Of words of four letters or more, and the share of these that may be told elsewhere. */
const FEWEST_WORDS = 3;
const MOST_TOLD = 0.34;
const TOLD_BY = ["alt", "title", "aria-label"];

/**
 * Whether hardly any word of some texts is read, or told of a picture or control, anywhere else on the page.
 *
 * @param own texts of the page that are the very same
 */
export function sayNewThings(texts: readonly string[], own: readonly string[]): boolean {
  const said = new Set(longWordsOf(texts.join(" ")));
  if (said.size < FEWEST_WORDS) return false;
  const told = queryAll(document, TOLD_BY.map((name) => `[${name}]`).join(",")).flatMap((element) =>
    TOLD_BY.map((name) => attribute(element, name) ?? ""),
  );
  const page = folded(document.body.innerText, PAGE_LIMIT);
  const read = own.reduce((all, words) => all.replace(words, " "), page);
  const others = new Set(longWordsOf([read, ...told].join(" ")));
  return [...said].filter((word) => others.has(word)).length <= said.size * MOST_TOLD;
}

function longWordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
}
