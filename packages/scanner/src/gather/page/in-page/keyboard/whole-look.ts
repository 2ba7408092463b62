import { partLook } from "./drawn-parts.ts";
import { outlineOf, shadowOf } from "./focus-marks.ts";

const SIDES = ["top", "right", "bottom", "left"];
/** Whatever a style sheet may change of an element that people see, outlines, shadows and borders apart. */
const LOOK = [
  "border-radius",
  "background",
  "color",
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "text-decoration",
  "text-shadow",
  "text-transform",
  "text-indent",
  "letter-spacing",
  "word-spacing",
  "opacity",
  "visibility",
  "transform",
  "translate",
  "rotate",
  "scale",
  "filter",
  "backdrop-filter",
  "mix-blend-mode",
  "mask-image",
  "font-weight",
  "font-size",
  "font-style",
  "font-family",
  "width",
  "height",
  "padding",
  "margin",
  "top",
  "left",
  "clip-path",
  "display",
  "content",
];

/** How an element looks, with what style sheets and browsers draw before, after and in it: a property a line. */
export function wholeLook(element: Element): string {
  return [look(element), look(element, "::before"), look(element, "::after"), partLook(element)].join("\n");
}

function look(element: Element, pseudo?: string): string {
  const style = getComputedStyle(element, pseudo);
  // Such a pseudo-element is not there: most elements have none.
  if (pseudo !== undefined && (style.content === "none" || style.content === "normal")) return "";
  return [
    outlineOf(element, style),
    shadowOf(element, style),
    ...SIDES.map((side) => `border-${side}: ${borderOf(style, side)}`),
    ...LOOK.map((name) => `${name}: ${style.getPropertyValue(name)}`),
  ].join("\n");
}

/** Browsers tell all sides at once only where they are alike. One without a width has a color, too. */
function borderOf(style: CSSStyleDeclaration, side: string): string {
  const width = style.getPropertyValue(`border-${side}-width`);
  return Number.parseFloat(width) === 0 ? "none" : style.getPropertyValue(`border-${side}`);
}
