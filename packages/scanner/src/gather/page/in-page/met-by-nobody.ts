import {
  attribute,
  attributesOf,
  checkVisibility,
  contains,
  everyElement,
  matchesSelector,
  parentElement,
  queryAll,
  rootNode,
} from "./dom.ts";

/** Shown over the page once something asks for it. */
const LAYERS = "[popover],dialog";
const OPENED = ":popover-open,dialog[open]";
const SCRIPTS =
  "script:not([type]),script[type=''],script[type=module i],script[type*=javascript i],script[type*=ecmascript i]";
/** Attributes with the id of what a control opens. */
const OPENS = ["popovertarget", "commandfor", "interestfor", "interesttarget"];
const MOST_ELEMENTS = 6000;

/**
 * Whether nobody comes to see or hear of an element as the page is: its contents are skipped by a style sheet, or it waits
 * in a layer that nothing on the page can open. What a script may show is met.
 */
export function isMetByNobody(element: Element): boolean {
  return isSkipped(element) || isInClosedLayer(element);
}

/** Of an inline part, `content-visibility` skips nothing. https://www.w3.org/TR/css-contain-2/#skips-its-contents */
function isSkipped(element: Element): boolean {
  if (checkVisibility(element)) return false;
  for (let part = parentElement(element); part !== null; part = parentElement(part))
    if (getComputedStyle(part).contentVisibility === "hidden") return true;
  return false;
}

function isInClosedLayer(element: Element): boolean {
  for (let part: Element | null = element; part !== null; part = parentElement(part)) {
    const isClosed = matchesSelector(part, LAYERS) && !matchesSelector(part, OPENED);
    if (isClosed && !checkVisibility(part) && !canBeOpened(part)) return true;
  }
  return false;
}

function canBeOpened(layer: Element): boolean {
  const page = layer.ownerDocument;
  if (queryAll(page, `${SCRIPTS},a[href^='javascript:' i]`).length > 0) return true;
  const id = attribute(layer, "id");
  const openers =
    id === null ? [] : queryAll(rootNode(layer), OPENS.map((name) => `[${name}="${CSS.escape(id)}"]`).join());
  return openers.some((opener) => !contains(layer, opener)) || everyElement(page, MOST_ELEMENTS).some(acts);
}

/** Whether an attribute such as `onclick` holds a script. */
function acts(element: Element): boolean {
  return [...attributesOf(element)].some(({ name }) => name.startsWith("on"));
}
