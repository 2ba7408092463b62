import { contrastRatio } from "#checks/accessibility/a11y-color-contrast/contrast-ratio.ts";
import type { ElementRef } from "#evidence/document.ts";
import type { TextOnPicture } from "#gather/examining/operated-facts.ts";

import { AT_ONCE } from "../at-once.ts";
import { createDescriberAcross } from "../describe-across.ts";
import { queryAll } from "../dom.ts";
import { type Box, isInWindow, isUncovered, nextFrame, pixelsOf, returnToTop } from "./aiming.ts";
import { blendedTexts, isBlended } from "./blended.ts";

/** Text whose background can't be read from the style sheet alone, with its position on the page. */
export interface TextPlace {
  selector: string;
  /** Red, green, blue (0-255) and opacity (0-1) of the letters. */
  color: [number, number, number, number];
  /** CSS pixels, as the letters are shown. */
  fontSize: number;
  fontWeight: number;
  box: Box;
  /** Width of a letter, roughly. */
  letter: number;
  /** Whether the letters are blended with what is behind them, and seen in another color than theirs. */
  isBlended: boolean;
}

/** What the pixels behind a text tell. */
export type PixelContrast = Pick<TextOnPicture, "letters" | "worstPixel">;

const HIDING = [
  ["color", "transparent"],
  ["-webkit-text-fill-color", "transparent"],
  ["fill", "transparent"],
  ["text-shadow", "none"],
  ["transition", "none"],
] as const;
type Styled = HTMLElement | SVGElement;
const hidden: { element: Styled; style: string | null }[] = [];

/** Finds the texts and makes their letters invisible, so that a picture shows what is behind them. */
export async function hideTexts(selectors: string[]): Promise<TextPlace[]> {
  // A menu may notice the way back to the top, and change its looks.
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, AT_ONCE];
  if (!(await returnToTop())) return [];
  const places = selectors.flatMap((selector) => {
    const [element] = queryAll(document, selector);
    return isStyled(element) ? placeOf(selector, element) : [];
  });
  for (const { selector } of places) {
    const [element] = queryAll(document, selector);
    if (!isStyled(element)) continue;
    hidden.push({ element, style: element.getAttribute("style") });
    for (const [name, value] of HIDING) element.style.setProperty(name, value, "important");
  }
  return places;
}

/**
 * Brings a text into the window by scrolling the page, and returns its position on the page. Null where it cannot
 * be seen there: it waits in a box that is cut off, or a layer which the page has opened meanwhile lies over it.
 */
export async function aimAt(selector: string): Promise<Box | null> {
  const [element] = queryAll(document, selector);
  const before = isStyled(element) ? boxOfText(element) : null;
  if (!isStyled(element) || before === null) return null;
  if (!isInWindow(before)) {
    scrollTo({ top: before.y - innerHeight / 2, behavior: "instant" });
    await nextFrame();
  }
  const box = boxOfText(element);
  return box !== null && isInWindow(box) && isUncovered(element, box) ? box : null;
}

/** Texts that are blended with what is behind them, up to so many. */
export function describeBlended(most: number): ElementRef[] {
  const describer = createDescriberAcross();
  const texts = blendedTexts().filter((text) => text instanceof HTMLElement);
  // Those that look alike are blended alike.
  const looks = new Map(texts.toReversed().map((text) => [lookOf(text), text]));
  const first = new Set(looks.values());
  return [...texts.filter((text) => first.has(text)), ...texts.filter((text) => !first.has(text))]
    .slice(0, most)
    .map((text) => describer.describe(text));
}

function lookOf(text: Element): string {
  const { color, fontSize, fontWeight } = getComputedStyle(text);
  return [color, fontSize, fontWeight].join(" ");
}

let painted: { element: Styled; style: string } | null = null;

/** Fills the ground of a text with the color of its letters, which is blended as they are, until `unpaint`. */
export function paint({ selector, color }: Pick<TextPlace, "selector" | "color">): void {
  const [element] = queryAll(document, selector);
  if (!isStyled(element)) return;
  painted = { element, style: element.getAttribute("style") ?? "" };
  const filled = `rgba(${color.join(", ")})`;
  for (const [name, value] of [
    ["background-image", `linear-gradient(${filled}, ${filled})`],
    ["background-clip", "border-box"],
    ["background-size", "auto"],
    ["background-repeat", "repeat"],
    ["background-attachment", "scroll"],
    ["background-blend-mode", "normal"],
  ] as const)
    element.style.setProperty(name, value, "important");
}

export function unpaint(): void {
  painted?.element.setAttribute("style", painted.style);
  painted = null;
}

/** Makes the letters visible again. */
export function showTexts(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== AT_ONCE);
  for (const { element, style } of hidden.splice(0)) {
    if (style === null) element.removeAttribute("style");
    else element.setAttribute("style", style);
  }
}

function isStyled(element: Element | undefined): element is Styled {
  return element instanceof HTMLElement || element instanceof SVGElement;
}

function placeOf(selector: string, element: Styled): TextPlace[] {
  const style = getComputedStyle(element);
  const paint =
    element instanceof SVGElement ? style.fill : style.getPropertyValue("-webkit-text-fill-color");
  const color = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/.exec(paint);
  const box = boxOfText(element);
  if (color === null || box === null || style.opacity !== "1" || style.textShadow !== "none") return [];
  // Nothing to fill with the color of the letters.
  if (isBlended(element) && (element instanceof SVGElement || style.display === "contents")) return [];
  // Letters without a color of their own show the picture behind them, or are not to be seen.
  if (Number(color[4] ?? 1) === 0 || style.backgroundClip.includes("text")) return [];
  // Drawings are shown larger or smaller than they say; a line is about a fifth higher than its letters.
  const isDrawn = element instanceof SVGElement;
  const size = isDrawn ? box.height / LINE_SHARE / 1.2 : Number.parseFloat(style.fontSize);
  const [red = 0, green = 0, blue = 0] = color.slice(1, 4).map(Number);
  return [
    {
      selector,
      color: [red, green, blue, Number(color[4] ?? 1)],
      fontSize: size,
      fontWeight: Number(style.fontWeight),
      box,
      letter: size * 0.6,
      isBlended: isBlended(element),
    },
  ];
}

/** Part of a line's height in which its letters stand. */
const LINE_SHARE = 0.7;

/** First line of the element's own text. */
function boxOfText(element: Styled): Box | null {
  const text = [...element.childNodes].find(
    (node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? "").trim() !== "",
  );
  if (text === undefined) return null;
  const range = document.createRange();
  range.selectNodeContents(text);
  const rect = [...range.getClientRects()].find(({ width, height }) => width >= 8 && height >= 6);
  if (rect === undefined) return null;
  const inset = (rect.height * (1 - LINE_SHARE)) / 2;
  return {
    x: rect.x + scrollX,
    y: rect.y + scrollY + inset,
    width: Math.min(rect.width, 600),
    height: rect.height - 2 * inset,
  };
}

/**
 * Compares the letters' color with each pixel of a picture (PNG in base64) of what is behind them.
 *
 * @param filled the same place filled with the letters' color, where that is seen in another one
 */
export async function contrastOf(
  picture: string,
  place: Pick<TextPlace, "color" | "letter">,
  filled: string | null = null,
): Promise<PixelContrast> {
  const { data, width } = await pixelsOf(picture);
  const front = filled === null ? null : (await pixelsOf(filled)).data;
  const letters: number[] = [];
  let worstPixel = 21;
  for (let offset = 0; offset < data.length; offset += 4) {
    const behind = pixelAt(data, offset);
    const ratio =
      front === null ? contrast(place.color, behind) : contrastRatio(pixelAt(front, offset), behind);
    const letter = Math.floor(((offset / 4) % width) / place.letter);
    letters[letter] = Math.max(letters[letter] ?? 1, ratio);
    worstPixel = Math.min(worstPixel, ratio);
  }
  return { letters, worstPixel };
}

function pixelAt(data: Uint8ClampedArray, offset: number): readonly [number, number, number] {
  return [data[offset] ?? 0, data[offset + 1] ?? 0, data[offset + 2] ?? 0];
}

function contrast(
  [red, green, blue, opacity]: TextPlace["color"],
  behind: readonly [number, number, number],
): number {
  const front = [red, green, blue].map(
    (value, index) => value * opacity + (behind[index] ?? 0) * (1 - opacity),
  );
  return contrastRatio(front, behind);
}
