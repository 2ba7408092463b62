import type { ElementRef } from "#evidence/document.ts";
import {
  attribute,
  childElements,
  closestElement,
  folded,
  queryAll,
  rectOf,
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
  element: ElementRef;
}

const FEWEST_ROWS = 3;
const MOST_BOXES = 2000;
const MOST = 10;
const CELL_LIMIT = 40;
const BOLD = 600;
const NEAR_PX = 2;

/** Tables made of spaces in preformatted text, and of boxes in rows. */
export function probe({ describe, within }: AskedPage): DrawnTable[] {
  const spaced = everywhere("pre")
    .filter((pre) => closestElement(pre, "[role]") === null && queryAll(pre, "code,span").length === 0)
    .flatMap((pre) => {
      const drawn = spacedColumns((textContent(pre) ?? "").split("\n"));
      return drawn === null ? [] : [{ ...drawn, place: pre }];
    });
  const boxed = everywhere("div,section,ul")
    .filter(within(MOST_BOXES))
    .flatMap((box) => {
      const drawn = boxedColumns(box);
      return drawn === null ? [] : [{ ...drawn, place: box }];
    });
  return [...spaced, ...boxed]
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

function boxedColumns(box: Element): Drawn | null {
  const rows = [...childElements(box)];
  if (rows.length < FEWEST_ROWS || attribute(box, "role") !== null || roleOf(rows[0] ?? box) === "row")
    return null;
  const cells = rows.map((row) => [...childElements(row)]);
  const [first = []] = cells;
  const isEven = first.length > 1 && cells.every((row) => row.length === first.length);
  if (!isEven || cells.flat().some((cell) => !isCell(cell))) return null;
  const isAligned = cells.every((row) => row.every((cell, at) => isUnder(cell, first[at])));
  if (!isAligned) return null;
  return {
    how: "boxes",
    firstRow: first.map((cell) => folded(textContent(cell), CELL_LIMIT)),
    rows: rows.length,
    columns: first.length,
    hasHead: first.every(isBold) && !cells.slice(1).some((row) => row.every(isBold)),
  };
}

function isCell(cell: Element): boolean {
  const text = textOf(cell);
  return (
    text !== "" &&
    text.length <= CELL_LIMIT &&
    queryAll(cell, "input,select,textarea,button,img,h1,h2,h3,h4,h5,h6").length === 0
  );
}

function isUnder(cell: Element, head: Element | undefined): boolean {
  return head !== undefined && Math.abs(rectOf(cell).left - rectOf(head).left) <= NEAR_PX;
}

function isBold(cell: Element): boolean {
  const inner = queryAll(cell, "*").findLast((part) => textOf(part) !== "") ?? cell;
  return Number(getComputedStyle(inner).fontWeight) >= BOLD;
}
