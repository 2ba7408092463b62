import {
  attributesOf,
  matchesSelector,
  parentElement,
  queryAll,
  rectOf,
  textContent,
} from "#gather/page/in-page/dom.ts";
import { contains } from "./effects.ts";
import { focusOf } from "./find-controls.ts";

const PARTS = "body,main,form,section,article,header,footer,nav";
const NARROWEST = 40;
const HIGHEST = 200;
const STEPS_AROUND = 2;

/** Whether it may be a row of stars, a track or a field of colors: a box with no words and nothing else to press. */
export function mayBeSetByPlace(element: Element): boolean {
  const { width, height } = rectOf(element);
  const isOfSize = width >= NARROWEST && height > 0 && height <= HIGHEST;
  const isBox = matchesSelector(element, "div,span,i,ul,p,td") && focusOf(element) === "none";
  return isOfSize && isBox && (textContent(element) ?? "").trim() === "";
}

/** What it is like now: its attributes, and all that it holds. */
export function markupOf(element: Element): string {
  const own = [...attributesOf(element)].map(({ name, value }) => `${name}=${value}`);
  return `${own.join(" ")} ${element.innerHTML}`.slice(0, 20_000);
}

/** Whether a stop of the Tab key stands close by, which may set the same. */
export function hasStopClose(element: Element): boolean {
  let around = parentElement(element);
  for (let step = 0; step < STEPS_AROUND && around !== null; step += 1) {
    if (matchesSelector(around, PARTS)) return false;
    if (queryAll(around, "*").some((one) => focusOf(one) !== "none" && !contains(element, one))) return true;
    around = parentElement(around);
  }
  return false;
}
