import {
  attribute,
  contains,
  everyElement,
  matchesSelector,
  parentElement,
} from "#gather/page/in-page/dom.ts";
import { elementKind } from "#gather/page/in-page/element-kind.ts";
import { elementsMatching } from "#gather/page/in-page/style-rules.ts";
import type { PageState } from "./page-state.ts";

const MOST_KNOWN = 20_000;

/** Elements that change while nobody does anything. */
const restless = new Set<Element>();
/** How often each was seen to. */
const changes = new Map<Element, number>();
/** Kinds of elements that come by themselves, by where they come. */
const comers = new Map<Element, Set<string>>();
/** Elements of the page as it was loaded, with where they stood. */
const known = new Map<Element, { around: Element | null; index: number }>();

/** Notes what is on the page, so that what is only shown later can be told from what comes, and named alike. */
export function knowElements(): void {
  const counts = new Map<Element | null, number>();
  for (const element of everyElement(document, MOST_KNOWN)) {
    const around = parentElement(element);
    const index = counts.get(around) ?? 0;
    counts.set(around, index + 1);
    known.set(element, { around, index });
  }
}

/** Whether an element came after the page was loaded, so that nobody has seen what scripts hear of there. */
export function cameLater(element: Element): boolean {
  return !known.has(element);
}

/** Where an element stood when the page was loaded: the same for as long, and on each load, whatever it looks like. */
export function placeOf(element: Element): string {
  const at = known.get(element);
  const around = at === undefined ? parentElement(element) : at.around;
  const step = at === undefined ? `+${elementKind(element)}` : `/${at.index}`;
  return around === null ? step : placeOf(around) + step;
}

/** Learns what changes by itself, from two looks between which nothing was done. */
export function noteRestless(earlier: PageState, later: PageState): void {
  for (const element of new Set([...differing(earlier, later), ...differing(later, earlier)])) {
    restless.add(element);
    changes.set(element, (changes.get(element) ?? 0) + 1);
    const around = parentElement(element);
    if (around === null || (earlier.has(element) && later.has(element))) continue;
    if (!known.has(element)) noteComer(element, around);
    // Slides that take turns stand side by side: the next one has not been seen yet.
    const next = [...around.children].filter((one) => !earlier.has(one) && !later.has(one));
    for (const one of next) if (elementKind(one) === elementKind(element)) restless.add(one);
  }
}

/** What has an id comes by that alone: others of its kind may be what a press brings. Numbers in ids count what comes. */
function noteComer(element: Element, around: Element): void {
  if (element.id !== "" && !/\d/.test(element.id)) comingIds.add(element.id);
  else comers.set(around, (comers.get(around) ?? new Set()).add(elementKind(element)));
}

/** Something that comes by itself: by its id, else by its kind and the selector of where it comes. */
export interface Comer {
  id: string;
  around: string;
  kind: string;
}

const comingIds = new Set<string>();

/** Those of some elements that were not on the page when it was loaded; one without id and class may be anything. */
export function comersAmong(elements: readonly Element[], selectorOf: (element: Element) => string): Comer[] {
  return elements.flatMap((element) => {
    const around = parentElement(element);
    const isNamed = element.id !== "" || element.classList.length > 0;
    return around === null || known.has(element) || !isNamed
      ? []
      : [{ id: element.id, around: selectorOf(around), kind: elementKind(element) }];
  });
}

/** Notes what was seen to come by itself on an earlier load: it is no effect of what is done meanwhile. */
export function noteComers(found: readonly Comer[]): void {
  for (const { id, around, kind } of found) {
    if (id !== "") comingIds.add(id);
    else
      for (const element of elementsMatching(around))
        comers.set(element, (comers.get(element) ?? new Set()).add(kind));
  }
}

/** What was seen to change by itself again and again: what came once, or became what it is to be, rests from then on. */
export function restlessElements(): Element[] {
  return [...changes]
    .filter(([{ isConnected }, count]) => isConnected && count > 1)
    .map(([element]) => element);
}

/** What came by itself: by its id, else where it came and its kind. */
export function comersSeen(selectorOf: (element: Element) => string): Comer[] {
  const byKind = [...comers]
    .filter(([around]) => around.isConnected)
    .flatMap(([around, kinds]) => [...kinds].map((kind) => ({ id: "", around: selectorOf(around), kind })));
  return [...[...comingIds].map((id) => ({ id, around: "", kind: "" })), ...byKind];
}

/** Takes elements for such that change by themselves, as seen on an earlier load or by the numbers in them. */
export function takeForRestless(elements: Iterable<Element>): void {
  for (const element of elements) restless.add(element);
}

/** Learns what an animation without end makes come and go: two looks may both find it there. */
export function noteAnimated(): void {
  for (const { effect } of document.getAnimations()) {
    // What is drawn before or behind an element brings and hides nothing in it.
    if (!(effect instanceof KeyframeEffect) || effect.target === null || effect.pseudoElement !== null)
      continue;
    const isEndless = effect.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    if (isEndless && effect.getKeyframes().some(hidesIt)) restless.add(effect.target);
  }
}

function hidesIt({ opacity, visibility, display }: ComputedKeyframe): boolean {
  return Number(opacity ?? 1) === 0 || visibility === "hidden" || display === "none";
}

function differing(one: PageState, other: PageState): Element[] {
  return [...one].flatMap(([element, { text, states }]) => {
    const now = other.get(element);
    return now?.text === text && now.states === states ? [] : [element];
  });
}

/** Slides and texts that take turns by themselves, more slowly than is waited for here. */
const turning = new Set<Element>();

/** Notes what takes turns, as was seen while the page was watched. */
export function noteTurning(elements: Iterable<Element>): void {
  for (const element of elements) turning.add(element);
}

/** Where a control says what it is for. */
const NAMES_TARGET = ["aria-controls", "data-bs-target", "data-target", "href"];

/** Whether a control stands in what takes turns, or is there to turn it. */
function turns(control: Element, slides: Element): boolean {
  const named = NAMES_TARGET.map((name) => attribute(control, name) ?? "").join(" ");
  if (slides.id !== "" && named.split(/[\s#]+/).includes(slides.id)) return true;
  const { parentElement: box } = slides;
  const around = box === null || matchesSelector(box, "body,main") ? slides : box;
  return contains(around, control);
}

/** Whether an element that changed is none that changes, or comes, by itself, whatever was done to the control. */
export function matters(element: Element, control: Element): boolean {
  for (let above: Element | null = element; above !== null; above = parentElement(above)) {
    const around = parentElement(above);
    // What came and holds the control goes because of it.
    if (!known.has(above) && contains(above, control)) continue;
    if (!known.has(above) && comingIds.has(above.id)) return false;
    if (restless.has(above) || (turning.has(above) && !turns(control, above))) return false;
    if (around !== null && !known.has(above) && comers.get(around)?.has(elementKind(above)) === true)
      return false;
  }
  return true;
}
