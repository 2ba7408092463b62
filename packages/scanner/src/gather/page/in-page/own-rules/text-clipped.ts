import { attribute, closestElement } from "../dom.ts";
import { everywhere } from "./page-parts.ts";
import type { RuleHit } from "./rule-hit.ts";
import { isExposed, isSeen, textOf } from "./semantics.ts";

/** Pixels by which letters may reach over without being lost. */
const TOLERANCE = 4;
const CUTS = new Set(["hidden", "clip"]);

/**
 * Text that its own box cuts off: nothing shows the rest, and enlarging the page hides more of it. Boxes that move
 * their content, such as carousels, hold elements and not text of their own.
 */
export function textClipped(): RuleHit[] {
  return everywhere("*").flatMap((element) => {
    const style = getComputedStyle(element);
    const cutsAcross = CUTS.has(style.overflowX) && element.scrollWidth > element.clientWidth + TOLERANCE;
    if (!cutsAcross || !style.whiteSpace.startsWith("nowrap") || style.textOverflow === "ellipsis") return [];
    const isSmall = element.clientWidth < 10 || element.clientHeight < 6;
    if (isSmall || !hasOwnText(element) || !isSeen(element) || !isExposed(element) || isAnimated(element))
      return [];
    return [
      {
        rule: "text-clipped",
        verdict: "failed",
        wcag: ["1.4.4"],
        actRules: ["59br37"],
        severity: "medium",
        message: `The text “${textOf(element).slice(0, 60)}” is cut off by its box`,
        element,
      },
    ];
  });
}

function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? "").trim().length > 20,
  );
}

function isAnimated(element: Element): boolean {
  return (
    element.getAnimations({ subtree: true }).length > 0 ||
    attribute(element, "aria-live") !== null ||
    closestElement(element, "marquee") !== null
  );
}
