import type { ElementRef } from "#evidence/document.ts";
import type { Effect, FocusPlace, StateChange } from "#gather/operating/operating-facts.ts";

import { matchesSelector, openShadowRoot, parentElement, queryAll } from "../dom.ts";
import type { ProbedPage } from "../probed-page.ts";
import { pairsOf, readPageState, type PageState } from "./page-state.ts";

/** The part of an effect that the page itself can tell. */
export type SeenEffect = Omit<Effect, "left" | "asked">;

const MOST_NAMED = 6;
const MOST_STATES = 12;
const LOOKED_AT = 12;
const LOOK = [
  "color",
  "background-color",
  "background-image",
  "background-position",
  "border-top-color",
  "text-decoration-line",
  "transform",
  "translate",
  "rotate",
  "opacity",
  "left",
  "right",
  "width",
  "fill",
  "content",
];

/** What is seen before an operation. */
export interface Before {
  control: Element;
  state: PageState;
  look: string;
}

/** Elements that change while nobody does anything. */
const restless = new Set<Element>();

/** Learns what changes by itself, from two looks between which nothing was done. */
export function noteRestless(earlier: PageState, later: PageState): void {
  for (const element of [...differing(earlier, later), ...differing(later, earlier)]) {
    restless.add(element);
    // Slides that take turns stand side by side: the next one has not been seen yet.
    const isTurn = !(earlier.has(element) && later.has(element));
    const beside = isTurn ? parentElement(element) : null;
    if (beside !== null && !matchesSelector(beside, "html,body,main")) restless.add(beside);
  }
}

function differing(one: PageState, other: PageState): Element[] {
  return [...one].flatMap(([element, { text, states }]) => {
    const now = other.get(element);
    return now?.text === text && now.states === states ? [] : [element];
  });
}

export function lookBefore(control: Element): Before {
  return { control, state: readPageState(), look: lookOf(control) };
}

/** Whether everything is seen as it was, but for what is restless; what is only told to screen readers may differ. */
export function isAsBefore({ control, state, look }: Before, withLook: boolean): boolean {
  if (withLook && lookOf(control) !== look) return false;
  const now = readPageState();
  return ![...missing(state, now), ...missing(now, state)].some(matters);
}

function missing(one: PageState, other: PageState): Element[] {
  return [...one].flatMap(([element, { text }]) => (other.get(element)?.text === text ? [] : [element]));
}

/** Elements that came to be seen, the highest alone. */
export function newlyShown({ state }: Before): Element[] {
  return highest(new Set([...readPageState().keys()].filter((element) => !state.has(element)))).filter(
    matters,
  );
}

/** What is other than before. */
export function effectSince(before: Before, { describe }: ProbedPage): SeenEffect {
  const now = readPageState();
  const shown = highest(new Set([...now.keys()].filter((element) => !before.state.has(element)))).filter(
    matters,
  );
  const hidden = highest(new Set([...before.state.keys()].filter((element) => !now.has(element)))).filter(
    matters,
  );
  const texts = withOtherText(before.state, now);
  const named = (elements: readonly Element[]): ElementRef[] =>
    elements
      .filter(({ isConnected }) => isConnected)
      .slice(0, MOST_NAMED)
      .map(describe);
  const gone = hidden.filter(({ isConnected }) => !isConnected);
  return {
    shown: named(shown),
    // What was taken out of the page can no longer be named; what it stood in can.
    hidden: [...named(hidden), ...(gone.length === 0 ? [] : named([document.body]))],
    texts: named(texts),
    states: stateChanges(before.state, now, describe),
    hasNewLook: before.control.isConnected && lookOf(before.control) !== before.look,
    focus: focusPlace(before.control, shown),
  };
}

/** Elements that are seen as before, with another text. */
export function changedTexts({ state }: Before): Element[] {
  return withOtherText(state, readPageState());
}

function withOtherText(before: PageState, now: PageState): Element[] {
  return [...now].flatMap(([element, { text }]) =>
    (before.get(element)?.text ?? text) !== text && matters(element) ? [element] : [],
  );
}

function stateChanges(before: PageState, now: PageState, describe: ProbedPage["describe"]): StateChange[] {
  return [...before]
    .filter(([element, { states }]) => (now.get(element)?.states ?? states) !== states && matters(element))
    .flatMap(([element, { states }]) => {
      const [from, to] = [pairsOf(states), pairsOf(now.get(element)?.states ?? states)];
      return [...new Set([...from.keys(), ...to.keys()])]
        .filter((name) => from.get(name) !== to.get(name))
        .map((name) => ({
          element: describe(element),
          name,
          from: from.get(name) ?? null,
          to: to.get(name) ?? null,
        }));
    })
    .slice(0, MOST_STATES);
}

export function focusPlace(control: Element, shown: readonly Element[]): FocusPlace {
  const active = deepActive();
  if (active === null || active === document.body || active === document.documentElement) return "nowhere";
  if (active === control || control.contains(active)) return "control";
  return shown.some((element) => contains(element, active)) ? "shown" : "elsewhere";
}

/** Whether an element stands in another one, shadow roots included. */
export function contains(outer: Element, inner: Element): boolean {
  for (let above: Element | null = inner; above !== null; above = parentElement(above))
    if (above === outer) return true;
  return false;
}

export function deepActive(): Element | null {
  let active = document.activeElement;
  for (let inner = active; inner !== null;) {
    active = inner;
    inner = openShadowRoot(inner)?.activeElement ?? null;
  }
  return active;
}

function matters(element: Element): boolean {
  return ![...restless].some((moving) => moving === element || moving.contains(element));
}

function highest(elements: ReadonlySet<Element>): Element[] {
  return [...elements].filter((element) => {
    const parent = parentElement(element);
    return parent === null || !elements.has(parent);
  });
}

function lookOf(element: Element): string {
  const inside = queryAll(element, "*").slice(0, LOOKED_AT);
  return [element, ...inside]
    .flatMap((one) => [undefined, "::before", "::after"].map((pseudo) => getComputedStyle(one, pseudo)))
    .map((style) => LOOK.map((name) => style.getPropertyValue(name)).join(";"))
    .join("|");
}
