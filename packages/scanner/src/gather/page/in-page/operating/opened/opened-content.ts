import type axe from "axe-core";

import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import type { OpenedState } from "#gather/operating/opened/opened-facts.ts";

import { createDescriberAcross } from "#gather/page/in-page/describe-across.ts";
import { everyElement, folded, innerText, matchesSelector, queryAll } from "#gather/page/in-page/dom.ts";
import { type ProbedPage, probedPage } from "#gather/page/in-page/probed-page.ts";
import { isLarge, isQuicklyAnimated } from "#gather/page/in-page/quick-animation.ts";
import { type AccessLintAnswer, runAccessLintHere } from "#gather/page/in-page/run-accesslint.ts";
import { type AxeAnswer, runAxeHere } from "#gather/page/in-page/run-axe.ts";
import { accessibleName } from "#gather/page/in-page/semantics.ts";
import {
  type Before,
  contains,
  isRepainted,
  newlyShown,
} from "#gather/page/in-page/operating/controls/effects.ts";

const page = probedPage();
/** Selectors of the elements of the page as it was loaded: opening changes classes, and so what would be found now. */
const selectorsAtFirst = new Map<Element, string>();
const MOST_NOTED = 20_000;
/** What is worth the look: words that can be read, or something to use or to see, such as bars of a chart. */
const CONTENT =
  "a,button,input,select,textarea,img,svg,video,audio,iframe,canvas,[role],[tabindex],:empty[style*=width]";
const FEWEST_LETTERS = 12;
const NAME_LIMIT = 80;

let roots: readonly Element[] = [];
const spokenOf = new Map<string, Set<string>>();

/** Notes how the elements of the page are called while nothing is open. */
export function noteSelectors(): void {
  const describer = createDescriberAcross();
  for (const element of everyElement(document, MOST_NOTED))
    selectorsAtFirst.set(element, describer.selectorOf(element));
}

/** Takes up what came to be seen since, if it is worth a look; null where it is not. */
export function takeUpOpened(before: Before): Pick<OpenedState, "content" | "opener" | "isRepainted"> | null {
  const isAll = isRepainted(before);
  roots = isAll ? [document.body] : newlyShown(before).filter(hasContent);
  spokenOf.clear();
  const [first] = roots;
  if (first === undefined) return null;
  const opened = { content: selectorOf(first), opener: openerName(before) };
  return isAll ? { ...opened, isRepainted: true } : opened;
}

/** A menu's entry may have its name on the link in it. */
function openerName({ name, control }: Before): string {
  const [inside] = queryAll(control, "a,button");
  return folded(name || (inside === undefined ? "" : accessibleName(inside)), NAME_LIMIT);
}

function hasContent(element: Element): boolean {
  if (matchesSelector(element, CONTENT) || queryAll(element, CONTENT).length > 0) return true;
  if (isLarge(element) && isQuicklyAnimated(element)) return true;
  return (
    element instanceof HTMLElement && folded(innerText(element), FEWEST_LETTERS).length >= FEWEST_LETTERS
  );
}

/** The page as one who is asked sees it; what they say of the opened content is noted. */
export function openedPage(asked: string): ProbedPage {
  const named = new Set<string>();
  spokenOf.set(asked, named);
  const note = (element: Element, selector: string): string => {
    if (isInside(element)) named.add(selector);
    return selector;
  };
  return {
    describe: (element) => {
      const ref = page.describe(element);
      return { ...ref, selector: note(element, selectorsAtFirst.get(element) ?? ref.selector) };
    },
    selectorOf: (element) => note(element, selectorOf(element)),
    isCutOff: true,
  };
}

/** Selectors of the opened elements that each of those who were asked spoke of. */
export function insideSpokenOf(): Record<string, string[]> {
  return Object.fromEntries([...spokenOf].map(([asked, selectors]) => [asked, [...selectors]]));
}

/** Runs axe's rules on the opened content alone. */
export async function runAxeOnOpened(options: axe.RunOptions): Promise<AxeAnswer> {
  return await runAxeHere(options, { include: [...roots] }, openedPage(AXE));
}

/** Runs AccessLint's rules, and tells what they say of the opened content. */
export function runAccessLintOnOpened(disabledRules: string[]): AccessLintAnswer {
  return runAccessLintHere(disabledRules, { isMeant: isInside, ...openedPage(ACCESSLINT) });
}

function isInside(element: Element): boolean {
  return roots.some((root) => contains(root, element));
}

function selectorOf(element: Element): string {
  return selectorsAtFirst.get(element) ?? page.selectorOf(element);
}
