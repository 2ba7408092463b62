import {
  closestElement,
  isShadowRoot,
  matchesSelector,
  openShadowRoot,
  parentElement,
  queryAll,
} from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { hasTicked } from "#gather/page/in-page/operating/timers/clocks.ts";
import {
  type Before,
  contains,
  deepActive,
  effectSince,
  isAsBefore,
  lookBefore,
  newlyHidden,
  type SeenEffect,
} from "./effects.ts";
import { focusOf } from "./find-controls.ts";
import { type PageState, readPageState } from "#gather/page/in-page/operating/page/page-state.ts";

const HOST = ":host > ";

let current: Element | null = null;
let before: Before | null = null;
let unpointed: PageState | null = null;

/** What is asked of the element that was taken up; otherwise where there is none. */
export function ofElement<Answer, Otherwise>(
  ask: (element: Element) => Answer,
  otherwise: Otherwise,
): Answer | Otherwise {
  return current === null ? otherwise : ask(current);
}

/** What is asked of what was seen at the last look; otherwise where nobody has looked. */
export function sinceLook<Answer, Otherwise>(
  ask: (before: Before) => Answer,
  otherwise: Otherwise,
): Answer | Otherwise {
  return before === null ? otherwise : ask(before);
}

/** Takes up an element; whether it is there. */
export function begin(selector: string): boolean {
  current = elementAt(selector);
  before = null;
  return current !== null;
}

/** The element of a selector, shadow roots included. */
export function elementAt(selector: string): Element | null {
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

/** Gives the element the focus as the keyboard would; whether it took it. */
export function focusIt(): boolean {
  if (!(current instanceof HTMLElement || current instanceof SVGElement)) return false;
  current.focus({ focusVisible: true });
  return deepActive() === current;
}

/** Presses the element where neither key nor pointer gets to it, as where a narrow window keeps it in a menu. */
export function clickIt(): void {
  if (current instanceof HTMLElement) current.click();
}

/** Gives the focus to what stands around the element, where a person would be who wants to press it. */
export function focusAround(): void {
  for (let around = current; around !== null && around !== document.body; around = parentElement(around)) {
    const stop = [around, ...queryAll(around, "*")].find((one) => focusOf(one) !== "none");
    if (!(stop instanceof HTMLElement)) continue;
    stop.focus();
    return;
  }
}

/** Whether the element hears of the focus when it is given to it: what is inert behind a dialog does not. */
export function isReachable(): boolean {
  if (!(current instanceof HTMLElement)) return false;
  const modal = queryAll(document, ":modal").at(-1);
  const isBehind = modal !== undefined && !contains(modal, current);
  return !isBehind && closestElement(current, "[inert]") === null;
}

/** Takes the focus away from wherever it is. */
export function blurAll(): void {
  const active = deepActive();
  if (active instanceof HTMLElement || active instanceof SVGElement) active.blur();
}

/** Takes the mark from words that were marked. */
export function selectNothing(): void {
  getSelection()?.removeAllRanges();
}

/** Notes what is seen, for what is asked next. @returns the moment, on the page's clock */
export function look(): number {
  before = current === null ? null : lookBefore(current);
  return performance.now();
}

/** Notes what is seen before the pointer comes. */
export function noteUnpointed(): void {
  unpointed = readPageState();
}

/** Whether all that went since the last look only came with the pointer, as hints do. */
export function hidOnlyHints(): boolean {
  const hidden = before === null ? [] : newlyHidden(before);
  return unpointed !== null && hidden.every((element) => unpointed?.has(element) === false);
}

/** What came of what was done since the last look. */
export async function effect(page: ProbedPage): Promise<SeenEffect> {
  if (before === null) throw new Error("Nobody has looked before.");
  const seen = effectSince(before, page);
  const isMore = seen.shown.length + seen.hidden.length + seen.states.length > 0;
  return !isMore && (await hasTicked(before)) ? effectSince(before, page) : seen;
}

/** Whether all is seen as it was at the last look; with the control's own look, where it is pointed at as then. */
export function isUndone(withLook = false): boolean {
  return before !== null && isAsBefore(before, withLook);
}
