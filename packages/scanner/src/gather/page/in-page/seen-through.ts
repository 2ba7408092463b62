import { matchesSelector } from "./dom.ts";

const PICTURES = "img,video,canvas,iframe,object,embed";

/** Whether what lies under the layer can be seen through it. */
export function isSeenThrough(layer: Element): boolean {
  const isFilled = ["::before", "::after"].some((part) => fills(getComputedStyle(layer, part), layer));
  return isClear(getComputedStyle(layer)) && !isFilled && !matchesSelector(layer, PICTURES);
}

function isClear({ backgroundColor, backgroundImage, backdropFilter }: CSSStyleDeclaration): boolean {
  const hasColor = backgroundColor !== "transparent" && !/^rgba\(.*, 0\)$/.test(backgroundColor);
  return !hasColor && backgroundImage === "none" && backdropFilter === "none";
}

/** A part that the style sheet adds may be the ground of the whole layer. */
function fills(part: CSSStyleDeclaration, { clientWidth, clientHeight }: Element): boolean {
  if (part.content === "none" || part.position !== "absolute" || isClear(part)) return false;
  return Number.parseFloat(part.width) >= clientWidth && Number.parseFloat(part.height) >= clientHeight;
}
