import type { ElementRef } from "#evidence/document.ts";
import type { Control } from "#gather/operating/operating-facts.ts";

import {
  closestElement,
  isElement,
  isShadowRoot,
  matchesSelector,
  openShadowRoot,
  parentElement,
  queryAll,
  rectOf,
} from "../dom.ts";
import { probedPage } from "../probed-page.ts";
import { choiceFields } from "./choice-fields.ts";
import {
  type Before,
  contains,
  deepActive,
  effectSince,
  isAsBefore,
  isFocusInOpened,
  knowElements,
  lookBefore,
  noteRestless,
  offersControls,
  putBackFields,
  type SeenEffect,
} from "./effects.ts";
import { findControls, focusOf } from "./find-controls.ts";
import {
  fieldsAfter,
  focusField,
  isCheckedByBrowser,
  isToldOtherwise,
  isOff,
  fieldCount,
  watchForm,
  wrongEntries,
} from "./form-fields.ts";
import { errorsSince, focusIsOnTheWay, formMessages } from "./form-messages.ts";
import { formsToTry } from "./forms-to-try.ts";
import {
  focusStop,
  foundElsewhere,
  isContentSeen,
  shownOnHover,
  type ShownOnHover,
} from "./hover-content.ts";
import {
  dropPoints,
  gestureTargets,
  hasComeAlong,
  isElsewhere,
  notePlace,
  partToGrab,
  pointOnTrack,
  swipeWay,
} from "./gesture-targets.ts";
import { hoverTriggers } from "./hover-triggers.ts";
import {
  expandedOfList,
  hasFocusWithin,
  isFocusInList,
  isListOpen,
  type ListAtFirst,
  listsToTry,
  movedInList,
  openList,
} from "./item-lists.ts";
import {
  closers,
  type DialogAtFirst,
  focusCloser,
  focusedBehind,
  focusIntoDialog,
  focusIsUntold,
  isDialogOpen,
  openedDialog,
  openerIsSeen,
  placeOfFocus,
} from "./opened-dialog.ts";
import { isTooLarge, readPageState } from "./page-state.ts";
import {
  insideSpokenOf,
  noteSelectors,
  openedPage,
  runAccessLintOnOpened,
  runAxeOnOpened,
  takeUpOpened,
} from "./opened-content.ts";
import {
  focusIntoMessage,
  isMessageGone,
  leftOfMessage,
  messagePoint,
  messageSince,
} from "./passing-message.ts";
import { learnNoise, settled } from "./settled.ts";
import { saidSince, stopsBeforeOpened } from "./what-came.ts";

const LOOK_EVERY_MS = 90;
const HOST = ":host > ";

const page = probedPage();
const listening = new Map<string, Set<Node>>();
let current: Element | null = null;
let before: Before | null = null;

/** Notes elements that scripts of the page listen at. */
function noteListening(kind: string, ...nodes: Node[]): void {
  listening.set(kind, new Set(nodes));
}

/** Learns for some time what changes by itself; in many looks, for what takes turns is soon as it was. */
async function learnRestless(forMs: number): Promise<void> {
  const until = performance.now() + forMs;
  learnNoise(true);
  knowElements();
  noteSelectors();
  let earlier = readPageState();
  while (performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    const later = readPageState();
    noteRestless(earlier, later);
    earlier = later;
  }
  learnNoise(false);
}

/** What can be operated on the page. */
function controls(): Control[] {
  const nowhere = new Set<Node>();
  const heard = { press: listening.get("press") ?? nowhere, down: listening.get("down") ?? nowhere };
  return findControls(heard).map(({ node, ...control }) => ({
    ...control,
    element: page.describe(node),
  }));
}

/** What may show more while the pointer is over it. */
function triggers(): ElementRef[] {
  return hoverTriggers([...(listening.get("hover") ?? [])].filter(isElement)).map(page.describe);
}

/** Takes up an element; whether it is there. */
function begin(selector: string): boolean {
  current = elementAt(selector);
  before = null;
  return current !== null;
}

function elementAt(selector: string): Element | null {
  let found: Element | null = null;
  let root: Node | null = document;
  for (const step of selector.split(" >>> ")) {
    found = root === null ? null : inRoot(root, step);
    root = found === null ? null : openShadowRoot(found);
  }
  return found;
}

/** `:scope` means no shadow root, so the first step down from one is taken by hand. */
function inRoot(root: Node, step: string): Element | null {
  if (!step.startsWith(HOST)) return queryAll(root, step)[0] ?? null;
  const [first = "", ...rest] = step.slice(HOST.length).split(" > ");
  const tops = isShadowRoot(root) ? [...root.children].filter((one) => matchesSelector(one, first)) : [];
  const found =
    rest.length === 0 ? tops : tops.flatMap((top) => queryAll(top, `:scope > ${rest.join(" > ")}`));
  return found[0] ?? null;
}

/** A point of the element that the pointer would hit, scrolled into view; null where something lies over it. */
function pointOn(): { x: number; y: number } | null {
  return current === null ? null : pointOnElement(current);
}

/** The same of that part of the element that is dragged. */
function pointToGrab(): { x: number; y: number } | null {
  return current === null ? null : pointOnElement(partToGrab(current));
}

function pointOnElement(element: Element): { x: number; y: number } | null {
  element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const { left, top, width, height } = rectOf(element);
  for (const [across, down] of [
    [0.5, 0.5],
    [0.2, 0.5],
    [0.8, 0.5],
    [0.5, 0.2],
    [0.5, 0.8],
  ] as const) {
    const [x, y] = [left + across * width, top + down * height];
    if (isHit(element, deepElementAt(x, y))) return { x, y };
  }
  return null;
}

/** What the pointer hits, in however many shadow roots it stands. */
function deepElementAt(x: number, y: number): Element | null {
  let hit = document.elementFromPoint(x, y);
  for (let inner = hit; inner !== null;) {
    hit = inner;
    const deeper: Element | null = openShadowRoot(inner)?.elementFromPoint(x, y) ?? null;
    inner = deeper === hit ? null : deeper;
  }
  return hit;
}

/** A closed shadow root around the element only tells its host. */
function isHit(element: Element, hit: Element | null): boolean {
  if (hit === null) return false;
  const root = element.getRootNode();
  return contains(element, hit) || (root instanceof ShadowRoot && root.host === hit);
}

/** Whether what lies over the element is a control, which is tried by itself: the pointer means that one. */
function isUnderControl(): boolean {
  if (current === null) return false;
  const { left, top, width, height } = rectOf(current);
  const over = deepElementAt(left + width / 2, top + height / 2);
  for (let above = over; above !== null; above = parentElement(above))
    if (focusOf(above) === "tab") return true;
  return false;
}

/** Gives the element the focus as the keyboard would; whether it took it. */
function focusIt(): boolean {
  if (!(current instanceof HTMLElement || current instanceof SVGElement)) return false;
  current.focus({ focusVisible: true });
  return deepActive() === current;
}

/** Whether the element hears of the focus when it is given to it: what is inert behind a dialog does not. */
function isReachable(): boolean {
  if (!(current instanceof HTMLElement)) return false;
  const modal = queryAll(document, ":modal").at(-1);
  const isBehind = modal !== undefined && !contains(modal, current);
  return !isBehind && closestElement(current, "[inert]") === null;
}

/** Takes the focus away from wherever it is. */
function blurAll(): void {
  const active = deepActive();
  if (active instanceof HTMLElement || active instanceof SVGElement) active.blur();
}

/** Notes what is seen, for what is asked next. */
function look(): void {
  before = current === null ? null : lookBefore(current);
}

/** What came of what was done since the last look. */
function effect(): SeenEffect {
  if (before === null) throw new Error("Nobody has looked before.");
  return effectSince(before, page);
}

/** Whether all is seen as it was at the last look; with the control's own look, where it is pointed at as then. */
function isUndone(withLook = false): boolean {
  return before !== null && isAsBefore(before, withLook);
}

function dialog(): DialogAtFirst | null {
  return before === null ? null : openedDialog(before, page);
}

function hovered(): ShownOnHover | null {
  return before === null ? null : shownOnHover(before, page);
}

/** The list that is open now. @param isOpened whether it came since the last look */
function listNow(isOpened: boolean): ListAtFirst | null {
  return before === null ? null : openList(before, page, isOpened);
}

/** What the scanner may call in a page that it operates. */
export const operating = {
  noteListening,
  learnRestless,
  controls,
  isTooLarge,
  triggers,
  choiceFields: () => choiceFields(page),
  formsToTry: () => formsToTry(page),
  watchForm: () => {
    if (current !== null) watchForm(current);
  },
  wrongEntries,
  focusField,
  isCheckedByBrowser: () => current !== null && isCheckedByBrowser(current),
  isToldOtherwise,
  fieldCount,
  isOff: () => current !== null && isOff(current),
  fieldsAfter: () => fieldsAfter(page),
  formMessages: () => (before === null ? [] : formMessages(before, page)),
  errorsSince: () => (before === null ? { ofFields: [], forms: [] } : errorsSince(before, page)),
  focusIsOnTheWay: () => before !== null && focusIsOnTheWay(before),
  begin,
  pointOn,
  pointToGrab,
  isUnderControl,
  isReachable,
  focusIt,
  blurAll,
  look,
  effect,
  saidSince: () => (before === null ? [] : saidSince(before, page)),
  stopsBeforeOpened: () => (before === null ? null : stopsBeforeOpened(before)),
  isFocusInOpened: () => before !== null && isFocusInOpened(before),
  offersControls: () => before !== null && offersControls(before),
  putBackFields: () => before !== null && putBackFields(before),
  isUndone,
  settled,
  dialog,
  closers,
  focusCloser,
  focusedBehind: () => focusedBehind(page),
  focusIntoDialog,
  focusIsUntold,
  isDialogOpen,
  openerIsSeen,
  placeOfFocus,
  gestureTargets: () => gestureTargets(listening.get("down") ?? new Set(), page),
  notePlace: () => {
    if (current !== null) notePlace(current);
  },
  isElsewhere,
  hasComeAlong,
  swipeWay: () => (current === null ? null : swipeWay(current)),
  pointOnTrack,
  dropPoints: (x: number, y: number) => dropPoints(listening.get("drop") ?? new Set(), x, y),
  listsToTry: () => listsToTry(page),
  openList: listNow,
  hasFocusWithin: () => current !== null && hasFocusWithin(current),
  movedInList,
  isFocusInList,
  isListOpen,
  expandedOfList,
  takeUpOpened: () => (before === null ? null : takeUpOpened(before)),
  openedPage,
  insideSpokenOf,
  runAxeOnOpened,
  runAccessLintOnOpened,
  messageSince: () => (before === null ? null : messageSince(before, page)),
  isMessageGone,
  messagePoint,
  focusIntoMessage,
  leftOfMessage,
  hovered,
  isContentSeen: () => before !== null && isContentSeen(before),
  foundElsewhere,
  focusStop,
};

export type OperatingInPage = typeof operating;
