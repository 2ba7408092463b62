import {
  checkVisibility,
  folded,
  matchesSelector,
  parentElement,
  queryAll,
  textContent,
} from "#gather/page/in-page/dom.ts";
import { focusOf } from "#gather/page/in-page/operating/controls/find-controls.ts";
import { readPageState } from "#gather/page/in-page/operating/page/page-state.ts";
import { queryPage } from "#gather/page/in-page/operating/page/through-shadows.ts";

/** A control that a script draws in place of a select. */
export interface ReplacedSelect {
  select: Element;
  stop: Element;
}

const ITEMS = "li,a,button,div,span,p";
const PARTS = "body,main,form,section,article,header,footer,fieldset";
const STOPS = "a[href],button,input,textarea,[tabindex]";
const STEPS_AROUND = 3;
const FEWEST_OPTIONS = 2;
const MOST_OPTIONS = 60;
const LABEL_LIMIT = 80;

/** Stops of the Tab key beside selects that nobody can use, with the same options as words of their own. */
export function replacedSelects(canBeUsed: (element: Element) => boolean): ReplacedSelect[] {
  return queryPage("select:not([multiple])")
    .filter(isOutOfUse)
    .flatMap((select) => {
      const stop = stopFor(select, canBeUsed);
      return stop === undefined ? [] : [{ select, stop }];
    });
}

/** Hidden from everybody, or out of sight and passed by the Tab key. */
function isOutOfUse(select: Element): boolean {
  const isShown = checkVisibility(select, { visibilityProperty: true });
  return !isShown || (!readPageState().has(select) && focusOf(select) !== "tab");
}

function labelsOf(select: Element): Set<string> {
  return new Set(queryAll(select, "option").slice(0, MOST_OPTIONS).map(wordsOf));
}

/** Of what came, what is called like the options of the select that the control stands for. */
export function optionsThatCame(control: Element, came: Element): Element[] {
  const state = readPageState();
  let around = parentElement(control);
  for (let step = 0; around !== null && step < STEPS_AROUND; step += 1, around = parentElement(around)) {
    if (matchesSelector(around, PARTS)) break;
    const [select, ...others] = queryAll(around, "select");
    if (select === undefined) continue;
    if (others.length > 0 || !isOutOfUse(select)) break;
    const labels = labelsOf(select);
    return queryAll(came, ITEMS).filter(
      (one) => state.has(one) && one.childElementCount === 0 && labels.has(wordsOf(one)),
    );
  }
  return [];
}

function stopFor(select: Element, canBeUsed: (element: Element) => boolean): Element | undefined {
  const labels = labelsOf(select);
  if (labels.size < FEWEST_OPTIONS) return undefined;
  let around = parentElement(select);
  for (let step = 0; around !== null && step < STEPS_AROUND; step += 1, around = parentElement(around)) {
    if (matchesSelector(around, PARTS) || queryAll(around, "select").length > 1) return undefined;
    const items = queryAll(around, ITEMS).filter((one) => isItem(one, labels));
    if (new Set(items.map(wordsOf)).size < labels.size) continue;
    return queryAll(around, STOPS).find((one) => !items.includes(one) && canBeUsed(one));
  }
  return undefined;
}

/** What shows the chosen option is seen, and no item of a list that is still closed. */
function isItem(element: Element, labels: ReadonlySet<string>): boolean {
  const isOption = element.childElementCount === 0 && labels.has(wordsOf(element));
  return isOption && !readPageState().has(element);
}

function wordsOf(element: Element): string {
  return folded(textContent(element), LABEL_LIMIT);
}
