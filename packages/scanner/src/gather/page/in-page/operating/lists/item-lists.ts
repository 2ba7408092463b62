import type { ElementRef } from "#evidence/document.ts";
import type { TriedList } from "#gather/operating/lists/list-facts.ts";

import {
  attribute,
  closestElement,
  folded,
  matchesSelector,
  parentElement,
  queryAll,
  tagName,
  textContent,
} from "#gather/page/in-page/dom.ts";
import { labelOf } from "#gather/page/in-page/accessible-text.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, referenced, roleOf } from "#gather/page/in-page/semantics.ts";
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
import { optionsThatCame, replacedSelects } from "#gather/page/in-page/operating/forms/replaced-selects.ts";
import { isSeenOrDrawn, suggestingFields } from "./suggesting-fields.ts";
import { queryPage } from "#gather/page/in-page/operating/page/through-shadows.ts";

/** Something that opens a list, or the stop of the Tab key in a group of items. */
export type ListToTry = Pick<
  TriedList,
  "control" | "name" | "isField" | "isOpened" | "isGuess" | "replacesSelect" | "hasAllStops"
>;

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

const OPENS =
  "[role=combobox],input[aria-autocomplete]:not([aria-autocomplete=none]),[contenteditable][aria-autocomplete]:not([aria-autocomplete=none]),[aria-haspopup]:not([aria-haspopup=false],[aria-haspopup=dialog],[role=menuitem])";
const GROUPS = "[role=tablist],[role=radiogroup],[role=menubar],[role=listbox],[role=tree],[role=menu]";
/** Tables whose cells are for arrow keys. Months are tried as calendars. */
const GRIDS = "[role=grid],[role=treegrid]";
const ITEMS =
  "[role=option],[role=menuitem],[role=menuitemcheckbox],[role=menuitemradio],[role=treeitem],[role=gridcell],[role=tab],[role=radio]";
const PLAIN_ITEMS = "li,a[href],button";
const LISTS = "[role=listbox],[role=menu],[role=tree],[role=grid],[role=menubar]";
const FIELDS = "input:not([type=hidden]),select,textarea";
const PARTS = "body,main,form,section,article,header,footer";
const STEPS_AROUND = 3;
const OVER = new Set(["absolute", "fixed", "sticky"]);
const FEWEST_ITEMS = 2;
const MOST_ITEMS = 60;
const NAME_LIMIT = 80;

let open: Open | null = null;
/** Whether nothing but the marks of items was other than before, when an arrow key last did anything. */
let isMarkAlone = false;
let misnamed: TriedList["names"] | null = null;
let isPlain = false;

/** What opens lists, and groups of items that are open. */
export function listsToTry({ describe }: ProbedPage, writing: ReadonlySet<Node>): ListToTry[] {
  const state = readPageState();
  const canBeUsed = (element: Element): boolean =>
    isSeenOrDrawn(element, state) &&
    focusOf(element) === "tab" &&
    closestElement(element, "[inert],[aria-disabled=true]") === null;
  const openers = queryPage(OPENS).filter(
    (element) => canBeUsed(element) && tagName(element) !== "select" && tagName(element) !== "a",
  );
  const stops = queryPage(GROUPS).flatMap((group) => {
    if (itemsIn(group, state).length < FEWEST_ITEMS || !hasHiddenStops(group, state)) return [];
    const stop = [group, ...queryAll(group, ITEMS)].find(canBeUsed);
    return stop === undefined || openers.includes(stop) ? [] : [stop];
  });
  stops.push(
    ...queryPage(GRIDS)
      .flatMap((grid) => cellOf(grid, state) ?? [])
      .filter(canBeUsed),
  );
  const rows = queryPage("[role=tablist]").flatMap((row) => {
    const [first, ...others] = itemsIn(row, state);
    const isReached = first !== undefined && others.length > 0 && !hasHiddenStops(row, state);
    return isReached && canBeUsed(first) ? [first] : [];
  });
  const toTry = (element: Element, isOpened: boolean): ListToTry => ({
    control: describe(element) satisfies ElementRef,
    name: folded(accessibleName(element), NAME_LIMIT),
    isField: matchesSelector(element, "input,textarea,[contenteditable]"),
    isOpened,
  });
  const isKnown = (one: Element): boolean => openers.includes(one) || stops.includes(one);
  const replaced = replacedSelects((one) => canBeUsed(one) && !isKnown(one));
  const guesses = suggestingFields(writing, (field) => canBeUsed(field) && !openers.includes(field));
  const isOther = (one: Element): boolean => !replaced.some(({ stop }) => stop === one);
  return [
    ...openers.map((one) => toTry(one, true)),
    ...stops.map((one) => toTry(one, false)),
    ...rows.map((one) => ({ ...toTry(one, false), hasAllStops: true as const })),
    ...replaced.map(({ select, stop }) => ({
      ...toTry(stop, true),
      name: folded(labelOf(select) === "" ? accessibleName(stop) : labelOf(select), NAME_LIMIT),
      replacesSelect: true as const,
    })),
    ...guesses.filter(isOther).map((one) => ({ ...toTry(one, true), isGuess: true as const })),
  ];
}

/** The one cell of a grid that the Tab key stops at, where it holds words and passes the others by. */
function cellOf(grid: Element, state: PageState): Element | null {
  const cells = itemsIn(grid, state);
  const stops = cells.filter((cell) => focusOf(cell) === "tab");
  const others = cells.filter((cell) => focusOf(cell) === "script");
  const hasWords =
    cells.filter((cell) => /\p{L}{2}/u.test(textContent(cell) ?? "")).length * 2 > cells.length;
  const [stop] = stops;
  return stops.length === 1 && stop !== undefined && others.length >= FEWEST_ITEMS && hasWords ? stop : null;
}

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

/** Whether the Tab key passes some of the items by, so that it is left to the arrow keys to reach them. */
function hasHiddenStops(group: Element, state: PageState): boolean {
  return itemsIn(group, state).some(
    (item) => focusOf(item) !== "tab" && !queryAll(item, "*").some((inner) => focusOf(inner) === "tab"),
  );
}

function itemsIn(element: Element, state: PageState): Element[] {
  const isSeen = (item: Element): boolean =>
    state.has(item) || queryAll(item, "*").some((one) => state.has(one));
  const items = ownedBy(element).filter((item) => isSeen(item) && !isDisabled(item));
  return items.slice(0, MOST_ITEMS);
}

/** Whether what came took the place of other things to choose from, as where a menu is searched. */
export function replacesChoices(before: Before): boolean {
  return newlyHidden(before).some((went) => queryAll(went, `${PLAIN_ITEMS},${ITEMS}`).length >= FEWEST_ITEMS);
}

/** Items that stand in a list, or that it names as its own. */
function ownedBy(list: Element): Element[] {
  const owned = referenced(list, "aria-owns").flatMap((one) => [one, ...queryAll(one, "*")]);
  return [...new Set([...queryAll(list, ITEMS), ...owned.filter((one) => matchesSelector(one, ITEMS))])];
}

function isDisabled(item: Element): boolean {
  return matchesSelector(item, ":disabled,[aria-disabled=true]");
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
function isDrawnAnew(list: Element, { control, state }: Before): boolean {
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
      if (!contains(came, list) && isDrawnAnew(list, before)) continue;
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
