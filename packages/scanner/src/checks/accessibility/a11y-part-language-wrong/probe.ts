import type { ElementRef } from "#evidence/document.ts";
import { declaredLanguage } from "#gather/page/in-page/declared-language.ts";
import { closestElement, folded, queryAll, textContent } from "#gather/page/in-page/dom.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen } from "#gather/page/in-page/semantics.ts";

/** A paragraph, quotation, list item or the like, and the language it is in by what the page declares. */
export interface Passage {
  lang: string;
  text: string;
  element: ElementRef;
}

const PASSAGES = "p,li,dd,blockquote,figcaption,td,h1,h2,h3,h4";
const BLOCKS_WITHIN = "p,li,dd,blockquote,td,table,ul,ol,div,pre";
const NO_LANGUAGE = "code,pre,samp,kbd,textarea,[translate=no],[contenteditable],svg,[lang='']";
const FEWEST_CHARACTERS = 40;
const TEXT_LIMIT = 600;
const MOST = 400;

/** Passages in sight that are long enough to tell their language and have no block of their own inside. */
export function probe({ describe, within }: AskedPage): Passage[] {
  return queryAll(document, PASSAGES)
    .filter(
      (element) =>
        queryAll(element, `${BLOCKS_WITHIN},[lang],${NO_LANGUAGE}`).length === 0 &&
        closestElement(element, NO_LANGUAGE) === null,
    )
    .map((element) => ({
      element,
      lang: declaredLanguage(element),
      text: folded(textContent(element), TEXT_LIMIT),
    }))
    .filter(
      ({ element, lang, text }) =>
        lang !== "" && text.length >= FEWEST_CHARACTERS && isSeen(element) && isExposed(element),
    )
    .filter(within(MOST))
    .map(({ element, lang, text }) => ({ lang, text, element: describe(element) }));
}
