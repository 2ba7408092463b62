import { childElements, matchesSelector, parentElement, queryAll } from "../dom.ts";

const STEPS_UP = 3;
const MOST_BESIDE = 12;
const MOST_INSIDE = 20;
/** Parts of what is drawn for a field that is out of sight. */
const MOST_DRAWN = 60;
/** A field out of sight stands for what is drawn around it; a link or button there is only out of sight. */
const FIELDS =
  "input,select,textarea,[role=slider],[role=spinbutton],[role=checkbox],[role=switch],[role=radio],[role=combobox]";
const PARTS_OF_PAGE = "body,main,form,section,article,header,footer,aside,nav,fieldset,[role=dialog],dialog";

/** An element with those around it that may show its focus. */
export function aroundFocus(element: Element, isOutOfSight: boolean): Set<Element> {
  const above: Element[] = [];
  for (let one = parentElement(element); one !== null && above.length < STEPS_UP; one = parentElement(one))
    above.push(one);
  const [parent] = above;
  const beside = parent === undefined ? [] : [...childElements(parent)].slice(0, MOST_BESIDE);
  const inside = queryAll(element, "*").slice(0, MOST_INSIDE);
  const drawn = isOutOfSight && matchesSelector(element, FIELDS) ? drawnFor(element, above) : [];
  return new Set([element, ...above, ...beside, ...inside, ...drawn]);
}

/** What comes right after it first, then the rest of its widget. */
function drawnFor(element: Element, above: readonly Element[]): Element[] {
  const next = element.nextElementSibling;
  const parts = next === null ? [] : [next, ...queryAll(next, "*")];
  const end = above.findIndex((one) => matchesSelector(one, PARTS_OF_PAGE));
  const widget = end === -1 ? above : above.slice(0, end);
  return [...new Set([...parts, ...widget.flatMap((one) => queryAll(one, "*"))])].slice(0, MOST_DRAWN);
}
