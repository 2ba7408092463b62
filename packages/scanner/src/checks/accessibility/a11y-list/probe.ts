import { attribute, matchesSelector, queryAll, textContent } from "#gather/page/in-page/dom.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";

const MOST = 500;
const HELPERS = "script,template,style";
const SAYS_SOMETHING =
  "a[href],button,input,select,textarea,img,svg,video,audio,canvas,iframe,object,[tabindex],[aria-label]";

/** Selectors of the lists that hold, besides their items, only what says nothing, such as a line between them. */
export function probe({ selectorOf, within }: AskedPage): string[] {
  return queryAll(document, "ul,ol")
    .filter(within(MOST))
    .filter((list) => {
      const others = [...list.children].filter((child) => !isItem(child));
      return others.length > 0 && others.every(saysNothing);
    })
    .map(selectorOf);
}

function isItem(child: Element): boolean {
  return (
    matchesSelector(child, HELPERS) ||
    (matchesSelector(child, "li") && [null, "listitem"].includes(attribute(child, "role")))
  );
}

function saysNothing(child: Element): boolean {
  const isAnything = matchesSelector(child, SAYS_SOMETHING) || queryAll(child, SAYS_SOMETHING).length > 0;
  const isOfNoRole = matchesSelector(child, "br,wbr,[role=none],[role=presentation]");
  return isOfNoRole && !isAnything && (textContent(child) ?? "").trim() === "";
}
