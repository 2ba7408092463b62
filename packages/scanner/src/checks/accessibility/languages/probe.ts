import type { ElementRef } from "#evidence/document.ts";
import { attribute, closestElement, folded, queryAll, textContent } from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen } from "#gather/page/in-page/semantics.ts";

/** Text and the language it is declared to be in. */
export interface LanguageSample {
  lang: string;
  text: string;
  /** Whether the whole document declares it. */
  isOfPage: boolean;
  element: ElementRef;
}

const SAMPLE_LIMIT = 3000;
const MOST_SAMPLES = 40;
const BLOCKS =
  "p,li,h1,h2,h3,h4,h5,h6,td,th,dd,dt,blockquote,figcaption,caption,title,summary,legend,label,div,span";

/** The texts of the page by declared language: that of the document, then each part that declares its own. */
export function probe({ describe }: ProbedPage): LanguageSample[] {
  const root = document.documentElement;
  return [root, ...queryAll(document, "body [lang]").slice(0, MOST_SAMPLES)]
    .map((element) => ({
      element,
      lang: attribute(element, "lang") ?? "",
      text: folded(textIn(element), SAMPLE_LIMIT),
    }))
    .filter(({ lang, text }) => lang !== "" && text !== "")
    .map(({ element, lang, text }) => ({
      lang,
      text,
      isOfPage: element === root,
      element: describe(element),
    }));
}

/** Text of this language alone: parts in another language, code and hidden text are left out. */
function textIn(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || closestElement(parent, "[lang]") !== element) continue;
    if (
      closestElement(parent, "script,style,noscript,template,code,pre,textarea,[translate=no],svg") !== null
    )
      continue;
    if (closestElement(parent, "title") === null && !isSeen(parent) && !isExposed(parent)) continue;
    if (closestElement(parent, BLOCKS) !== null) texts.push(textContent(node) ?? "");
  }
  return [...texts, ...alternativesIn(element)].join(" ");
}

/** Texts that are read out and not seen are in the same language. */
function alternativesIn(element: Element): string[] {
  const named = [element, ...queryAll(element, "[alt],[aria-label]")];
  return named
    .filter((inner) => closestElement(inner, "[lang]") === element && isExposed(inner))
    .map((inner) => attribute(inner, "aria-label") ?? attribute(inner, "alt") ?? "");
}
