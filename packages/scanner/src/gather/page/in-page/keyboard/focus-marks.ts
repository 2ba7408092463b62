import { contrastRatio } from "#checks/accessibility/a11y-color-contrast/contrast-ratio.ts";

import { matchesSelector, queryAll, rectOf } from "../dom.ts";
import { paperColor } from "../paper.ts";

const NOTHING = "none";
/** How an outline begins that is there, and too faint against what is around. */
export const FAINT_OUTLINE = "faint outline";
const [SAME_CONTRAST, ENOUGH_CONTRAST] = [1.3, 3];
/** Distance of two colors, 0-441. */
const SAME_DISTANCE = 60;
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
  const ground = isOutside ? groundAround(element) : null;
  if (ground !== null && isAsGoodAs(outlineColor, ground)) return NOTHING;
  if (ground !== null && isFaintOn(outlineColor, ground)) return `${FAINT_OUTLINE} ${outlineColor}`;
  return [outlineStyle, outlineWidth, outlineColor, outlineOffset].join(" ");
}

/** Shadows as far as they can be seen outside of an element, or in it. */
export function shadowOf(element: Element, { boxShadow }: CSSStyleDeclaration): string {
  if (boxShadow === NOTHING) return NOTHING;
  const shadows = boxShadow.split(/,(?![^(]*\))/).map((shadow) => shadow.trim());
  // Most are see-through, and darken whatever is there.
  if (shadows.some((shadow) => !shadow.startsWith("rgb(") || shadow.includes("inset"))) return boxShadow;
  const ground = groundAround(element);
  const isUnseen = ground !== null && shadows.every((shadow) => isAsGoodAs(shadow, ground));
  return isUnseen ? NOTHING : boxShadow;
}

const OPAQUE = /^rgb\(([\d.]+), ([\d.]+), ([\d.]+)\)/;

function partsOf(color: string): number[] {
  return (OPAQUE.exec(color) ?? []).slice(1).map(Number);
}

/** Whether a color can't be told from another one beside it, such as off-white on white; yellow on white can. */
function isAsGoodAs(color: string, ground: string): boolean {
  const [one, other] = [partsOf(color), partsOf(ground)];
  if (one.length === 0 || other.length === 0) return color === ground;
  const distance = Math.hypot(...one.map((part, at) => part - (other[at] ?? 0)));
  return distance <= SAME_DISTANCE && contrastRatio(one, other) < SAME_CONTRAST;
}

/** Whether WCAG asks for more contrast. https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast */
function isFaintOn(color: string, ground: string): boolean {
  const [one, other] = [partsOf(color), partsOf(ground)];
  return one.length > 0 && other.length > 0 && contrastRatio(one, other) < ENOUGH_CONTRAST;
}

/** Pixels outside of the element where its ground is looked at. */
const OUTSIDE_PX = 2;
const FEWEST_SIDES = 2;
const PICTURES = "img,svg,video,canvas,picture,iframe,object,embed";

/** Color of what is painted around an element; null where its sides differ, or a picture or see-through color is there. */
function groundAround(element: Element): string | null {
  const { left, right, top, bottom } = rectOf(element);
  const [middle, center] = [(left + right) / 2, (top + bottom) / 2];
  const sides = [
    [left - OUTSIDE_PX, center],
    [right + OUTSIDE_PX, center],
    [middle, top - OUTSIDE_PX],
    [middle, bottom + OUTSIDE_PX],
  ].filter(([x = 0, y = 0]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
  const colors = new Set(sides.map(([x = 0, y = 0]) => colorAt(x, y, element)));
  const [color = null] = colors;
  const isSame = sides.length >= FEWEST_SIDES && colors.size === 1;
  return isSame && !sides.some(([x = 0, y = 0]) => isOverPicture(x, y)) ? color : null;
}

/** Pictures that let the pointer through are not found at a point. */
function isOverPicture(x: number, y: number): boolean {
  return queryAll(document, PICTURES).some((picture) => {
    const { left, right, top, bottom } = rectOf(picture);
    return x >= left && x <= right && y >= top && y <= bottom;
  });
}

function colorAt(x: number, y: number, element: Element): string | null {
  for (const painted of document.elementsFromPoint(x, y)) {
    if (painted === element || element.contains(painted)) continue;
    if (matchesSelector(painted, PICTURES) || hasPaintedPseudo(painted)) return null;
    const { backgroundColor, backgroundImage } = getComputedStyle(painted);
    if (backgroundImage !== NOTHING) return null;
    if (backgroundColor.startsWith("rgb(")) return backgroundColor;
    if (!CLEAR.test(backgroundColor)) return null;
  }
  return paperColor();
}

/** What styles draw before and after an element is no element of its own. */
function hasPaintedPseudo(element: Element): boolean {
  return ["::before", "::after"].some((pseudo) => {
    const { content, backgroundColor, backgroundImage } = getComputedStyle(element, pseudo);
    const isThere = content !== "none" && content !== "normal";
    return isThere && (backgroundImage !== NOTHING || !CLEAR.test(backgroundColor));
  });
}
