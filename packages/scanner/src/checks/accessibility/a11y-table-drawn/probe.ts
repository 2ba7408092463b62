import type { ElementRef } from "#evidence/document.ts";
import {
  attribute,
  childElements,
  closestElement,
  folded,
  innerText,
  isShadowRoot,
  matchesSelector,
  openShadowRoot,
  queryAll,
  rectOf,
  rootNode,
  textContent,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen, roleOf, textOf } from "#gather/page/in-page/semantics.ts";

/** Rows of words that stand under each other in columns, without a table. */
export interface DrawnTable {
  how: "spaces" | "boxes";
  firstRow: string[];
  rows: number;
  columns: number;
  /** Whether the first row is set in bold, or ruled off. */
  hasHead: boolean;
  /** Set where the first row names columns of which one or more hold numbers alone. */
  hasNumbers?: true;
  element: ElementRef;
}

const FEWEST_ROWS = 3;
const FILLED_LINES = "p,li,address,div:has(>br)";
const LONGEST_LINE = 160;
const MOST_BOXES = 2000;
const MOST = 10;
const CELL_LIMIT = 40;
const BOLD = 600;
const NEAR_PX = 2;
const MOSTLY = 0.6;
/** As many boxes in each row, below as many bold ones, are columns even where they shift a little. */
const SURELY_COLUMNS = 4;
const NUMBER = /^[^\p{L}\d]{0,3}\d[^\p{L}]*(?:\p{L}{1,4}\.?)?$/u;

/** Tables made of spaces in preformatted text, and of boxes in rows. */
export function probe({ describe, within }: AskedPage): DrawnTable[] {
  const spaced = everywhere("pre")
    .filter((pre) => closestElement(pre, "[role]") === null && queryAll(pre, "code,span").length === 0)
    .flatMap((pre) => {
      const drawn = spacedColumns((textContent(pre) ?? "").split("\n"));
      return drawn === null ? [] : [{ ...drawn, place: pre }];
    });
  const filled = everywhere(FILLED_LINES)
    .slice(0, MOST_BOXES)
    .flatMap((block) => {
      const drawn = linesFilledUp(block);
      return drawn === null ? [] : [{ ...drawn, place: block }];
    });
  const boxes = everywhere("div,section,ul").filter(within(MOST_BOXES));
  const boxed = [...boxes, ...hostsIn(boxes)].flatMap((box) => {
    const drawn = boxedColumns(box);
    return drawn === null ? [] : [{ ...drawn, place: box }];
  });
  return [...spaced, ...filled, ...boxed]
    .filter(({ place }) => isSeen(place) && isExposed(place))
    .filter(within(MOST))
    .map(({ place, ...drawn }) => ({ ...drawn, element: describe(place) }));
}

type Drawn = Omit<DrawnTable, "element">;

/** Lines that part into as many columns as the first, at runs of spaces or tabs. */
function spacedColumns(lines: readonly string[]): Drawn | null {
  const rows = lines.filter((line) => /\p{L}|\d/u.test(line)).map((line) => line.trim().split(/\s{2,}|\t+/));
  const [first = []] = rows;
  if (rows.length < FEWEST_ROWS || first.length < 2 || rows.some((row) => row.length !== first.length))
    return null;
  const hasHead = lines.some((line) => /^[\s+|]*[-=]{3,}[\s+|=-]*$/.test(line));
  const firstRow = first.map((cell) => cell.slice(0, CELL_LIMIT));
  return { how: "spaces", firstRow, rows: rows.length, columns: first.length, hasHead };
}

/** Lines with spaces that don't break or fold, as editors write them to set words under each other. */
function linesFilledUp(block: Element): Drawn | null {
  const isInTable = closestElement(block, "table,[role]:not([role=main]),pre") !== null;
  if (isInTable || queryAll(block, "br").length < FEWEST_ROWS - 1) return null;
  if (!(block instanceof HTMLElement)) return null;
  const lines = innerText(block).split("\n");
  const isFilled = lines.filter((line) => /\u00A0{3}|(?:\u00A0 ){2}/.test(line)).length >= FEWEST_ROWS;
  return isFilled && lines.every((line) => line.length <= LONGEST_LINE) ? spacedColumns(lines) : null;
}

/** Components whose shadow roots hold boxes: these may be rows, with no box around them. */
function hostsIn(boxes: readonly Element[]): Element[] {
  const roots = boxes.filter((box) => box.parentElement === null).map((box) => rootNode(box));
  return [...new Set(roots.filter((root) => isShadowRoot(root)).map(({ host }) => host))];
}

function rowsIn(box: Element): Element[] {
  const root = openShadowRoot(box);
  const all = root === null ? [...childElements(box)] : [...root.children];
  return all.filter((row) => rectOf(row).height > 0);
}

function boxedColumns(box: Element): Drawn | null {
  const rows = rowsIn(box);
  if (rows.length < FEWEST_ROWS || attribute(box, "role") !== null || roleOf(rows[0] ?? box) === "row")
    return null;
  const cells = cellsOfGrid(box, rows) ?? rows.map((row) => [...childElements(row)]);
  const [first = []] = cells;
  if (cells.length < FEWEST_ROWS) return null;
  const isEven = first.length > 1 && cells.every((row) => row.length === first.length);
  if (!isEven || !cells.every((row, at) => areCells(row, at === 0))) return null;
  const hasHead =
    withWords(first).every(isBold) && !cells.slice(1).some((row) => withWords(row).every(isBold));
  const isAligned = cells.every((row) => row.every((cell, at) => isUnder(cell, first[at])));
  if (!isAligned && !(hasHead && first.length >= SURELY_COLUMNS)) return null;
  return {
    how: "boxes",
    firstRow: first.map((cell) => folded(textContent(cell), CELL_LIMIT)),
    rows: cells.length,
    columns: first.length,
    hasHead: hasHead || isLaidOutAsTable(box),
    ...(hasNumbers(cells) ? { hasNumbers: true as const } : {}),
  };
}

/** Styles that make a table of boxes, with words in its first row. */
function isLaidOutAsTable(box: Element): boolean {
  const [row] = rowsIn(box);
  return getComputedStyle(box).display === "table" && row !== undefined && !/\d/.test(textOf(row));
}

/** Weights, prices and the like stand under each other, below a word that says what they are. */
function hasNumbers([head = [], ...rows]: readonly Element[][]): boolean {
  const isNamed = head.every((cell) => !/\d/.test(textOf(cell)));
  return isNamed && head.some((_, at) => at > 0 && rows.every((row) => isNumber(row[at])));
}

function isNumber(cell: Element | undefined): boolean {
  return cell !== undefined && NUMBER.test(textOf(cell));
}

/** Cells without boxes around their rows, which a style sheet places in columns; null where there are no such columns. */
function cellsOfGrid(box: Element, cells: readonly Element[]): Element[][] | null {
  if (!getComputedStyle(box).display.endsWith("grid")) return null;
  const rows = [...Map.groupBy(cells, (cell) => Math.round(rectOf(cell).top)).values()];
  return (rows[0]?.length ?? 0) < 2 ? null : rows;
}

/** The last cell may hold a button for its row, under no header. */
function areCells(row: readonly Element[], isFirst: boolean): boolean {
  return row.every((cell, at) => {
    const mayAct = at > 1 && at === row.length - 1;
    return isCell(cell, { mayBeEmpty: mayAct && isFirst, mayAct });
  });
}

function isCell(cell: Element, { mayBeEmpty, mayAct }: { mayBeEmpty: boolean; mayAct: boolean }): boolean {
  const text = textOf(cell);
  const others = `input,select,textarea,img,h1,h2,h3,h4,h5,h6${mayAct ? "" : ",button"}`;
  return (
    (text !== "" || mayBeEmpty) &&
    text.length <= CELL_LIMIT &&
    !matchesSelector(cell, others) &&
    queryAll(cell, others).length === 0
  );
}

function withWords(row: readonly Element[]): Element[] {
  return row.filter((cell) => textOf(cell) !== "");
}

/** At one edge, or for most of their width: a column that grows with its text moves those beside it. */
function isUnder(cell: Element, head: Element | undefined): boolean {
  if (head === undefined) return false;
  const [own, above] = [rectOf(cell), rectOf(head)];
  if (textOf(head) === "" || Math.abs(own.left - above.left) <= NEAR_PX) return true;
  const shared = Math.min(own.right, above.right) - Math.max(own.left, above.left);
  return shared >= MOSTLY * Math.min(own.width, above.width);
}

function isBold(cell: Element): boolean {
  const inner = queryAll(cell, "*").findLast((part) => textOf(part) !== "") ?? cell;
  return Number(getComputedStyle(inner).fontWeight) >= BOLD;
}
