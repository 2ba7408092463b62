import { accessibleName } from "#gather/page/in-page/semantics.ts";
import { isNamedForMoving } from "#gather/page/in-page/operating/gestures/moving-words.ts";
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

/** What a value is written or chosen in. */
const SETS =
  "input,select,textarea,[contenteditable],[role=slider],[role=spinbutton],[role=radio],[role=combobox],[role=listbox]";
const OF_VOLUME = /volum|loud|sound|lautst|ton|ljud|lyd|geluid|głośn|hlasit/iu;
/** Of buttons, there and back. */
const FEWEST_BUTTONS = 2;

/** Whether stops of the Tab key stand close by that may set the same. */
export function hasStopClose(element: Element): boolean {
  let around = parentElement(element);
  for (let step = 0; step < STEPS_AROUND && around !== null; step += 1) {
    if (matchesSelector(around, PARTS)) return false;
    const stops = queryAll(around, "*").filter((one) => focusOf(one) !== "none" && !contains(element, one));
    if (maySet(stops)) return true;
    around = parentElement(around);
  }
  return false;
}

/** A field that may take the same, or buttons that lead there: what plays, or is muted, sets no place. */
function maySet(stops: readonly Element[]): boolean {
  const fields = stops.filter((stop) => matchesSelector(stop, SETS));
  const buttons = stops.filter((stop) => isNamedForMoving(stop) || /\d/.test(accessibleName(stop)));
  return fields.some((field) => !OF_VOLUME.test(accessibleName(field))) || buttons.length >= FEWEST_BUTTONS;
}
