import { backgroundOf, type Color, colorOf } from "#checks/accessibility/a11y-color-contrast/background.ts";
import type { ElementRef } from "#evidence/document.ts";
import { folded, hasOwnText, parentElement, queryAll, textContent } from "#gather/page/in-page/dom.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isSeen } from "#gather/page/in-page/semantics.ts";

/** Letters cut out of a gradient or a picture. */
export interface GradientText {
  text: string;
  /** Colors of the gradient, in its order, and the one behind the letters; null where they are not known, or other things show in the letters. */
  known: { colors: Color[]; behind: Color } | null;
  /** CSS pixels. */
  fontSize: number;
  fontWeight: number;
  element: ElementRef;
}

const MOST_TEXTS = 4000;
const MOST = 100;
const TEXT_LIMIT = 60;
const A_COLOR = /rgba?\([^)]*\)/g;

export function probe({ describe, within }: AskedPage): GradientText[] {
  return queryAll(document, "body *")
    .slice(0, MOST_TEXTS)
    .filter((element) => getComputedStyle(element).backgroundClip.includes("text"))
    .flatMap((cut) => [cut, ...queryAll(cut, "*")].filter(isCutOut).map((element) => ({ element, cut })))
    .filter(within(MOST))
    .map(({ element, cut }) => {
      const { fontSize, fontWeight } = getComputedStyle(element);
      return {
        text: folded(textContent(element), TEXT_LIMIT),
        known: knownOf(cut),
        fontSize: Number.parseFloat(fontSize),
        fontWeight: Number(fontWeight),
        element: describe(element),
      };
    });
}

function isCutOut(element: Element): boolean {
  return hasOwnText(element) && isSeen(element) && isClear(getComputedStyle(element));
}

/** The colors in the letters of what is cut out, and the one behind them. */
function knownOf(cut: Element): GradientText["known"] {
  const style = getComputedStyle(cut);
  const around = parentElement(cut);
  const colors = isPlain(style) ? colorsOf(style) : null;
  const behind = around === null ? null : backgroundOf(around);
  return colors === null || behind === null ? null : { colors, behind };
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
