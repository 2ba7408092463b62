import type { ElementRef } from "#evidence/document.ts";

import { createDescriber } from "../describe-element.ts";
import {
  attribute,
  checkVisibility,
  folded,
  isElement,
  matchesSelector,
  queryAll,
  tagName,
  textContent,
} from "../dom.ts";

/** A part that scripts draw anew while no one touches the page, with the same things to use in it. */
export interface RedrawnPart {
  /** What the first of these is called. */
  name: string;
  /** Milliseconds after which it may come again. */
  everyMs: number;
  element: ElementRef;
}

const STOPS = "a[href],button,input:not([type=hidden]),select,textarea,summary,[role=button][tabindex='0']";
const MOST = 2;
const NAME_LIMIT = 60;
/** What comes sooner is the page as it is made for the first time. */
const SOON_MS = 800;

interface Redrawn {
  kind: string;
  everyMs: number;
}

const redrawn = new Map<Element, Redrawn>();
let observer: MutationObserver | null = null;
let begunAt = 0;
let inHand: Element | null = null;

/** Begins to watch for parts that go and come with the same things to use. */
export function watchRedraws(): void {
  redrawn.clear();
  begunAt = performance.now();
  observer?.disconnect();
  observer = new MutationObserver(noteRedraws);
  observer.observe(document.body, { subtree: true, childList: true });
}

function noteRedraws(records: readonly MutationRecord[]): void {
  const now = performance.now();
  if (now - begunAt < SOON_MS) return;
  for (const [target, all] of Map.groupBy(records, (record) => record.target)) {
    if (!isElement(target)) continue;
    const came = new Set(all.flatMap(({ addedNodes }) => [...addedNodes].flatMap(kindsOf)));
    const kind = all
      .flatMap(({ removedNodes }) => [...removedNodes].flatMap(kindsOf))
      .find((one) => came.has(one));
    if (kind !== undefined && !redrawn.has(target)) redrawn.set(target, { kind, everyMs: now });
  }
}

/** What the things to use in a part are, and how they are called. */
function kindsOf(node: Node): string[] {
  if (!isElement(node)) return [];
  const all = [...(matchesSelector(node, STOPS) ? [node] : []), ...queryAll(node, STOPS)];
  return all.map(kindOf);
}

function kindOf(stop: Element): string {
  return `${tagName(stop)} ${stop.id} ${folded(textContent(stop), NAME_LIMIT)}`;
}

/** Parts that were drawn anew so far. */
export function redrawnParts(): RedrawnPart[] {
  observer?.disconnect();
  const describer = createDescriber(document);
  return [...redrawn]
    .flatMap(([part, { kind, everyMs }]) => {
      const stop = stopIn(part, kind);
      if (stop === undefined) return [];
      const name = folded(attribute(stop, "aria-label") ?? textContent(stop), NAME_LIMIT);
      return [{ name, everyMs, element: describer.describe(part) }];
    })
    .slice(0, MOST);
}

function stopIn(part: Element, kind: string): Element | undefined {
  if (!part.isConnected) return undefined;
  return queryAll(part, STOPS).find(
    (stop) =>
      kindOf(stop) === kind && checkVisibility(stop, { visibilityProperty: true, opacityProperty: true }),
  );
}

/** Gives the focus to what was drawn anew in a part; whether it took it. */
export function focusRedrawn(index: number): boolean {
  const found = [...redrawn].flatMap(([part, { kind }]) => stopIn(part, kind) ?? []);
  inHand = found[index] ?? null;
  if (!(inHand instanceof HTMLElement)) return false;
  inHand.focus();
  return document.activeElement === inHand;
}

/** What became of the focus that was given: whether it is still there, gone with what had it, or elsewhere. */
export function focusOfRedrawn(): "there" | "lost" | "elsewhere" {
  const { activeElement } = document;
  if (inHand?.isConnected === true && activeElement === inHand) return "there";
  const isLost = activeElement === null || activeElement === document.body;
  return isLost && inHand?.isConnected === false ? "lost" : "elsewhere";
}

/** Takes the focus away again. */
export function leaveRedrawn(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement) activeElement.blur();
  inHand = null;
}
