import {
  attribute,
  childElements,
  childNodes,
  closestElement,
  folded,
  matchesSelector,
  nodeValue,
  queryAll,
  rectOf,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import { isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

import { OPERATED } from "./star-signs.ts";

/** A row of like shapes beside words: places to sleep, how hot a dish is. */
export interface CountedShapes {
  /** The drawing, or the first of the pictures. */
  first: Element;
  shapes: number;
  /** Words of the line that it stands in. */
  words: string;
}

const SHAPES = "rect,circle,ellipse,path,polygon,use";
const NAMED = "title,[role],[aria-label],[aria-labelledby],[title]";
const MOVES = "animate,animateTransform,animateMotion";
const [FEWEST, MOST_SHAPES] = [2, 12];
const [SMALLEST, HIGHEST] = [6, 40];
const WORDS_LIMIT = 60;
const MOST = 20;
/** Things that stand in the same line in their own boxes. */
const LINES = "p,li,td,dd,span,div";

/** Rows of like shapes in one drawing, or of like drawings, in a line with words that do not say how many there are. */
export function countedShapes(): CountedShapes[] {
  const rows = everywhere("svg:not(svg svg)").flatMap((drawing) => {
    const line = drawing.parentElement;
    if (line === null || !isUntold(drawing) || !matchesSelector(line, LINES)) return [];
    const shapes = shapesInRow(drawing) ?? likeDrawings(drawing);
    const words = folded(ownWords(line), WORDS_LIMIT);
    return shapes === null || words === "" || says(textOf(line), shapes)
      ? []
      : [{ first: drawing, shapes, words }];
  });
  // One such row may be a decoration; in several lines they are there to compare.
  return rows.length < FEWEST ? [] : rows.slice(0, MOST);
}

function isUntold(drawing: Element): boolean {
  const isDrawing = isSeen(drawing) && isExposed(drawing) && textOf(drawing) === "";
  const isNamed = [drawing, ...queryAll(drawing, NAMED)].some((part) => matchesSelector(part, NAMED));
  const isElse = closestElement(drawing, OPERATED) !== null || queryAll(drawing, MOVES).length > 0;
  return isDrawing && !isNamed && !isElse;
}

/** How many shapes of one size stand beside each other; null where others are there as well. */
function shapesInRow(drawing: Element): number | null {
  const shapes = queryAll(drawing, SHAPES);
  if (shapes.length < FEWEST || shapes.length > MOST_SHAPES) return null;
  const boxes = shapes.map(rectOf);
  const sizes = new Set(boxes.map(({ width, height }) => `${Math.round(width)} ${Math.round(height)}`));
  const lines = new Set(boxes.map(({ top }) => Math.round(top)));
  const isBeside = boxes.every(({ left }, at) => left >= (boxes[at - 1]?.right ?? left));
  const isSmall = boxes.every(
    ({ width, height }) => width >= SMALLEST && height >= SMALLEST && height <= HIGHEST,
  );
  return sizes.size === 1 && lines.size === 1 && isBeside && isSmall ? shapes.length : null;
}

/** How many drawings of the same markup stand in a row that this one begins; null where none follows. */
function likeDrawings(drawing: Element): number | null {
  const { height } = rectOf(drawing);
  const row = [...childElements(drawing.parentElement ?? drawing)].filter((one) => isLike(one, drawing));
  const isRow = row[0] === drawing && row.length >= FEWEST && row.length <= MOST_SHAPES;
  return isRow && height >= SMALLEST && height <= HIGHEST && row.every(isUntold) ? row.length : null;
}

function isLike(one: Element, other: Element): boolean {
  return one.innerHTML === other.innerHTML && attribute(one, "class") === attribute(other, "class");
}

/** Words of the line itself, with those of what is written in it as text. */
function ownWords(line: Element): string {
  const own = [...childNodes(line)].map((node) =>
    node.nodeType === Node.TEXT_NODE
      ? nodeValue(node)
      : node instanceof HTMLElement && getComputedStyle(node).display.startsWith("inline")
        ? node.textContent
        : "",
  );
  return own.join(" ");
}

/** Whether a number beside them says how many there are. */
function says(words: string, shapes: number): boolean {
  return (words.match(/\d+/g) ?? []).some((number) => Number(number) === shapes);
}
