import { isShadowRoot, openShadowRoot, parentElement, rootNode, tagName } from "../dom.ts";
import { groundOpacity } from "../seen-through.ts";

const OVERLAYS = new Set(["fixed", "sticky"]);
/** Opacity from which nothing can be made out behind layers. */
const HIDES = 0.9;

/** Opacity of what an overlay paints over a point, by the overlay. */
type Paint = Map<Element, number>;

/**
 * The layer that stays in place while the page scrolls and lies over an element at a point of the window; null where the
 * element can be seen there, be it through a veil. All layers over it count together.
 */
export function hidingLayer(element: Element, [x, y]: readonly [number, number]): Element | null {
  const paints: Paint = new Map();
  for (const layer of layersOver(element, elementsAt(document, x, y))) {
    const overlay = overlayOf(layer, element);
    if (overlay === null) continue;
    const opacity = groundOpacity(layer) * opacityWithin(layer, overlay);
    paints.set(overlay, together(paints.get(overlay) ?? 0, opacity));
  }
  const layers = [...paints].map(([overlay, own]) => ({
    overlay,
    opacity: own * opacityWithin(overlay, null),
  }));
  if (layers.reduce((all, { opacity }) => together(all, opacity), 0) < HIDES) return null;
  return layers.reduce((most, layer) => (layer.opacity > most.opacity ? layer : most)).overlay;
}

/** Layers of the given opacities over each other. */
function together(one: number, other: number): number {
  return 1 - (1 - one) * (1 - other);
}

/** What the pointer would meet at a place, from front to back, with those in the open shadow roots of what is there. */
export function elementsAt(root: Document | ShadowRoot, x: number, y: number): Element[] {
  return root.elementsFromPoint(x, y).flatMap((element) => {
    if (isShadowRoot(root) && rootNode(element) !== root) return [];
    const shadow = openShadowRoot(element);
    return shadow === null ? [element] : [...elementsAt(shadow, x, y), element];
  });
}

/** What is painted before the element, or anything that it holds or lies in, comes. */
function layersOver(element: Element, stack: readonly Element[]): readonly Element[] {
  const holders = withHolders(element);
  const end = stack.findIndex((at) => holders.has(at) || element.contains(at) || tagName(at) === "label");
  return end === -1 ? stack : stack.slice(0, end);
}

function overlayOf(layer: Element, element: Element): Element | null {
  const holders = withHolders(element);
  for (let above: Element | null = layer; above !== null; above = parentElement(above)) {
    if (holders.has(above)) return null;
    if (OVERLAYS.has(getComputedStyle(above).position)) return above;
  }
  return null;
}

/** Of an element and all around it, up to where another begins. */
function opacityWithin(element: Element, end: Element | null): number {
  let opacity = 1;
  for (let at: Element | null = element; at !== null && at !== end; at = parentElement(at)) {
    opacity *= Number(getComputedStyle(at).opacity);
  }
  return opacity;
}

/** An element and all it lies in, those too in whose shadow it is. */
function withHolders(element: Element): ReadonlySet<Element> {
  const holders = new Set<Element>();
  for (let above: Element | null = element; above !== null; above = parentElement(above)) holders.add(above);
  return holders;
}
