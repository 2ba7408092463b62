import type { ElementRef } from "#evidence/document.ts";
import { declaredLanguage } from "#gather/page/in-page/declared-language.ts";
import { childElements, folded, textContent } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen } from "#gather/page/in-page/semantics.ts";

/** A word or two that stand alone, as entries of a menu of languages do. */
export interface LoneWord {
  text: string;
  /** Language of the place, by what the page declares. */
  lang: string;
  element: ElementRef;
}

const ENTRIES = "a,button,li,option,span,[role=option],[role=menuitem]";
const WORDS = /^\p{L}+(?: \p{L}+)?$/u;
const LONGEST = 24;
const MOST = 200;

/** Texts of links, buttons and entries in sight, as far as they could be the name of a language. */
export function probe({ describe, within }: AskedPage): LoneWord[] {
  return everywhere(ENTRIES)
    .map((entry) => ({ entry, text: folded(textContent(entry), LONGEST + 1) }))
    .filter(
      ({ entry, text }) => childElements(entry).length === 0 && WORDS.test(text) && text.length <= LONGEST,
    )
    .filter(({ entry }) => isExposed(entry) && (isSeen(entry) || entry instanceof HTMLOptionElement))
    .filter(within(MOST))
    .map(({ entry, text }) => ({ text, lang: declaredLanguage(entry), element: describe(entry) }));
}
