import type { ElementRef } from "#evidence/document.ts";
import { closestElement, folded, nodeValue, queryAll, textContent } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen } from "#gather/page/in-page/semantics.ts";

/** How a text is set. */
export interface TextSetting {
  text: string;
  letters: number;
  pixels: number;
  /** Line height as a multiple of the size; null where the browser chooses it. */
  lineHeight: number | null;
  /** Lines that its words are laid out in. */
  lines: number;
  /** Letters on its longest line, by the usual width of letters. */
  lettersPerLine: number;
  isJustified: boolean;
  isItalic: boolean;
  /** Whether it shows capitals only, as written or by style. */
  isCapitals: boolean;
  /** Set where letters that are read from right to left are set from left to right. */
  isAgainstDirection?: true;
  element: ElementRef;
}

const TEXTS = "p,li,dd,td,blockquote,div,figcaption";
const BLOCKS = "p,li,dd,td,blockquote,div,ul,ol,table,section,article,h1,h2,h3,h4,h5,h6,form,pre";
const FEWEST_LETTERS = 40;
/** Width of a letter of running text, in sizes of it. */
const LETTER_WIDTH = 0.5;
const MOST_TEXTS = 2000;
const MOST = 100;
const MOST_LETTERS = 5000;
/** Boxes of words looked at in one text. */
const MOST_BOXES = 200;
const TEXT_LIMIT = 60;

/** Running texts in sight that are set in a way that some people find hard to read. */
export function probe({ describe, within }: AskedPage): TextSetting[] {
  return everywhere(TEXTS)
    .filter(within(MOST_TEXTS))
    .filter(
      (block) =>
        queryAll(block, BLOCKS).length === 0 && closestElement(block, "pre,code,[aria-hidden=true]") === null,
    )
    .filter((block) => folded(textContent(block), FEWEST_LETTERS).length === FEWEST_LETTERS)
    .filter((block) => isSeen(block) && isExposed(block))
    .map((block) => ({ block, laidOut: laidOut(block) }))
    .filter(({ laidOut: { text } }) => text.length >= FEWEST_LETTERS)
    .map(({ block, laidOut: words }) => ({ ...settingOf(block, words), block }))
    .filter((setting) => isUnusual(setting))
    .filter(within(MOST))
    .map(({ block, ...setting }) => ({ ...setting, element: describe(block) }));
}

type Setting = Omit<TextSetting, "element">;

function settingOf(block: Element, { text, widths }: LaidOut): Setting {
  const style = getComputedStyle(block);
  const inner = getComputedStyle(wordsOf(block, text));
  const pixels = Number.parseFloat(inner.fontSize);
  const lineHeight = Number.parseFloat(style.lineHeight) / pixels;
  return {
    text: text.slice(0, TEXT_LIMIT),
    letters: text.length,
    pixels,
    lineHeight: Number.isNaN(lineHeight) ? null : lineHeight,
    lines: widths.length,
    lettersPerLine: Math.min(text.length, Math.round(Math.max(0, ...widths) / (pixels * LETTER_WIDTH))),
    isJustified: style.textAlign === "justify",
    isItalic: inner.fontStyle === "italic",
    ...(style.direction === "ltr" && style.unicodeBidi !== "plaintext" && isRightToLeft(text)
      ? { isAgainstDirection: true }
      : {}),
    isCapitals:
      inner.textTransform === "uppercase" || (text === text.toUpperCase() && text !== text.toLowerCase()),
  };
}

const RIGHT_TO_LEFT = /[\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/gu;

/** Whether most letters of a text are; names and numbers in other scripts may stand among them. */
function isRightToLeft(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return (text.match(RIGHT_TO_LEFT)?.length ?? 0) * 2 > letters;
}

/** Words that are shown, and how wide those of each line are. */
interface LaidOut {
  text: string;
  widths: number[];
}

/** Room around words and fields between them are not read. */
function laidOut(block: Element): LaidOut {
  const nodes = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const lines: { bottom: number; width: number }[] = [];
  let text = "";
  let boxes = 0;
  for (let node = nodes.nextNode(); node !== null && boxes < MOST_BOXES; node = nodes.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const shown = [...range.getClientRects()].filter(({ width }) => width > 1);
    boxes += shown.length;
    if (shown.length > 0) text += nodeValue(node) ?? "";
    for (const { top, bottom, width } of shown) {
      const line = lines.find((other) => top < other.bottom && other.bottom <= bottom + (bottom - top) / 2);
      if (line === undefined) lines.push({ bottom, width });
      else line.width += width;
    }
  }
  return { text: folded(text, MOST_LETTERS), widths: lines.map(({ width }) => width) };
}

/** The element that holds all of the words, such as an `i` around them. */
function wordsOf(block: Element, text: string): Element {
  const [only] = block.children;
  return only !== undefined && folded(textContent(only), MOST_LETTERS) === text ? wordsOf(only, text) : block;
}

const SMALL_PX = 12;
const TIGHT = 1.2;
const WIDE = 100;

function isUnusual({
  isJustified,
  isItalic,
  isCapitals,
  pixels,
  lineHeight,
  lettersPerLine,
  isAgainstDirection,
}: Setting): boolean {
  const isTight = lineHeight !== null && lineHeight < TIGHT;
  return (
    isJustified ||
    isItalic ||
    isCapitals ||
    pixels < SMALL_PX ||
    isTight ||
    lettersPerLine > WIDE ||
    isAgainstDirection === true
  );
}
