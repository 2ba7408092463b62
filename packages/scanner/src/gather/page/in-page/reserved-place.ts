import { childElements, innerText, parentElement, tagName, textContent } from "./dom.ts";

/** Boxes around an image that may give it its place. */
const MOST_BOXES = 4;

/**
 * Whether CSS keeps the image's place before it has loaded, so that nothing below it jumps: a height, a width and a ratio,
 * a box around it that is as large whatever is in it, or it moves nothing. A height is enough where no text is in its
 * line: text that has to make room may need another line.
 */
export function hasReservedPlace(image: Element): boolean {
  if (given(image, "width") && given(image, "height")) return true;
  return (
    movesNothing(image) ||
    (hasDefiniteHeight(image) && !isBesideText(image)) ||
    (hasRatio(image) && (given(image, "width") || given(image, "height"))) ||
    isInFixedBox(image)
  );
}

function styleOf(element: Element, name: string): string {
  return element.computedStyleMap().get(name)?.toString() ?? "";
}

function given(element: Element, name: string): boolean {
  return !["auto", "0px", "none", ""].includes(styleOf(element, name));
}

function isInPixels(element: Element, name: string): boolean {
  return given(element, name) && styleOf(element, name).endsWith("px");
}

function hasRatio(element: Element): boolean {
  const ratio = styleOf(element, "aspect-ratio") || "auto";
  return /\d/.test(ratio) && !ratio.startsWith("auto");
}

/** Its own, or a part of that of the boxes around it. */
function hasDefiniteHeight(image: Element): boolean {
  let inside: Element | null = image;
  for (let left = MOST_BOXES; left > 0 && inside !== null; left -= 1) {
    if (isInPixels(inside, "height")) return true;
    if (!/^[\d.]+%$/.test(styleOf(inside, "height"))) return false;
    inside = parentElement(inside);
  }
  return false;
}

function isBesideText(image: Element): boolean {
  let inside = image;
  for (let left = MOST_BOXES; left > 0; left -= 1) {
    const box = parentElement(inside);
    if (box === null || !(isInRow(inside, box) && box instanceof HTMLElement)) return false;
    if (innerText(box).trim() !== "") return true;
    if (!styleOf(box, "display").startsWith("inline")) return false;
    inside = box;
  }
  return false;
}

/** Whether others of its box stand in one line with it. */
function isInRow(inside: Element, box: Element): boolean {
  const display = styleOf(box, "display");
  if (display.endsWith("flex")) return !styleOf(box, "flex-direction").startsWith("column");
  return !display.endsWith("grid") && styleOf(inside, "display").startsWith("inline");
}

/** Whether a box with nothing else in it has a size that the image does not change. */
function isInFixedBox(image: Element): boolean {
  let inside = image;
  for (let left = MOST_BOXES; left > 0; left -= 1) {
    const box = parentElement(inside);
    if (box === null || !holdsOnly(box, inside)) return false;
    if (hasOwnHeight(box) && hasOwnWidth(box)) return true;
    inside = box;
  }
  return false;
}

/** Apart from what stands over it, such as a label in its corner. */
function holdsOnly(box: Element, inside: Element): boolean {
  const others = [...childElements(box)].filter((child) => child !== inside && tagName(child) !== "source");
  const beside = [...box.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  return (
    others.every((other) => ["absolute", "fixed"].includes(styleOf(other, "position"))) &&
    beside.every((text) => (textContent(text) ?? "").trim() === "")
  );
}

/** A ratio gives way to what is larger than it, but not where that is cut off. */
function hasOwnHeight(box: Element): boolean {
  const cutsOff = /hidden|clip|auto|scroll/.test(styleOf(box, "overflow-y"));
  return isInPixels(box, "height") || (hasRatio(box) && cutsOff);
}

/** A block is as wide as what is around it, whatever is in it. */
function hasOwnWidth(box: Element): boolean {
  if (given(box, "width")) return true;
  const parent = parentElement(box);
  if (parent === null || styleOf(box, "float") !== "none") return false;
  const isBlock = /^(?:block|flow-root|list-item|flex|grid)$/.test(styleOf(box, "display"));
  const isStretched = !/^(?:flex|inline-flex|inline-grid)$/.test(styleOf(parent, "display"));
  return isBlock && (isStretched || styleOf(parent, "flex-direction").startsWith("column"));
}

/** Whether it stands apart from the page's flow, alone or in a layer without text, such as one of clouds. */
function movesNothing(image: Element): boolean {
  for (let layer: Element | null = image; layer !== null; layer = parentElement(layer)) {
    if (["absolute", "fixed"].includes(styleOf(layer, "position")))
      return layer === image || (layer instanceof HTMLElement && innerText(layer).trim() === "");
  }
  return false;
}
