import { backgroundOf, type Color, colorOf } from "#checks/accessibility/a11y-color-contrast/probe.ts";
import type { ElementRef } from "#evidence/document.ts";
import { folded, hasOwnText, queryAll, textContent } from "#gather/page/in-page/dom.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isSeen } from "#gather/page/in-page/semantics.ts";

/** Letters cut out of a gradient, on a ground of one color. */
export interface GradientText {
  text: string;
  /** Colors of the gradient, in its order. */
  colors: Color[];
  behind: Color;
  /** CSS pixels. */
  fontSize: number;
  fontWeight: number;
  element: ElementRef;
}

const MOST_TEXTS = 4000;
const MOST = 100;
const TEXT_LIMIT = 60;
const A_COLOR = /rgba?\([^)]*\)/g;

/** Where each color of the gradient is known and nothing else shows in the letters. */
export function probe({ describe, within }: AskedPage): GradientText[] {
  return queryAll(document, "body *")
    .slice(0, MOST_TEXTS)
    .flatMap((element) => {
      const style = getComputedStyle(element);
      if (!style.backgroundClip.includes("text") || !isClear(style) || !isPlain(style)) return [];
      const colors = colorsOf(style);
      const behind = element.parentElement === null ? null : backgroundOf(element.parentElement);
      if (colors === null || behind === null || !hasOwnText(element) || !isSeen(element)) return [];
      return [{ element, style, colors, behind }];
    })
    .filter(within(MOST))
    .map(({ element, style, colors, behind }) => ({
      text: folded(textContent(element), TEXT_LIMIT),
      colors,
      behind,
      fontSize: Number.parseFloat(style.fontSize),
      fontWeight: Number(style.fontWeight),
      element: describe(element),
    }));
}

function isClear(style: CSSStyleDeclaration): boolean {
  const fill = style.getPropertyValue("-webkit-text-fill-color") || style.color;
  return colorOf(fill)?.[3] === 0;
}

function isPlain({ opacity, mixBlendMode, textShadow, filter }: CSSStyleDeclaration): boolean {
  return opacity === "1" && mixBlendMode === "normal" && textShadow === "none" && filter === "none";
}

/** Null where a picture, a second layer or a color that is not plain has a part in it. */
function colorsOf({ backgroundImage, backgroundColor }: CSSStyleDeclaration): Color[] | null {
  const isOne = /^(?:repeating-)?(?:linear|radial|conic)-gradient\(/.test(backgroundImage);
  if (
    !isOne ||
    backgroundImage.split("gradient(").length > 2 ||
    /\b(?:color|lab|lch|oklab|oklch)\(/.test(backgroundImage)
  )
    return null;
  const colors = (backgroundImage.match(A_COLOR) ?? []).map(colorOf);
  const isCovered = colorOf(backgroundColor)?.[3] === 0 || colors.every((color) => color?.[3] === 1);
  const known = colors.filter((color) => color !== null);
  return isCovered && known.length > 1 && known.length === colors.length ? known : null;
}
