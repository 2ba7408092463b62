import type { Gesture } from "#gather/operating/gesture-facts.ts";

import { closestElement, folded, matchesSelector, parentElement, queryAll, rectOf } from "../dom.ts";
import type { ProbedPage } from "../probed-page.ts";
import { accessibleName } from "../semantics.ts";
import { readPageState } from "./page-state.ts";

export type GestureTarget = Pick<Gesture, "element" | "name" | "hasOtherWay">;

const HEARS_DOWN = "[onmousedown],[onpointerdown],[ontouchstart]";
const WAYS = "button,[role=button],input:not([type=hidden]),select,a[href]";
const MOVES =
  /\b(?:up|down|left|right|move|next|prev(?:ious)?|back|forward|before|after|first|last|top|bottom|increase|decrease|more|less|zoom|position|slide|page|hoch|runter|weiter|zurück|suivant|siguiente)\b|^[+−<>‹›←→↑↓▲▼-]$|^\d+$/i;
const NAME_LIMIT = 60;
const STEPS_AROUND = 4;
const LARGE = 0.3;
/** Way that something must have gone to have been dragged; CSS pixels. */
const LEAST_WAY = 15;

/** Where an element is, beside its siblings and with what it holds. */
interface Place {
  left: number;
  top: number;
  siblings: readonly Element[];
  inside: readonly Element[];
}

let from: { element: Element; place: Place } | null = null;

/** What listens to the pointer going down, fields and players aside. */
export function gestureTargets(down: ReadonlySet<Node>, { describe }: ProbedPage): GestureTarget[] {
  const state = readPageState();
  return [...state.keys()]
    .filter((element) => (down.has(element) || matchesSelector(element, HEARS_DOWN)) && isTarget(element))
    .map((element) => ({
      element: describe(element),
      name: folded(accessibleName(element) || element.textContent, NAME_LIMIT),
      hasOtherWay: hasOtherWay(element),
    }));
}

function isTarget(element: Element): boolean {
  if (matchesSelector(element, "html,body,main,form,input,select,textarea,label,canvas,video,audio,iframe"))
    return false;
  // Frameworks listen to everything at the element that they draw a page in.
  if (parentElement(element) === document.body && queryAll(element, WAYS).length > 1) return false;
  const { width, height } = rectOf(element);
  const isLarge = width * height > LARGE * innerWidth * innerHeight;
  return !isLarge && closestElement(element, "[inert],:disabled") === null;
}

/** Controls in or around it whose names speak of moving. */
function hasOtherWay(element: Element): boolean {
  let around: Element | null = element;
  for (let step = 0; around !== null && step < STEPS_AROUND; step += 1) {
    if (matchesSelector(around, "body,main,html")) return false;
    const ways = queryAll(around, WAYS).filter((way) => way !== element);
    if (ways.some((way) => matchesSelector(way, "input,select") || MOVES.test(accessibleName(way))))
      return true;
    around = parentElement(around);
  }
  return false;
}

/** Notes where an element is. */
export function notePlace(element: Element): void {
  from = { element, place: placeOf(element) };
}

/** Whether it, or a part of it, went along with the pointer or stands in another order. What comes or goes moves others, too. */
export function isElsewhere(): boolean {
  if (from === null || !from.element.isConnected) return false;
  const { element, place } = from;
  const now = placeOf(element);
  if (isSorted(place.inside, now.inside)) return true;
  if (!isSame(place.siblings, now.siblings)) return isSorted(place.siblings, now.siblings);
  return now.left - place.left >= LEAST_WAY || now.top - place.top >= LEAST_WAY;
}

function isSame(one: readonly Element[], other: readonly Element[]): boolean {
  return one.length === other.length && one.every((element, index) => other[index] === element);
}

/** Whether the same elements stand in another order. */
function isSorted(before: readonly Element[], now: readonly Element[]): boolean {
  const isOfSame = before.length === now.length && before.every((element) => now.includes(element));
  return isOfSame && !isSame(before, now);
}

function placeOf(element: Element): Place {
  const around = parentElement(element);
  const { left, top } = rectOf(element);
  const parent = around === null ? { left: 0, top: 0 } : rectOf(around);
  return {
    left: left - parent.left,
    top: top - parent.top,
    siblings: around === null ? [] : [...around.children],
    inside: [...element.children],
  };
}
