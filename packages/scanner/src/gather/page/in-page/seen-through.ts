import { matchesSelector } from "./dom.ts";

const PICTURES = "img,video,canvas,iframe,object,embed";

/** Whether what lies under the layer can be seen through it. */
export function isSeenThrough(layer: Element): boolean {
  const { backgroundColor, backgroundImage, backdropFilter } = getComputedStyle(layer);
  const isClear = backgroundColor === "transparent" || /^rgba\(.*, 0\)$/.test(backgroundColor);
  return (
    isClear && backgroundImage === "none" && backdropFilter === "none" && !matchesSelector(layer, PICTURES)
  );
}
