import type { ElementRef } from "#evidence/document.ts";
import type { Control } from "#gather/operating/operating-facts.ts";

import { openShadowRoot, queryAll, rectOf } from "../dom.ts";
import { probedPage } from "../probed-page.ts";
import { choiceFields } from "./choice-fields.ts";
import {
  type Before,
  deepActive,
  effectSince,
  isAsBefore,
  lookBefore,
  noteRestless,
  type SeenEffect,
} from "./effects.ts";
import { findControls } from "./find-controls.ts";
import { focusIsOnTheWay, formMessages, formsToTry } from "./form-messages.ts";
import {
  focusStop,
  foundElsewhere,
  isContentSeen,
  shownOnHover,
  type ShownOnHover,
} from "./hover-content.ts";
import { hoverTriggers } from "./hover-triggers.ts";
import {
  closers,
  type DialogAtFirst,
  focusCloser,
  focusedBehind,
  focusIntoDialog,
  isDialogOpen,
  openedDialog,
  openerIsSeen,
  placeOfFocus,
} from "./opened-dialog.ts";
import { readPageState } from "./page-state.ts";
import { learnNoise, settled } from "./settled.ts";

const LOOK_EVERY_MS = 90;

const page = probedPage();
const listening = new Map<string, Set<Element>>();
let current: Element | null = null;
let before: Before | null = null;

/** Notes elements that scripts of the page listen at. */
function noteListening(kind: string, ...elements: Element[]): void {
  listening.set(kind, new Set(elements));
}

/** Learns for some time what changes by itself; in many looks, for what takes turns is soon as it was. */
async function learnRestless(forMs: number): Promise<void> {
  const until = performance.now() + forMs;
  learnNoise(true);
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
  const nowhere = new Set<Element>();
  const heard = { press: listening.get("press") ?? nowhere, down: listening.get("down") ?? nowhere };
  return findControls(heard).map(({ node, ...control }) => ({
    ...control,
    element: page.describe(node),
  }));
}

/** What may show more while the pointer is over it. */
function triggers(): ElementRef[] {
  return hoverTriggers(listening.get("hover") ?? new Set()).map(page.describe);
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
    found = root === null ? null : (queryAll(root, step.replace(/^:host > /, ":scope > "))[0] ?? null);
    root = found === null ? null : openShadowRoot(found);
  }
  return found;
}

/** A point of the element that the pointer would hit, scrolled into view; null where something lies over it. */
function pointOn(): { x: number; y: number } | null {
  current?.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  if (current === null) return null;
  const { left, top, width, height } = rectOf(current);
  for (const [across, down] of [
    [0.5, 0.5],
    [0.2, 0.5],
    [0.8, 0.5],
    [0.5, 0.2],
    [0.5, 0.8],
  ] as const) {
    const [x, y] = [left + across * width, top + down * height];
    if (isHit(current, document.elementFromPoint(x, y))) return { x, y };
  }
  return null;
}

function isHit(element: Element, hit: Element | null): boolean {
  const inner = hit === null ? null : (openShadowRoot(hit)?.elementFromPoint(0, 0) ?? hit);
  return (
    hit !== null &&
    (element.contains(hit) || (inner !== null && element.contains(inner)) || hostOf(element) === hit)
  );
}

function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** Gives the element the focus as the keyboard would; whether it took it. */
function focusIt(): boolean {
  if (!(current instanceof HTMLElement || current instanceof SVGElement)) return false;
  current.focus({ focusVisible: true });
  return deepActive() === current;
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

/** What the scanner may call in a page that it operates. */
export const operating = {
  noteListening,
  learnRestless,
  controls,
  triggers,
  choiceFields: () => choiceFields(page),
  formsToTry: () => formsToTry(page),
  formMessages: () => (before === null ? [] : formMessages(before, page)),
  focusIsOnTheWay: () => before !== null && focusIsOnTheWay(before),
  begin,
  pointOn,
  focusIt,
  blurAll,
  look,
  effect,
  isUndone,
  settled,
  dialog,
  closers,
  focusCloser,
  focusedBehind: () => focusedBehind(page),
  focusIntoDialog,
  isDialogOpen,
  openerIsSeen,
  placeOfFocus,
  hovered,
  isContentSeen: () => before !== null && isContentSeen(before),
  foundElsewhere,
  focusStop,
};

export type OperatingInPage = typeof operating;
