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

const COLORS = /(?:rgba?|color|oklch|oklab|lab|lch|hsla?)\([^()]*\)|\btransparent\b/g;
const OPACITY = /(?:^rgba\(.*,|\/) *([\d.]+)\)$/;

/** How much of what lies under a layer its ground hides: 0-1, its own opacity and that of what is around it apart. */
export function groundOpacity(layer: Element): number {
  if (matchesSelector(layer, PICTURES)) return 1;
  const parts = ["::before", "::after"].map((part) => getComputedStyle(layer, part));
  const grounds = [
    paintOf(getComputedStyle(layer)),
    ...parts.filter((part) => fills(part, layer)).map((part) => paintOf(part) * Number(part.opacity)),
  ];
  return 1 - grounds.reduce((seen, ground) => seen * (1 - ground), 1);
}

function paintOf({ backgroundColor, backgroundImage }: CSSStyleDeclaration): number {
  return 1 - (1 - opacityOf(backgroundColor)) * (1 - opacityOfImage(backgroundImage));
}

/** A picture is taken for opaque, a gradient for as opaque as the clearest of its colors. */
function opacityOfImage(image: string): number {
  if (image === "none") return 0;
  if (image.includes("url(")) return 1;
  return Math.min(1, ...(image.match(COLORS) ?? []).map(opacityOf));
}

function opacityOf(color: string): number {
  return color === "transparent" ? 0 : Number(OPACITY.exec(color)?.[1] ?? 1);
}
