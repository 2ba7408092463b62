import { matchesSelector, parentElement, rectOf } from "#gather/page/in-page/dom.ts";
import { elementsAt } from "#gather/page/in-page/keyboard/layers-over.ts";
import { contains } from "#gather/page/in-page/operating/controls/effects.ts";
import type { PageState } from "#gather/page/in-page/operating/page/page-state.ts";
import { allWithin } from "#gather/page/in-page/operating/page/through-shadows.ts";

/** What came to be seen over a page, and what was seen of the page before. */
interface Coming {
  came: readonly Element[];
  state: PageState;
}

type Place = readonly [number, number];

/** Places of the window, as shares of its sides, that a veil over the page covers. */
const PLACES = [0.04, 0.5, 0.96].flatMap((x) => [0.06, 0.5, 0.94].map((y) => [x, y] as const));
/** Corners of the window, where of a dialog with a veil there is only the veil. */
const CORNERS = PLACES.filter(([x, y]) => x !== 0.5 && y !== 0.5);
/** Corners that a drawer along one side leaves to the veil. */
const FEWEST_CORNERS = 2;
const CLEAR = /^transparent$|^rgba\(.*, 0\)$|\/ 0\)$/;
const THIN = /rgba\([^)]*, 0?\.\d+\)|\/ 0?\.\d+\)/;
const SPREAD = /(?:-?[\d.]+px ){3}([\d.]+)px/g;
const PSEUDO = ["::before", "::after"] as const;
const MOST_PARTS = 40;
/** CSS pixels. */
const LEAST_SIDE = 60;

/** Whether what came lies over the whole window. */
export function coversWindow(coming: Coming): boolean {
  return coming.came.length > 0 && PLACES.every((place) => isOver(coming, place));
}

/**
 * Whether what came is a box, or a drawer along a side, on a veil that the page can be seen through.
 *
 * @param isFilledLater whether a picture is to come in it, which is still on its way
 */
export function isBoxOnVeil(coming: Coming, isFilledLater: boolean): boolean {
  if (!coversWindow(coming)) return false;
  const veiled = CORNERS.filter((place) => !paintedLayers(coming, place).some(isOpaque));
  const fades =
    paintsAround(coming.came, THIN) || veiled.some((place) => paintedLayers(coming, place).length > 0);
  return veiled.length >= FEWEST_CORNERS && fades && (isFilledLater || partsOf(coming).some(isBox));
}

/** Whether a shadow of what came dims all of the page around it. */
export function dimsAround(came: readonly Element[]): boolean {
  return paintsAround(came, THIN);
}

/** Corners of the window; CSS pixels. */
export function corners(): { x: number; y: number }[] {
  return CORNERS.map(([x, y]) => ({ x: x * innerWidth, y: y * innerHeight }));
}

/** Whether something painted of what came lies over a place, maybe under see-through parts of the same. */
function isOver(coming: Coming, place: Place): boolean {
  if (layersAt(coming, place).length === 0) return false;
  return paintedLayers(coming, place).length > 0 || paintsAround(coming.came);
}

function paintedLayers(coming: Coming, place: Place): Element[] {
  return [...layersAt(coming, place), ...untouched(coming, place)].filter(isPainted);
}

/** What the pointer would meet of what came, from the top, before it meets the page. */
function layersAt({ came, state }: Coming, [x, y]: Place): Element[] {
  const layers = elementsAt(document, x * innerWidth, y * innerHeight).filter(
    (layer) => !stoodAtBottom(layer, state),
  );
  const end = layers.findIndex(
    (layer) => !came.some((element) => contains(element, layer)) && !isShield(layer, state),
  );
  return end === -1 ? layers : layers.slice(0, end);
}

/** Whether it is part of a bar or button that keeps to the bottom of the window above all, such as a cookie notice. */
function stoodAtBottom(layer: Element, state: PageState): boolean {
  for (let around: Element | null = layer; around !== null; around = parentElement(around))
    if (getComputedStyle(around).position === "fixed")
      return state.has(layer) && rectOf(around).top > innerHeight / 2;
  return false;
}

/** Nothing that is seen, laid over the whole window to catch what is pressed. */
function isShield(layer: Element, state: PageState): boolean {
  if (state.has(layer) || layer === document.documentElement || layer === document.body) return false;
  const { position, opacity } = getComputedStyle(layer);
  return ["fixed", "absolute"].includes(position) && opacity === "0" && fillsWindow(rectOf(layer));
}

/** A veil that lets the pointer through to what lies below it. */
function untouched(coming: Coming, [x, y]: Place): Element[] {
  return partsOf(coming).filter((part) => {
    if (getComputedStyle(part).pointerEvents !== "none") return false;
    const { left, right, top, bottom } = rectOf(part);
    const [atX, atY] = [x * innerWidth, y * innerHeight];
    return left <= atX && atX <= right && top <= atY && atY <= bottom;
  });
}

function partsOf({ came }: Coming): Element[] {
  return came.flatMap((element) => [element, ...allWithin(element).slice(0, MOST_PARTS)]);
}

/** Whether something is large enough to hold more than a sign, and nothing can be seen through it. */
function isBox(element: Element): boolean {
  const { left, right, top, bottom, width, height } = rectOf(element);
  const isInWindow = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  return isInWindow && Math.min(width, height) >= LEAST_SIDE && isOpaque(element);
}

/** Whether a shadow that reaches beyond the window veils all but what it falls from. */
function paintsAround(came: readonly Element[], color = /rgb/): boolean {
  return came.some((element) => {
    const { boxShadow } = getComputedStyle(element);
    const spreads = [...boxShadow.matchAll(SPREAD)].map(([, spread]) => Number(spread));
    return Math.max(0, ...spreads) >= Math.max(innerWidth, innerHeight) / 2 && color.test(boxShadow);
  });
}

function fillsWindow({ width, height }: { width: number; height: number }): boolean {
  return width >= innerWidth - 1 && height >= innerHeight - 1;
}

function isPainted(element: Element): boolean {
  const style = getComputedStyle(element);
  return (
    hasPaint(style) || isPicture(element) || PSEUDO.some((part) => isVeil(getComputedStyle(element, part)))
  );
}

function hasPaint({ backgroundColor, backgroundImage, backdropFilter }: CSSStyleDeclaration): boolean {
  return (
    !CLEAR.test(backgroundColor) ||
    backgroundImage !== "none" ||
    (backdropFilter !== "none" && backdropFilter !== "")
  );
}

/** A veil that styles draw for the box itself. */
function isVeil(style: CSSStyleDeclaration): boolean {
  const { content, position, opacity, width, height } = style;
  if (content === "none" || content === "normal" || opacity === "0" || !hasPaint(style)) return false;
  const size = { width: Number.parseFloat(width), height: Number.parseFloat(height) };
  return (position === "fixed" || position === "absolute") && fillsWindow(size);
}

/** Whether nothing behind can be seen through it. */
function isOpaque(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  const isSolid = !CLEAR.test(backgroundColor) && !THIN.test(backgroundColor);
  const isFilled = backgroundImage !== "none" && !THIN.test(backgroundImage);
  return (isSolid || isFilled || isPicture(element)) && opacityOf(element) === 1;
}

function opacityOf(element: Element): number {
  let opacity = 1;
  for (let around: Element | null = element; around !== null; around = parentElement(around))
    opacity *= Number(getComputedStyle(around).opacity);
  return opacity;
}

function isPicture(element: Element): boolean {
  return matchesSelector(element, "img,video,canvas,svg,iframe");
}
