import {
  attribute,
  childElements,
  classNames,
  closestElement,
  matchesSelector,
  parentElement,
  queryAll,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import { isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

import { isCalledCurrent, lookOf, tellsIt } from "./looks.ts";

/** Buttons side by side of which only one's look says that it is chosen. */
export interface ChosenButton {
  chosen: Element;
  count: number;
  /** Whether its class calls it chosen, and no other one's does. */
  isCalled: boolean;
  isTold: boolean;
}

const BUTTONS = "button,[role=button]";
/** Rows that tell in their own way which one is chosen. */
const OTHERWISE = "[role=tablist],[role=listbox],[role=radiogroup],[role=menu],[role=menubar],select";
const FEWEST = 2;
/** Of fewer that nothing calls so, the other one may be the main button. */
const FEWEST_UNCALLED = 3;
const MOST_ITEMS = 20;
const LONGEST = 30;
/** `tabs`, `segmented-control`, `filter-chips` */
const OF_CHOICES =
  /(?:^|[-_])(?:tab(?:s|bar|list|-?nav)?|segment\w*|chips?|pills?|filters?|switcher|toggle-?group)(?:$|[-_])/i;

/** Rows of such buttons without a state. */
export function chosenButtons(): ChosenButton[] {
  const rows = new Set(everywhere(BUTTONS).map(rowOf));
  return [...rows].flatMap((row) => {
    if (row === null || closestElement(row, OTHERWISE) !== null) return [];
    const buttons = buttonsOf(row);
    if (buttons.length < FEWEST || buttons.length > MOST_ITEMS) return [];
    const isOneKind = buttons.every((button) => isSeen(button) && isExposed(button) && isChoice(button));
    const chosen = isOneKind ? otherLooking(buttons) : null;
    if (chosen === null) return [];
    const isCalled = isCalledCurrent(chosen) && buttons.filter(isCalledCurrent).length === 1;
    if (!isCalled && (buttons.length < FEWEST_UNCALLED || !isRowOfChoices(row))) return [];
    return [{ chosen, count: buttons.length, isCalled, isTold: tellsIt(chosen) || buttons.some(hasState) }];
  });
}

function rowOf(button: Element): Element | null {
  const around = parentElement(button);
  return around !== null && matchesSelector(around, "li") ? parentElement(around) : around;
}

function buttonsOf(row: Element): Element[] {
  return [...childElements(row)].flatMap((child) => {
    if (matchesSelector(child, BUTTONS)) return [child];
    return matchesSelector(child, "li") ? queryAll(child, BUTTONS).slice(0, 1) : [];
  });
}

/** What sends a form or can't be pressed is chosen by nobody. */
function isChoice(button: Element): boolean {
  const text = textOf(button);
  const sends = attribute(button, "type") === "submit" && closestElement(button, "form") !== null;
  return text !== "" && text.length <= LONGEST && !sends && !matchesSelector(button, ":disabled");
}

/** The only one that looks otherwise than all the others, which look alike. */
function otherLooking(buttons: readonly Element[]): Element | null {
  const looks = [...Map.groupBy(buttons, lookOf).values()].toSorted((a, b) => a.length - b.length);
  const [[chosen] = [], others = []] = looks;
  const isCalled = chosen !== undefined && isCalledCurrent(chosen);
  if (looks.length !== 2 || chosen === undefined) return null;
  if (others.length > 1 && looks[0]?.length === 1) return chosen;
  // Of two, the class alone says which is the chosen one.
  const other = others[0];
  if (buttons.length !== FEWEST || other === undefined) return null;
  return isCalled ? chosen : isCalledCurrent(other) ? other : null;
}

function isRowOfChoices(row: Element): boolean {
  const around = parentElement(row);
  return [row, ...(around === null ? [] : [around]), ...buttonsOf(row)].some((part) =>
    classNames(part).some((name) => OF_CHOICES.test(name)),
  );
}

function hasState(button: Element): boolean {
  return matchesSelector(
    button,
    "[aria-pressed],[aria-selected],[aria-checked],[aria-current],[aria-expanded],[aria-haspopup]",
  );
}
