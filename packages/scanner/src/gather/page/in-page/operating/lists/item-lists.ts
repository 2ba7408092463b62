import type { TriedList } from "#gather/operating/lists/list-facts.ts";

import {
  attribute,
  closestElement,
  folded,
  matchesSelector,
  parentElement,
  queryAll,
} from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { referenced, roleOf } from "#gather/page/in-page/semantics.ts";
import {
  type Before,
  contains,
  deepActive,
  lookOf,
  newlyHidden,
  newlyShown,
} from "#gather/page/in-page/operating/controls/effects.ts";
import { focusOf, hasOwnHand } from "#gather/page/in-page/operating/controls/find-controls.ts";
import { type PageState, readPageState } from "#gather/page/in-page/operating/page/page-state.ts";
import { optionsThatCame } from "#gather/page/in-page/operating/forms/replaced-selects.ts";
import { FEWEST_ITEMS, GRIDS, GROUPS, ITEMS, itemsIn, MOST_ITEMS, NAME_LIMIT } from "./items-of-lists.ts";

/** A list that is open now. */
export type ListAtFirst = Pick<TriedList, "list" | "role" | "items">;

interface Open {
  control: Element;
  list: Element;
  items: readonly Element[];
  /** What tells the current item, when it was looked at last. */
  current: Current;
}

interface Current {
  focus: Element | null;
  active: Element | null;
  /** The id that is named as current, be there such an item or not. */
  named: string;
  selected: string;
  /** What stands in the field: arrows may write each item into it, as those of calendars do. */
  written: string;
  looks: string;
}

const PLAIN_ITEMS = "li,a[href],button";
const LISTS = "[role=listbox],[role=menu],[role=tree],[role=grid],[role=menubar]";
const FIELDS = "input:not([type=hidden]),select,textarea";
const PARTS = "body,main,form,section,article,header,footer";
const STEPS_AROUND = 3;
const OVER = new Set(["absolute", "fixed", "sticky"]);

let open: Open | null = null;
/** Whether nothing but the marks of items was other than before, when an arrow key last did anything. */
let isMarkAlone = false;
let misnamed: TriedList["names"] | null = null;
let isPlain = false;

/** Gives the focus to a branch of a tree that is seen and closed; false where there is none. */
export function focusClosedBranch(): boolean {
  const state = readPageState();
  const branch = open?.items.find((item) => {
    const part = queryAll(item, "[role=group]")[0];
    return state.has(item) && part !== undefined && !state.has(part);
  });
  if (!(branch instanceof HTMLElement)) return false;
  branch.focus();
  return deepActive() === branch;
}

/** Whether what came took the place of other things to choose from, as where a menu is searched. */
export function replacesChoices(before: Before): boolean {
  return newlyHidden(before).some((went) => queryAll(went, `${PLAIN_ITEMS},${ITEMS}`).length >= FEWEST_ITEMS);
}

/** What of an open list is asked for: whether it came since, and whether items without a hand of the pointer count. */
export interface AskedList {
  isOpened: boolean;
  isGuess?: boolean;
}

/** The list that came since, or that the control stands in; null where there is none. */
export function openList(
  before: Before,
  { describe }: ProbedPage,
  { isOpened, isGuess = false }: AskedList,
): ListAtFirst | null {
  const state = readPageState();
  const usual = isOpened ? listThatCame(before, state) : groupOf(before.control, state);
  const found = usual ?? (isGuess ? wordsThatCame(before, state) : null);
  isPlain = usual === null;
  open = null;
  if (found === null) return null;
  const { list, items } = found;
  open = { control: before.control, list, items, current: readCurrent(before.control, found) };
  return { list: describe(list), role: roleOf(list), items: items.length };
}

type Found = Pick<Open, "list" | "items">;

function groupOf(control: Element, state: PageState): Found | null {
  const list = closestElement(control, `${GROUPS},${GRIDS}`);
  return list === null ? null : { list, items: itemsIn(list, state) };
}

/** Whether a list far from the control only draws its rows anew, as some tables do whenever the page moves. */
function onlyDrawsRows(list: Element, { control, state }: Before): boolean {
  if (!state.has(list)) return false;
  const named = ["aria-controls", "aria-owns"].flatMap((name) => referenced(control, name));
  if (named.some((one) => contains(one, list) || contains(list, one))) return false;
  let around: Element | null = control;
  for (let step = 0; around !== null && step < STEPS_AROUND; step += 1) around = parentElement(around);
  return around === null || !contains(around, list);
}

function listThatCame(before: Before, state: PageState): Found | null {
  for (const came of newlyShown(before)) {
    const list =
      [came, ...queryAll(came, "*")].find((one) => matchesSelector(one, LISTS)) ??
      closestElement(came, LISTS);
    if (list !== null) {
      if (!contains(came, list) && onlyDrawsRows(list, before)) continue;
      const items = itemsIn(list, state);
      return items.length < FEWEST_ITEMS ? null : { list, items };
    }
    const items = itemsIn(came, state);
    const usual = items.length > 0 ? items : plainItemsIn(came, state);
    const plain = usual.length > 0 ? usual : optionsThatCame(before.control, came);
    if (plain.length >= FEWEST_ITEMS) return { list: came, items: plain.slice(0, MOST_ITEMS) };
  }
  return null;
}

/** Words that came one by one into a box that was there before, or in a list over the page that gives the pointer no hand. */
function wordsThatCame(before: Before, state: PageState): Found | null {
  const came = newlyShown(before);
  const [first] = came;
  const box = first === undefined ? null : parentElement(first);
  const areTogether =
    box !== null && !matchesSelector(box, PARTS) && came.every((one) => parentElement(one) === box);
  if (areTogether && came.length >= FEWEST_ITEMS && came.every(hasOwnHand))
    return { list: box, items: came.slice(0, MOST_ITEMS) };
  const list = [...(areTogether && came.length > 1 ? [box] : []), ...came].find((one) => isOver(one));
  const items =
    list === undefined ? [] : queryAll(list, "li,[role=none],div").filter((one) => isWord(one, state));
  return list === undefined || items.length < FEWEST_ITEMS
    ? null
    : { list, items: items.slice(0, MOST_ITEMS) };
}

/** Whether it lies over the page instead of standing in its text, as what was found does. */
function isOver(element: Element): boolean {
  const parts = [element, parentElement(element), ...queryAll(element, "ul,ol")];
  return parts.some((one) => one !== null && OVER.has(getComputedStyle(one).position));
}

function isWord(element: Element, state: PageState): boolean {
  const peers = parentElement(element)?.childElementCount ?? 0;
  const isWhole = queryAll(element, "li,p,h2,h3,a,button,input").length === 0;
  return (
    state.has(element) && peers >= FEWEST_ITEMS && isWhole && folded(element.textContent, NAME_LIMIT) !== ""
  );
}

/** Whether the open list gives no sign that its words can be chosen. */
export function isPlainList(): boolean {
  return open !== null && isPlain && !open.items.some((item) => hasOwnHand(item));
}

/** Of what is no list by its markup, what the pointer becomes a hand over. */
function plainItemsIn(came: Element, state: PageState): Element[] {
  const usual = queryAll(came, PLAIN_ITEMS).filter((one) => state.has(one) && canBeChosen(one));
  return usual.length > 0 ? usual : queryAll(came, "*").filter((one) => state.has(one) && hasOwnHand(one));
}

/** A list of plain words is there to be read. */
function canBeChosen(item: Element): boolean {
  return focusOf(item) !== "none" || hasOwnHand(item);
}

function readCurrent(control: Element, { list, items }: Found): Current {
  const focus = deepActive();
  // Items that came since, such as those of a branch that was opened, count as well. The innermost has the focus.
  const item = focus === null ? null : closestElement(focus, ITEMS);
  const pointing = focus !== null && focus !== document.body ? focus : control;
  return {
    focus:
      item !== null && contains(list, item)
        ? item
        : (items.findLast((one) => focus !== null && contains(one, focus)) ?? null),
    active: referenced(pointing, "aria-activedescendant")[0] ?? null,
    named: attribute(pointing, "aria-activedescendant")?.trim() ?? "",
    selected: items
      .map((item) => `${attribute(item, "aria-selected")} ${attribute(item, "aria-checked")}`)
      .join(";"),
    written: control instanceof HTMLInputElement ? control.value : "",
    looks: items.map(lookOf).join("|"),
  };
}

/** Whether the open list has words to choose from: most of what calendars have are numbers. */
export function isListOfWords(): boolean {
  const items = open?.items ?? [];
  const words = items.filter((item) => /\p{L}{2}/u.test(folded(item.textContent, NAME_LIMIT)));
  return words.length * 2 > items.length;
}

/** What of the current item is other than when it was looked at last. */
export function movedInList(): TriedList["arrows"] {
  if (open === null) return "nothing";
  const { control, current } = open;
  const now = readCurrent(control, open);
  open.current = now;
  isMarkAlone = false;
  misnamed = null;
  if (now.focus !== current.focus && now.focus !== null) return "focus";
  if (now.active !== current.active && now.active !== null) return "active item";
  isMarkAlone = now.written === current.written && now.focus === null;
  misnamed = misnamedBy(now, current);
  if (now.selected !== current.selected || now.written !== current.written) return "selection";
  return now.looks === current.looks ? "nothing" : "look";
}

/** What is named as current where an arrow key marked another item: no element at all, or the item that was it before. */
function misnamedBy(now: Current, before: Current): TriedList["names"] | null {
  if (now.selected === before.selected && now.looks === before.looks) return null;
  if (now.active === null) return now.named === "" ? null : "nothing";
  return now.active === before.active && open?.items.includes(now.active) === true ? "an earlier item" : null;
}

export function namedInstead(): TriedList["names"] | null {
  return misnamed;
}

/** Whether an arrow key only marked another item, while the focus stayed outside of the list. */
export function marksAlone(): boolean {
  return isMarkAlone;
}

/** Whether what stands in a group took the focus that the group was given. */
export function hasFocusWithin(element: Element): boolean {
  const active = deepActive();
  return active !== null && contains(element, active);
}

export function isReadOnly(field: Element): boolean {
  return matchesSelector(field, "input:read-only,textarea:read-only");
}

/** Whether the one button that stands with a field in a box of their own can be reached by the Tab key. */
export function hasButtonBeside(field: Element): boolean {
  let around = parentElement(field);
  for (let step = 0; around !== null && step < STEPS_AROUND; step += 1, around = parentElement(around)) {
    if (queryAll(around, FIELDS).length > 1 || matchesSelector(around, PARTS)) return false;
    const buttons = queryAll(around, "button,[role=button]");
    if (buttons.length > 0) return buttons.length === 1 && buttons.every((one) => focusOf(one) === "tab");
  }
  return false;
}

/** Whether the page itself has the focus, so that keys act on nothing. */
export function hasNoFocus(): boolean {
  const active = deepActive();
  return active === null || active === document.body || active === document.documentElement;
}

/** Whether the focus is in the list. */
export function isFocusInList(): boolean {
  const active = deepActive();
  return open !== null && active !== null && contains(open.list, active);
}

/** Whether the Tab key stops anywhere in the list. */
export function hasTabStop(): boolean {
  return open !== null && [open.list, ...queryAll(open.list, "*")].some((part) => focusOf(part) === "tab");
}

export function isListOpen(): boolean {
  if (open === null) return false;
  const state = readPageState();
  return open.items.some((item) => state.has(item));
}

/** `aria-expanded` of the control, or of the combobox around or in it. */
export function expandedOfList(): string | null {
  if (open === null) return null;
  const { control } = open;
  const around = [control, parentElement(control), closestElement(control, "[role=combobox]")];
  return (
    around
      .map((one) => (one === null ? null : attribute(one, "aria-expanded")))
      .find((value) => value !== null) ?? null
  );
}
