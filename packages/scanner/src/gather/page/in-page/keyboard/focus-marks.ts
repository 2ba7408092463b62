import { parentElement } from "../dom.ts";

const NOTHING = "none";
const WHITE = "rgb(255, 255, 255)";
const CLEAR = /^(?:transparent|rgba\(.*, 0\))$/;

/**
 * An outline as far as it can be seen. Browsers change the offset of outlines that are switched off too; transparent
 * ones, and those in the color of what is around the element, show nothing.
 */
export function outlineOf(element: Element, style: CSSStyleDeclaration): string {
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = style;
  if (outlineStyle === NOTHING || Number.parseFloat(outlineWidth) === 0 || CLEAR.test(outlineColor))
    return NOTHING;
  // One that browsers draw themselves has a second color.
  const isOutside = outlineStyle !== "auto" && Number.parseFloat(outlineOffset) >= 0;
  if (isOutside && outlineColor === groundAround(element)) return NOTHING;
  return [outlineStyle, outlineWidth, outlineColor, outlineOffset].join(" ");
}

/** Shadows as far as they can be seen outside of an element, or in it. */
export function shadowOf(element: Element, { boxShadow }: CSSStyleDeclaration): string {
  if (boxShadow === NOTHING) return NOTHING;
  const ground = groundAround(element);
  const isLikeGround = (shadow: string): boolean =>
    ground !== null && shadow.trim().startsWith(ground) && !shadow.includes("inset");
  return boxShadow.split(/,(?![^(]*\))/).every(isLikeGround) ? NOTHING : boxShadow;
}

/** Color of what an element stands on; null where a picture or a see-through color is there. */
function groundAround(element: Element): string | null {
  for (let above = parentElement(element); above !== null; above = parentElement(above)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(above);
    if (backgroundImage !== NOTHING) return null;
    if (/^rgb\(/.test(backgroundColor)) return backgroundColor;
    if (!CLEAR.test(backgroundColor)) return null;
  }
  return WHITE;
}
