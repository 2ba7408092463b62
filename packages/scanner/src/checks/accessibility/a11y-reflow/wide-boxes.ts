import {
  checkVisibility,
  closestElement,
  parentElement,
  queryAll,
  rectOf,
} from "#gather/page/in-page/dom.ts";
import { textOf } from "#gather/page/in-page/semantics.ts";

const BOXES = "div,section,article,aside,p,form,fieldset,li,blockquote,figure";
const IN_FLOW: ReadonlySet<string> = new Set(["static", "relative"]);
const KEPT: ReadonlySet<string> = new Set(["auto", "scroll", "hidden", "clip"]);
const LEAST_BEYOND = 20;
const MOST_BOXES = 4000;
const MOST = 5;

/** Boxes in sight, with words in them, that make the page wider than the window though all of their words fit in. */
export function wideBoxes(width: number): Element[] {
  if (document.documentElement.scrollWidth < width + LEAST_BEYOND) return [];
  const wide = queryAll(document, BOXES)
    .slice(0, MOST_BOXES)
    .filter((box) => rectOf(box).right + scrollX >= width + LEAST_BEYOND && isDrawn(box) && isInFlow(box));
  return wide
    .filter((box) => !wide.some((other) => other !== box && other.contains(box)))
    .filter((box) => textOf(box) !== "" && closestElement(box, "[aria-hidden=true],[inert]") === null)
    .slice(0, MOST);
}

/** Whether eyes see where it ends. */
function isDrawn(box: Element): boolean {
  const { backgroundColor, borderRightStyle, borderRightWidth } = getComputedStyle(box);
  const hasBorder = borderRightStyle !== "none" && Number.parseFloat(borderRightWidth) > 0;
  const hasGround = !/, 0\)$|^transparent$/.test(backgroundColor);
  const isSeen = checkVisibility(box, { visibilityProperty: true, opacityProperty: true });
  return isSeen && rectOf(box).height > LEAST_BEYOND && (hasBorder || hasGround);
}

function isInFlow(box: Element): boolean {
  for (let at: Element | null = box; at !== null && at !== document.body; at = parentElement(at)) {
    const { position, transform, overflowX } = getComputedStyle(at);
    if (!IN_FLOW.has(position) || transform !== "none" || (at !== box && KEPT.has(overflowX))) return false;
  }
  return true;
}
