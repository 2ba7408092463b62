import {
  attribute,
  classNames,
  matchesSelector,
  parentElement,
  queryAll,
  rectOf,
  tagName,
} from "#gather/page/in-page/dom.ts";
import { type PageState, readPageState } from "#gather/page/in-page/operating/page/page-state.ts";
import { queryPage } from "#gather/page/in-page/operating/page/through-shadows.ts";

/** Fields that scripts hear of: words that fit may come below what is written there. */
const MAY_SUGGEST = "input[type=text]:enabled,input[type=search]:enabled,input:not([type]):enabled";
const FIELDS = "input:not([type=hidden]),select,textarea";
const PARTS = "body,main,form,section,article,header,footer";
const CHOICES = "ul,ol,select,[class*=option],[class*=item]";
/** Parts of class names that speak of a list of the site's own. */
const SPEAKS = /select|combo|chosen|dropdown|autocomplete|typeahead|suggest/i;
const STEPS_AROUND = 3;
/** Pixels up to which a box is drawn for the field in it alone. */
const LOW = 100;
const MOST_PLAIN = 1;
const MOST_LIKELY = 3;

/** Fields that may open a list, those that look like it first; of others, few are tried. */
export function suggestingFields(
  writing: ReadonlySet<Node>,
  canBeUsed: (field: Element) => boolean,
): Element[] {
  const isHeard = (field: Element): boolean => writing.has(field) || isHeardFromAbove(field, writing);
  const fields = queryPage(MAY_SUGGEST).filter(
    (field) => (isHeard(field) || boxesOf(field).some((one) => writing.has(one))) && canBeUsed(field),
  );
  const likely = fields.filter(speaksOfList);
  const plain = fields.filter((field) => isHeard(field) && !likely.includes(field));
  return [...likely.slice(0, MOST_LIKELY), ...plain.slice(0, MOST_PLAIN)];
}

/**
 * Frameworks hear of all that is written where they draw the page. Of the fields there, those may suggest words that keep
 * the browser from doing so.
 */
function isHeardFromAbove(field: Element, writing: ReadonlySet<Node>): boolean {
  if (attribute(field, "autocomplete")?.trim().toLowerCase() !== "off") return false;
  if (/^(?:numeric|decimal|tel)$/.test(attribute(field, "inputmode") ?? "")) return false;
  for (let above = parentElement(field); above !== null; above = parentElement(above))
    if (writing.has(above)) return true;
  return false;
}

/** A field that is see-through or cut away until it is written in is seen by what is drawn around it alone. */
export function isSeenOrDrawn(element: Element, state: PageState = readPageState()): boolean {
  if (state.has(element)) return true;
  if (tagName(element) !== "input") return false;
  const [first, ...further] = boxesOf(element);
  const around = parentElement(element);
  if (around !== null && state.has(around)) return true;
  return first !== undefined && further.some((box) => state.has(box) && rectOf(box).height <= LOW);
}

/** The boxes around a field that hold no other. */
function boxesOf(field: Element): Element[] {
  const boxes: Element[] = [];
  let around = parentElement(field);
  while (around !== null && boxes.length < STEPS_AROUND && !matchesSelector(around, PARTS)) {
    if (queryAll(around, FIELDS).filter((one) => tagName(one) !== "select").length > 1) break;
    boxes.push(around);
    around = parentElement(around);
  }
  return boxes;
}

function speaksOfList(field: Element): boolean {
  const speaks = (one: Element): boolean => classNames(one).some((name) => SPEAKS.test(name));
  const boxes = boxesOf(field);
  return speaks(field) || (boxes.some(speaks) && boxes.some(holdsChoices));
}

function holdsChoices(box: Element): boolean {
  const state = readPageState();
  const isHiddenList = (one: Element): boolean => one.childElementCount > 1 && !state.has(one);
  return queryAll(box, CHOICES).length > 0 || queryAll(box, "*").some(isHiddenList);
}
