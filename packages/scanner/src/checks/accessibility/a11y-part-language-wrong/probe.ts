import type { ElementRef } from "#evidence/document.ts";
import { declaredLanguage } from "#gather/page/in-page/declared-language.ts";
import {
  attribute,
  closestElement,
  folded,
  matchesSelector,
  parentNode,
  queryAll,
  textContent,
} from "#gather/page/in-page/dom.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen } from "#gather/page/in-page/semantics.ts";

/** A paragraph, quotation, list item or the like, and the language it is in by what the page declares. */
export interface Passage {
  lang: string;
  text: string;
  /** Whether it is a sentence, or several, in an element of its own inside of a passage. */
  isPart?: true;
  /** Whether it is read out in place of a picture or control, and not seen. */
  isName?: true;
  element: ElementRef;
}

const BLOCKS = "p,li,dd,blockquote,figcaption,td,h1,h2,h3,h4";
const PARTS = "span,i,em,b,strong,q,small,font";
const BLOCKS_WITHIN = "p,li,dd,blockquote,td,table,ul,ol,div,pre";
/** What has none, or has the title of a work, which is a name. */
const NO_LANGUAGE = "code,pre,samp,kbd,cite,textarea,[translate=no],[contenteditable],svg,[lang='']";
/** Characters from which a text can be a sentence: `Se habla español`. */
const FEWEST_CHARACTERS = 12;
/** A title, name or term in another language seldom ends so. */
const SENTENCE_ENDS = /[.!?…。！？]["'”’»“)]*$/;
const WORDS_OF_SENTENCE = 8;
const TEXT_LIMIT = 600;
const MOST = 600;
const NAMES = "img[alt],[aria-label]";
/** Shorter names are titles and brands as often as sentences. */
const WORDS_OF_NAME = 7;
const MOST_NAMES = 200;

/** Passages in sight that are long enough to tell their language and have no block of their own inside, and sentences apart in them. */
export function probe(page: AskedPage): Passage[] {
  return [...textsIn(page), ...namesIn(page)];
}

/** Descriptions of pictures and the like that are long enough to be sentences. */
function namesIn({ describe, within }: AskedPage): Passage[] {
  return queryAll(document, NAMES)
    .filter((element) => closestElement(element, NO_LANGUAGE) === null)
    .map((element) => ({
      element,
      lang: declaredLanguage(element),
      text: folded(attribute(element, "aria-label") ?? attribute(element, "alt"), TEXT_LIMIT),
    }))
    .filter(({ lang, text }) => lang !== "" && text.split(" ").length >= WORDS_OF_NAME)
    .filter(({ element }) => isExposed(element))
    .filter(within(MOST_NAMES))
    .map(({ element, lang, text }) => ({ lang, text, isName: true, element: describe(element) }));
}

function textsIn({ describe, within }: AskedPage): Passage[] {
  return queryAll(document, `${BLOCKS},${PARTS}`)
    .filter(
      (element) =>
        queryAll(element, `${BLOCKS_WITHIN},[lang],${NO_LANGUAGE}`).length === 0 &&
        closestElement(element, NO_LANGUAGE) === null,
    )
    .map((element) => ({
      element,
      lang: declaredLanguage(element),
      text: folded(textContent(element), TEXT_LIMIT),
      isPart: matchesSelector(element, PARTS),
    }))
    .filter(({ lang, text }) => lang !== "" && text.length >= FEWEST_CHARACTERS)
    .filter(({ element, text, isPart }) => !isPart || isSentenceApart(element, text))
    .filter(({ element }) => isSeen(element) && isExposed(element))
    .filter(within(MOST))
    .map(({ element, lang, text, isPart }) => ({
      lang,
      text,
      ...(isPart && { isPart }),
      element: describe(element),
    }));
}

/** What someone says, whose full stop may stand behind the quotation. */
function isLongQuotation(element: Element, text: string): boolean {
  return matchesSelector(element, "q") && text.split(/\s+/).length >= WORDS_OF_SENTENCE;
}

/** The parent says the same where it has nothing else in it. */
function isSentenceApart(element: Element, text: string): boolean {
  const parent = parentNode(element);
  const isAll = parent !== null && folded(textContent(parent), TEXT_LIMIT) === text;
  return (SENTENCE_ENDS.test(text) || isLongQuotation(element, text)) && !isAll;
}
