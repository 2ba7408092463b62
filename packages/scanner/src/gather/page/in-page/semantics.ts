import {
  attribute,
  checkVisibility,
  closestElement,
  folded,
  queryAll,
  rectOf,
  rootNode,
  tagName,
  textContent,
} from "./dom.ts";

const TEXT_LIMIT = 2000;

/** Accessible name, white space folded. */
export function accessibleName(element: Element): string {
  const name = folded(globalThis.AccessLint.getAccessibleName(element), TEXT_LIMIT);
  return isOfOptions(element, name) ? "" : name;
}

/** The library takes the choices of a list without a label for its name. */
function isOfOptions(element: Element, name: string): boolean {
  if (tagName(element) !== "select" || name === "") return false;
  const plain = (text: string): string => text.replaceAll(/\s/g, "");
  return plain(textContent(element) ?? "").startsWith(plain(name));
}

/** ARIA role, explicit or of the element itself; null where it has none. */
export function roleOf(element: Element): string | null {
  return globalThis.AccessLint.getComputedRole(element);
}

/** Whether assistive technology gets to know the element at all. */
export function isExposed(element: Element): boolean {
  return (
    checkVisibility(element, { visibilityProperty: true }) && !globalThis.AccessLint.isAriaHidden(element)
  );
}

/** Whether a person can see the element: neither hidden nor shrunk or moved away as texts for screen readers are. */
export function isSeen(element: Element): boolean {
  if (!checkVisibility(element, { visibilityProperty: true, opacityProperty: true })) return false;
  const { width, height, right, bottom } = rectOf(element);
  return width > 1 && height > 1 && right + globalThis.scrollX > 0 && bottom + globalThis.scrollY > 0;
}

/** Text of an element, white space folded. */
export function textOf(element: Element): string {
  return folded(textContent(element), TEXT_LIMIT);
}

/** Elements an attribute with ids names. */
export function referenced(element: Element, name: string): Element[] {
  const ids = (attribute(element, name) ?? "").split(/\s+/).filter((id) => id !== "");
  return ids.flatMap((id) => queryAll(rootNode(element), `#${CSS.escape(id)}`).slice(0, 1));
}

const BLOCKS =
  "p,li,td,th,dd,dt,div,section,article,aside,main,nav,header,footer,figure,blockquote,fieldset,form,body,h1,h2,h3,h4,h5,h6";

/** Nearest ancestor that is displayed as a block. */
export function blockAround(element: Element): Element | null {
  const parent = element.parentElement;
  return parent === null ? null : blockOf(parent);
}

/** The element itself where it is displayed as a block, else the nearest ancestor that is. */
function blockOf(element: Element): Element | null {
  return closestElement(element, BLOCKS);
}

/** Exposed text nodes in an element that are no part of what stands in it, such as a link. */
export function textNodesBeside(element: Element, context: Element): Node[] {
  const walker = document.createTreeWalker(context, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent !== null && !element.contains(parent) && isExposed(parent)) nodes.push(node);
  }
  return nodes;
}

/** Whether a text node stands in a block itself and not in a block inside it. */
export function isInSentenceOf(block: Element, node: Node): boolean {
  return node.parentElement !== null && blockOf(node.parentElement) === block;
}

/** A film or recording the browser can play. */
export function isPlayer(element: Element): element is HTMLMediaElement {
  return tagName(element) === "video" || tagName(element) === "audio";
}
