import { type Color, colorOf } from "#checks/accessibility/a11y-color-contrast/background.ts";
import {
  childElements,
  classNames,
  hasOwnText,
  parentElement,
  queryAll,
  rectOf,
  tagName,
  textContent,
} from "#gather/page/in-page/dom.ts";
import { isSeen } from "#gather/page/in-page/semantics.ts";
import { showsNoLetters } from "#gather/page/in-page/unseen-letters.ts";

const [SMALLEST, LARGEST] = [5, 28];
const SIDES = ["top", "right", "bottom", "left"] as const;
const PSEUDO = ["::before", "::after"] as const;
const SWITCHED_OFF = /(?:^|[-_])(?:disabled|inactive-nav)$/i;

/** Colors that a button without text, drawing or picture is drawn in: one sign of a style sheet, or a dot. */
export function colorsOfSign(button: Element): Color[] | null {
  const isOff = classNames(button).some((name) => SWITCHED_OFF.test(name));
  if (isOff || queryAll(button, "img,svg,canvas,video").length > 0 || !isDrawnAlone(button)) return null;
  const parts = [button, ...queryAll(button, "*")].filter((part) => isSeen(part));
  if (parts.some((part) => hasOwnText(part) && !showsNoLetters(part))) return null;
  const signs = parts.flatMap((part) =>
    PSEUDO.filter((place) => isThere(part, place)).map((place) => ({ part, place })),
  );
  const [sign, ...others] = signs;
  if (sign === undefined) return dotOf(button);
  if (others.length > 0 || parts.some(isPainted)) return null;
  return signOf(sign.part, sign.place, button);
}

/** Nothing around it fades it, and no picture or shadow draws its edge. */
function isDrawnAlone(button: Element): boolean {
  const { backgroundImage, maskImage, boxShadow, filter, outlineStyle } = getComputedStyle(button);
  const own = [backgroundImage, maskImage, boxShadow, filter, outlineStyle];
  if (own.some((value) => value !== "none")) return false;
  for (let around = parentElement(button); around !== null; around = parentElement(around)) {
    const style = getComputedStyle(around);
    if (style.opacity !== "1" || style.filter !== "none") return false;
  }
  return true;
}

function isThere(part: Element, place: (typeof PSEUDO)[number]): boolean {
  const { content, display } = getComputedStyle(part, place);
  return content !== "none" && content !== "normal" && display !== "none";
}

/** A ground or frame of its own may set it apart. */
function isPainted(part: Element): boolean {
  const style = getComputedStyle(part);
  const color = colorOf(style.backgroundColor);
  return color === null || color[3] > 0 || style.backgroundImage !== "none" || bordersOf(style).length > 0;
}

function bordersOf(style: CSSStyleDeclaration): (Color | null)[] {
  return SIDES.filter(
    (side) =>
      !/none|hidden/.test(style.getPropertyValue(`border-${side}-style`)) &&
      Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0,
  )
    .map((side) => colorOf(style.getPropertyValue(`border-${side}-color`)))
    .filter((color) => color === null || color[3] > 0);
}

/** A sign such as an arrow of an icon font, in letters that one color draws. */
function signOf(part: Element, place: (typeof PSEUDO)[number], button: Element): Color[] | null {
  const style = getComputedStyle(part, place);
  const { content, color, opacity, textShadow, filter, backgroundColor, backgroundImage } = style;
  const isPlain = /^"[^\p{L}\p{N}\s]{1,2}"$/u.test(content) && textShadow === "none" && filter === "none";
  const ground = colorOf(backgroundColor);
  const drawn = colorOf(color);
  if (!isPlain || backgroundImage !== "none" || ground?.[3] !== 0 || drawn === null) return null;
  if (bordersOf(style).length > 0 || drawn[3] === 0) return null;
  return [faded(drawn, Number(opacity) * opacityWithin(part, button))];
}

/** Whether it is drawn by its own ground or frame, and not by a sign. */
export function isDot(button: Element): boolean {
  const parts = [button, ...queryAll(button, "*")];
  return !parts.some((part) => PSEUDO.some((place) => isThere(part, place)));
}

const MOST_DOTS = 30;
const MOST_COLORS = 2;

/** Whether it is a dot among others, one of which has its color: more than two colors are there to be chosen. */
export function isOneOfDots(dot: Element): boolean {
  const [own, around] = [dot, parentElement(dot)];
  const boxes = around !== null && around.childElementCount === 1 ? parentElement(around) : around;
  const dots = boxes === null ? [] : queryAll(boxes, tagName(own)).slice(0, MOST_DOTS);
  const colors = dots.filter((one) => dotOf(one) !== null).map((one) => JSON.stringify(dotOf(one)));
  const like = colors.filter((color) => color === JSON.stringify(dotOf(own)));
  return like.length > 1 && new Set(colors).size <= MOST_COLORS;
}

function dotOf(button: Element): Color[] | null {
  const { width, height } = rectOf(button);
  const isSmall =
    [width, height].every((side) => side >= SMALLEST) && height <= LARGEST && width <= 2 * LARGEST;
  if (!isSmall || childElements(button).length > 0 || (textContent(button) ?? "").length > 40) return null;
  const style = getComputedStyle(button);
  const colors = [colorOf(style.backgroundColor), ...bordersOf(style)];
  const known = colors.filter((color) => color !== null);
  const shown = known.filter(([, , , opacity]) => opacity > 0);
  if (known.length < colors.length || shown.length === 0) return null;
  return shown.map((color) => faded(color, Number(style.opacity)));
}

function opacityWithin(part: Element, button: Element): number {
  let opacity = 1;
  for (let one: Element | null = part; one !== null; one = one === button ? null : parentElement(one))
    opacity *= Number(getComputedStyle(one).opacity);
  return opacity;
}

function faded([red, green, blue, shown]: Color, opacity: number): Color {
  return [red, green, blue, shown * opacity];
}
