import { backgroundOf, type Color, colorOf } from "#checks/accessibility/a11y-color-contrast/background.ts";
import type { ColorChange } from "#gather/operating/controls/control-facts.ts";

import {
  childNodes,
  matchesSelector,
  nodeValue,
  parentElement,
  queryAll,
  tagName,
} from "#gather/page/in-page/dom.ts";

const SIDES = ["top", "right", "bottom", "left"];
/** What shows a state otherwise than by a color. */
const SHAPES = [
  "content",
  "background-image",
  "background-position",
  "background-size",
  "box-shadow",
  "text-shadow",
  "text-decoration-line",
  "text-decoration-style",
  "text-transform",
  "font-weight",
  "font-style",
  "font-size",
  "outline-style",
  "outline-width",
  "transform",
  "translate",
  "rotate",
  "scale",
  "opacity",
  "filter",
  "visibility",
  "display",
  "width",
  "height",
  "left",
  "right",
  "top",
  "bottom",
  "clip-path",
  "border-radius",
  "stroke-width",
  "stroke-dasharray",
  "d",
  ...SIDES.flatMap((side) => [`border-${side}-style`, `border-${side}-width`]),
];
/** What differs between elements that stand in other places and hold other words. */
const PLACES: ReadonlySet<string> = new Set(["width", "height", "left", "right", "top", "bottom"]);
const PSEUDOS = [undefined, "::before", "::after"];
const DRAWN = "svg *";
const MOST_INSIDE = 30;
const MOST_BESIDE = 8;

export interface Painted {
  control: Element;
  /** All but colors: of the control, what is in it, and what is around or beside it and no other of its kind. */
  shape: string;
  /** Null for a color that is hard to tell. */
  colors: (Color | null)[];
}

let painted: Painted | null = null;

/** Notes how the control is painted. */
export function noteColors(control: Element): void {
  painted = paintOf(control);
}

/** Colors of the control that are others than noted; null where anything else is other, too, or a color is hard to tell. */
export function changedColors(): ColorChange[] | null {
  return painted === null || !painted.control.isConnected ? null : colorsSince(painted);
}

/** The same, of a control as it was painted then. */
export function colorsSince({ control, shape, colors }: Painted): ColorChange[] | null {
  const now = paintOf(control);
  if (now.shape !== shape || now.colors.length !== colors.length) return null;
  const pairs = colors.map((from, index) => ({ from, to: now.colors[index] ?? null }));
  if (pairs.some(({ from, to }) => (from === null) !== (to === null))) return null;
  return pairs.flatMap(({ from, to }) =>
    from === null || to === null || from.join(" ") === to.join(" ") ? [] : [{ from, to }],
  );
}

/** Whether two elements are drawn alike but for their colors. */
export function differInColorAlone(one: Element, other: Element): boolean {
  const [drawn, otherDrawn] = [one, other].map((each) =>
    JSON.stringify(
      PSEUDOS.map((pseudo) => {
        const style = getComputedStyle(each, pseudo);
        return SHAPES.filter((name) => !PLACES.has(name)).map((name) => style.getPropertyValue(name));
      }),
    ),
  );
  return drawn === otherDrawn && lookOf(one) !== lookOf(other);
}

export function paintOf(control: Element): Painted {
  const parts = [control, ...queryAll(control, "*").slice(0, MOST_INSIDE)];
  const around = parentElement(control);
  const beside = around === null ? [] : [around, ...around.children];
  const others = beside.filter((one) => tagName(one) !== tagName(control)).slice(0, MOST_BESIDE);
  return {
    control,
    shape: JSON.stringify([parts.map(shapeOf), others.map((one) => [shapeOf(one), lookOf(one)])]),
    colors: parts.flatMap(colorsOf),
  };
}

function shapeOf(element: Element): unknown {
  const styles = PSEUDOS.map((pseudo) => getComputedStyle(element, pseudo));
  // What is drawn before or behind an element is no part whose background can be told.
  const drawn = styles.slice(1).map((style) => (style.content === "none" ? "" : colorsIn(style).join(" ")));
  const words = [...childNodes(element)].map((node) =>
    node.nodeType === Node.TEXT_NODE ? nodeValue(node) : "",
  );
  const shapes = styles.map((style) => SHAPES.map((name) => style.getPropertyValue(name)));
  return [shapes, drawn, words, holdsUnseenInk(element, styles)];
}

/** Of 255 steps of red, green or blue. */
const ALIKE = 12;

/** Whether words or signs have the color of their ground, such as a check mark that comes into view on another one. */
function holdsUnseenInk(element: Element, [own, ...pseudos]: CSSStyleDeclaration[]): boolean {
  const inks = [
    ...(own !== undefined && hasWords(element) ? [own] : []),
    ...pseudos.filter(({ content }) => !NO_SIGN.has(content)),
  ];
  if (inks.length === 0) return false;
  const ground = backgroundOf(element);
  return inks.some((style) => {
    const ink = colorOf(style.color);
    return ink !== null && ground !== null && areAlike(ink, ground);
  });
}

const NO_SIGN = new Set(["none", "normal", '""']);

function areAlike(ink: Color, ground: Color): boolean {
  return [0, 1, 2].every((index) => Math.abs((ink[index] ?? 0) - (ground[index] ?? 0)) <= ALIKE);
}

function hasWords(element: Element): boolean {
  return [...childNodes(element)].some(
    (node) => node.nodeType === Node.TEXT_NODE && (nodeValue(node) ?? "").trim() !== "",
  );
}

function lookOf(element: Element): string {
  return colorsIn(getComputedStyle(element)).join(" ");
}

function colorsIn(style: CSSStyleDeclaration): string[] {
  const names = [
    "color",
    "background-color",
    "fill",
    "stroke",
    ...SIDES.map((side) => `border-${side}-color`),
  ];
  return names.map((name) => style.getPropertyValue(name));
}

/** Colors that are seen: of the ground, and of letters, borders and drawings where there are any. */
function colorsOf(element: Element): (Color | null)[] {
  const style = getComputedStyle(element);
  if (matchesSelector(element, DRAWN))
    return [style.fill, style.stroke].map((color) => (color === "none" ? [0, 0, 0, 0] : colorOf(color)));
  const borders = SIDES.filter(
    (side) => Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0,
  );
  return [
    backgroundOf(element),
    ...(hasWords(element) ? [colorOf(style.color)] : []),
    ...borders.map((side) => colorOf(style.getPropertyValue(`border-${side}-color`))),
  ];
}
