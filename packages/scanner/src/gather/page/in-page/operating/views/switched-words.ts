import type { SwitchedWords } from "#gather/operating/controls/control-facts.ts";

import { attribute, closestElement, folded } from "#gather/page/in-page/dom.ts";
import { type Before, contains } from "#gather/page/in-page/operating/controls/effects.ts";
import { matters } from "#gather/page/in-page/operating/page/known-elements.ts";
import { type PageState, readPageState } from "#gather/page/in-page/operating/page/page-state.ts";

const FEWEST_LETTERS = 60;
/** Share of the page's words from which they are more than a part of it. */
const MOST = 0.5;
const TEXT_LIMIT = 1500;
const NO_WORDS = "code,pre,[translate=no],svg,input,textarea,option";

/** The words of the page before and since, where most of those that are in its own language are others; null elsewhere. */
export function switchedWords({ control, state }: Before): SwitchedWords | null {
  const lang = attribute(document.documentElement, "lang") ?? "";
  const now = readPageState();
  const isOther = (element: Element): boolean =>
    state.get(element)?.text !== now.get(element)?.text &&
    !contains(control, element) &&
    matters(element, control);
  const [before, after] = [wordsOf(state, isOther), wordsOf(now, isOther)];
  if (lang === "" || Math.min(lettersOf(before), lettersOf(after)) < FEWEST_LETTERS) return null;
  const share = lettersOf(after) / lettersOf(wordsOf(now, () => true));
  if (share < MOST) return null;
  return { lang, before: folded(before, TEXT_LIMIT), after: folded(after, TEXT_LIMIT), share };
}

/** Words that no part declares to be in another language. */
function wordsOf(state: PageState, isMeant: (element: Element) => boolean): string {
  return [...state]
    .filter(([element, { text }]) => text !== "" && isMeant(element) && isOfPage(element))
    .map(([, { text }]) => text)
    .join(" ");
}

function isOfPage(element: Element): boolean {
  const declares = closestElement(element, "[lang]");
  const isPart = declares !== null && declares !== document.documentElement;
  return !isPart && closestElement(element, NO_WORDS) === null;
}

function lettersOf(text: string): number {
  return text.replaceAll(/[^\p{L}]/gu, "").length;
}
