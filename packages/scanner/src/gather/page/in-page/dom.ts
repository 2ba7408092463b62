/*
 * A form's fields and a document's named elements shadow DOM properties (`<input name="attributes">`), in isolated
 * worlds too. Everything here goes through the prototypes, which a page cannot reach from its own world.
 */
/* oxlint-disable typescript/unbound-method -- methods are taken off their prototypes on purpose */

/** Calls a DOM method on a node whose own properties may shadow it. */
function bound<This, Args extends unknown[], Result>(
  method: (this: This, ...args: Args) => Result,
): (self: This, ...args: Args) => Result {
  return (self, ...args) => Reflect.apply(method, self, args);
}

/** Reads a DOM property past anything that shadows it. */
function property<Owner extends object, Name extends keyof Owner>(
  prototype: Owner,
  name: Name,
): (self: Owner) => Owner[Name] {
  const getter = Object.getOwnPropertyDescriptor(prototype, name)?.get;
  if (!getter) throw new Error(`This browser has no ${String(name)}`);
  return (self) => Reflect.apply(getter, self, []);
}

const getAttribute = bound(Element.prototype.getAttribute);
const matches = bound(Element.prototype.matches);
const closest = bound(Element.prototype.closest);
const queryDocument = bound(Document.prototype.querySelectorAll);
const queryFragment = bound(DocumentFragment.prototype.querySelectorAll);
const queryElement = bound(Element.prototype.querySelectorAll);

export const tagName = property(Element.prototype, "localName");
export const parentNode = property(Node.prototype, "parentNode");
export const childNodes = property(Node.prototype, "childNodes");
export const nodeValue = property(Node.prototype, "nodeValue");
const firstChild = property(Node.prototype, "firstChild");
const nextSibling = property(Node.prototype, "nextSibling");
export const attributesOf = property(Element.prototype, "attributes");
/** Cheaper than the attributes where few of them are looked at. */
export const attributeNames = bound(Element.prototype.getAttributeNames);
export const firstChildElement = property(Element.prototype, "firstElementChild");
export const childElements = property(Element.prototype, "children");
/** Slot of an open shadow root in which an element is shown; null for others. */
export const assignedSlot = property(Element.prototype, "assignedSlot");
export const openShadowRoot = property(Element.prototype, "shadowRoot");
export const outerMarkup = property(Element.prototype, "outerHTML");
export const textContent = property(Node.prototype, "textContent");
export const innerText = property(HTMLElement.prototype, "innerText");
export const rectOf = bound(Element.prototype.getBoundingClientRect);
export const rootNode = bound(Node.prototype.getRootNode);
const comparePosition = bound(Node.prototype.compareDocumentPosition);
export const contains = bound(Node.prototype.contains);
export const setAttribute = bound(Element.prototype.setAttribute);
export const removeAttribute = bound(Element.prototype.removeAttribute);
export const checkVisibility = bound(Element.prototype.checkVisibility);
/** Document an `<iframe>` of the same origin shows; null for others. */
export const contentDocument = property(HTMLIFrameElement.prototype, "contentDocument");
export const documentElement = property(Document.prototype, "documentElement");

/** An attribute as written; null when absent. */
export function attribute(element: Element, name: string): string | null {
  return getAttribute(element, name);
}

export function matchesSelector(element: Element, selector: string): boolean {
  return matches(element, selector);
}

export function closestElement(element: Element, selector: string): Element | null {
  return closest(element, selector);
}

export const nodeType = property(Node.prototype, "nodeType");

// Nodes of framed documents belong to classes of their own, so `instanceof` does not know them.
export function isElement(node: Node | null): node is Element {
  return node !== null && nodeType(node) === 1;
}

export function isDocument(node: Node | null): node is Document {
  return node !== null && nodeType(node) === 9;
}

/** Whether the node is a shadow root; other fragments are never part of a page. */
export function isShadowRoot(node: Node | null): node is ShadowRoot {
  return node !== null && nodeType(node) === 11;
}

/** Elements of one document, shadow root or element that match, in document order. */
export function queryAll(root: Node, selector: string): Element[] {
  if (isDocument(root)) return [...queryDocument(root, selector)];
  if (isShadowRoot(root)) return [...queryFragment(root, selector)];
  return isElement(root) ? [...queryElement(root, selector)] : [];
}

/** Every element of a document, those in open shadow roots after their hosts. */
export function everyElement(root: Node, limit: number): Element[] {
  const found: Element[] = [];
  const pending: Node[] = [root];
  for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
    for (const element of queryAll(next, "*")) {
      if (found.length >= limit) return found;
      found.push(element);
      const shadow = openShadowRoot(element);
      if (shadow) pending.push(shadow);
    }
  }
  return found;
}

/** Whether a node begins before another one of the same document. */
export function isBefore(node: Node, other: Node): boolean {
  return (comparePosition(node, other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Parent element, through the edge of a shadow root to its host. */
export function parentElement(element: Element): Element | null {
  const parent = parentNode(element);
  if (isElement(parent)) return parent;
  return isShadowRoot(parent) ? parent.host : null;
}

export function classNames(element: Element): string[] {
  return (attribute(element, "class") ?? "").split(/\s+/).filter((name) => name !== "");
}

/** Text with runs of white space folded into one space. */
export function folded(text: string | null, limit: number): string {
  return text ? text.replace(/\s+/g, " ").trim().slice(0, limit) : "";
}

/** Text of an element itself, and of no element in it. */
export function ownText(element: Element): string {
  const texts: string[] = [];
  for (let node = firstChild(element); node !== null; node = nextSibling(node))
    if (nodeType(node) === Node.TEXT_NODE) texts.push(nodeValue(node) ?? "");
  return texts.join(" ");
}

/** Whether text stands in the element itself, and not only in what it holds. */
export function hasOwnText(element: Element): boolean {
  return [...childNodes(element)].some(
    (node) => nodeType(node) === Node.TEXT_NODE && (nodeValue(node) ?? "").trim() !== "",
  );
}

/** Whether the element takes room on the page and can be seen. */
export function isVisible(element: Element): boolean {
  if (!checkVisibility(element, { visibilityProperty: true, opacityProperty: true })) return false;
  const rect = rectOf(element);
  return rect.width > 0 && rect.height > 0;
}
