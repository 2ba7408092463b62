import type { ElementRef } from "#evidence/document.ts";
import { childElements, folded, matchesSelector, queryAll, textContent } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, isSeen } from "#gather/page/in-page/semantics.ts";

/** A list to choose from in which some options may only head the others. */
export interface HeadedOptions {
  label: string;
  /** Texts of the options that cannot be chosen and have others below them. */
  heads: string[];
  /** Whether all of them are drawn apart by lines or signs. */
  areDrawnApart: boolean;
  element: ElementRef;
}

const DRAWN_APART = /^\s*[-–—=*_#.•·►▸>~]{2,}|[-–—=*_#.•·~]{2,}\s*$/u;
const FEWEST = 2;
const MOST = 20;
const TEXT_LIMIT = 60;

export function probe({ describe, within }: AskedPage): HeadedOptions[] {
  return everywhere("select:enabled")
    .filter((list) => isSeen(list) && isExposed(list) && queryAll(list, "optgroup").length === 0)
    .filter((list) => childElements(list).length > FEWEST * 2)
    .filter(within(MOST))
    .map((list) => {
      const heads = headsIn(list).map((option) => folded(textContent(option), TEXT_LIMIT));
      return {
        label: folded(accessibleName(list), TEXT_LIMIT),
        heads,
        areDrawnApart: heads.length > 0 && heads.every((text) => DRAWN_APART.test(text)),
        element: describe(list),
      };
    });
}

/** Options out of use that have a text, and a choice below them. */
function headsIn(list: Element): Element[] {
  const options = [...childElements(list)];
  return options.filter((option, at) => {
    const next = options[at + 1];
    return (
      matchesSelector(option, "option:disabled:not([hidden])") &&
      /\p{L}{2}/u.test(textContent(option) ?? "") &&
      next !== undefined &&
      matchesSelector(next, "option:enabled")
    );
  });
}
