import type { ElementRef } from "#evidence/document.ts";
import {
  attribute,
  childElements,
  closestElement,
  matchesSelector,
  queryAll,
  rectOf,
  tagName,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

import { isColorChoice } from "./color-choices.ts";
import { coloredAmounts } from "./colored-amounts.ts";
import { coloredTimes } from "./colored-times.ts";
import { drawnLegends } from "./drawn-legends.ts";
import { marksBesideThings } from "./marks-beside-things.ts";
import { cellsAmongWords, gridsOfPlaces, groundOf, NO_ROWS, rowsOfBoxes } from "./rows-of-boxes.ts";
import { scalesOfMarks } from "./scales-of-marks.ts";
import { wordedCells } from "./worded-cells.ts";

/** Small boxes that differ in color only, or amounts. */
export interface ColoredBoxes {
  /** How many colors they have. */
  colors: number;
  /** Whether nothing but such a box stands in each of the table's cells or list's items. */
  areAlone: boolean;
  /** Whether a drawing stands by, as a legend has one. */
  isByDrawing: boolean;
  /** Set where they stand in a row of nothing else, outside of tables and lists. */
  areInRow?: true;
  /** Set where they are empty cells of a grid that is no table, among others with words. */
  areAmongWords?: true;
  /** Set where it is cells of a table, beside others that have neither a color nor words. */
  areCells?: true;
  /** Set where they stand beside several things, in cards, cells or entries that hold words as well. */
  areBesideThings?: true;
  /** Set where it is amounts, some of which are red and some green. */
  areAmounts?: true;
  /** Set on amounts that a header calls changes, with nothing else in their cells. */
  areChanges?: true;
  /** Set on times of which some have another ground; whether the class of one says what that means. */
  times?: { areCalledSo: boolean };
  /** Set on cells with words, with the legend that explains their colors. */
  legend?: string;
  /** Set on a row of marks of which some have another color, with the words before it and how many marks there are. */
  scale?: { label: string; marks: number };
  /** The first of them. */
  element: ElementRef;
}

const BOXES = "span,i,b,em,div,td,li";
const HOLDERS = "table,ul,ol,dl";
const DRAWINGS = "svg,canvas,img";
const FEWEST_CELLS = 2;
const LONGEST_WORDS = 40;
const MOST_BOXES = 5000;
const MOST = 20;
const LEGEND_LIMIT = 100;
const [SMALLEST, LARGEST] = [5, 40];
/** An empty cell among the headers of a table may be as wide as its column, and as high as its row. */
const [WIDEST_CELL, HIGHEST_CELL] = [480, 80];
/** Difference between the strongest and weakest part of a color from which it is not gray. */
const COLORFUL = { box: 60, cell: 30 };

/** Small empty boxes of several colors in one table or list. */
export function probe({ describe, within }: AskedPage): ColoredBoxes[] {
  const tables = new Map<Element, boolean>();
  const boxes = everywhere(BOXES)
    .filter(within(MOST_BOXES))
    .filter((box) => childElements(box).length === 0 && textOf(box) === "" && isBox(box, tables));
  const amounts = coloredAmounts().map(({ first, areChanges }) => ({
    colors: 2,
    areAlone: false,
    areAmounts: true as const,
    ...(areChanges ? { areChanges: true as const } : {}),
    isByDrawing: false,
    element: describe(first),
  }));
  const scales = scalesOfMarks().map(({ label, marks, first }) => ({
    colors: 2,
    areAlone: false,
    isByDrawing: false,
    scale: { label, marks },
    element: describe(first),
  }));
  const worded = wordedCells().map(({ first, legend }) => ({
    colors: 2,
    areAlone: false,
    isByDrawing: false,
    legend: legend.slice(0, LEGEND_LIMIT),
    element: describe(first),
  }));
  const times = coloredTimes().map(({ first, isCalledSo }) => ({
    colors: 2,
    areAlone: false,
    isByDrawing: false,
    times: { areCalledSo: isCalledSo },
    element: describe(first),
  }));
  const legends = drawnLegends().map(({ colors, drawing }) => ({
    colors,
    areAlone: false,
    isByDrawing: true,
    element: describe(drawing),
  }));
  const found = [
    ...legends,
    ...inRows(boxes, describe),
    ...inHolders(boxes, describe),
    ...cellsOfOneColor(boxes, describe),
    ...behindSameWords(boxes, describe),
    ...amounts,
  ];
  const known = new Set([...found.filter(isTold), ...scales].map(({ element }) => element.selector));
  const beside = marksBesideThings()
    .map(({ first, colors }) => ({ colors, element: describe(first) }))
    .filter(({ element }) => !known.has(element.selector))
    .map((marks) => ({ ...marks, areAlone: false, isByDrawing: false, areBesideThings: true as const }));
  const ofTimes = new Set(times.map(({ element }) => element.selector));
  const cells = worded.filter(({ element }) => !ofTimes.has(element.selector));
  return [...found, ...scales, ...times, ...cells, ...beside].filter(within(MOST));
}

/** Whether anything is told of boxes; nothing is of those beside the words of a list that no drawing stands by. */
function isTold({
  areAlone,
  isByDrawing,
  areInRow,
  areAmongWords,
  areCells,
  areAmounts,
}: ColoredBoxes): boolean {
  return [areAlone, isByDrawing, areInRow, areAmongWords, areCells, areAmounts].includes(true);
}

/** Boxes, places and cells that stand together and are no table or list. */
function inRows(boxes: readonly Element[], describe: AskedPage["describe"]): ColoredBoxes[] {
  const base = { areAlone: false, isByDrawing: false };
  const rows = [...rowsOfBoxes(boxes), ...gridsOfPlaces()].map(({ first, colors }) => ({
    ...base,
    colors,
    areInRow: true as const,
    element: describe(first),
  }));
  const cells = cellsAmongWords().map(({ first, colors }) => ({
    ...base,
    colors,
    areAmongWords: true as const,
    element: describe(first),
  }));
  return [...rows, ...cells];
}

function inHolders(boxes: readonly Element[], describe: AskedPage["describe"]): ColoredBoxes[] {
  return [...Map.groupBy(boxes, (box) => closestElement(box, HOLDERS))].flatMap(([holder, all]) => {
    const [first] = all;
    const colors = new Set(all.map(groundOf)).size;
    if (holder === null || first === undefined || colors < 2) return [];
    // What opens by a press may say it.
    const areUsed = all.every((box) => getComputedStyle(box).cursor === "pointer");
    if (areUsed)
      return [
        { colors, areAlone: false, areBesideThings: true, isByDrawing: false, element: describe(first) },
      ];
    return [
      {
        colors,
        areAlone: all.every((box) => textOf(closestElement(box, "td,li,dd,dt") ?? holder) === ""),
        // A legend has each of its colors once.
        isByDrawing: colors === all.length && isByDrawing(holder),
        element: describe(first),
      },
    ];
  });
}

/** Cells of one color that are empty, in rows that have empty cells without one: months in which something is sown. */
function cellsOfOneColor(boxes: readonly Element[], describe: AskedPage["describe"]): ColoredBoxes[] {
  const cells = boxes.filter((box) => tagName(box) === "td");
  return [...Map.groupBy(cells, (cell) => closestElement(cell, "table"))].flatMap(([table, all]) => {
    const [first] = all;
    const isOfOne = new Set(all.map(groundOf)).size === 1;
    if (table === null || first === undefined || all.length < FEWEST_CELLS || !isOfOne) return [];
    const rows = new Set(all.map((cell) => cell.parentElement));
    const areAmongEmpty = [...rows].every(
      (row) =>
        row !== null &&
        [...childElements(row)].some((cell) => textOf(cell) === "" && isEmpty(cell) && !all.includes(cell)),
    );
    if (!areAmongEmpty) return [];
    return [{ colors: 1, areAlone: false, areCells: true, isByDrawing: false, element: describe(first) }];
  });
}

function isEmpty(cell: Element): boolean {
  return tagName(cell) === "td" && childElements(cell).length === 0;
}

/** Boxes that stand alone behind the same words again and again, as `Availability:` of each thing on offer. */
function behindSameWords(boxes: readonly Element[], describe: AskedPage["describe"]): ColoredBoxes[] {
  const alone = boxes.filter(
    (box) =>
      closestElement(box, NO_ROWS) === null &&
      box.parentElement?.childElementCount === 1 &&
      wordsBefore(box) !== "",
  );
  return [...Map.groupBy(alone, wordsBefore).values()].flatMap((alike) => {
    const [first] = alike;
    const colors = new Set(alike.map(groundOf)).size;
    if (first === undefined || colors < 2) return [];
    return [{ colors, areAlone: true, isByDrawing: false, element: describe(first) }];
  });
}

function wordsBefore(box: Element): string {
  const words = box.parentElement === null ? "" : textOf(box.parentElement);
  return words.endsWith(":") && words.length <= LONGEST_WORDS ? words : "";
}

/** @param tables whether those met so far hold data */
function isBox(box: Element, tables: Map<Element, boolean>): boolean {
  const { width, height } = rectOf(box);
  const isCell = isDataCell(box, tables);
  const [widest, highest] = isCell ? [WIDEST_CELL, HIGHEST_CELL] : [LARGEST, LARGEST];
  if (width < SMALLEST || width > widest || height < SMALLEST || height > highest) return false;
  const { backgroundColor, backgroundImage } = getComputedStyle(box);
  const parts = (/^rgb\((\d+), (\d+), (\d+)\)$/.exec(backgroundColor) ?? []).slice(1).map(Number);
  const least = isCell ? COLORFUL.cell : COLORFUL.box;
  if (parts.length === 0 || Math.max(...parts) - Math.min(...parts) < least || backgroundImage !== "none")
    return false;
  const isNamed = ["aria-label", "aria-labelledby", "title"].some((name) => attribute(box, name) !== null);
  const isDrawnOn = ["::before", "::after"].some(
    (place) => !/^(?:none|normal|""|)$/.test(getComputedStyle(box, place).content),
  );
  return !isNamed && !isDrawnOn && isSeen(box) && isExposed(box) && !isColorChoice(box);
}

function isDataCell(box: Element, tables: Map<Element, boolean>): boolean {
  const table = tagName(box) === "td" ? closestElement(box, "table") : null;
  if (table === null) return false;
  const holdsData = tables.get(table) ?? isDataTable(table);
  tables.set(table, holdsData);
  return holdsData;
}

/** Tables for layout have colored cells for their looks, and nothing that names rows and columns. */
function isDataTable(table: Element): boolean {
  if (queryAll(table, "th").some((header) => textOf(header) !== "")) return true;
  const [names = [], ...rows] = queryAll(table, "tr").map((row) =>
    [...childElements(row)].map((cell) => textOf(cell)),
  );
  const areNamed = names.length > 1 && names.slice(1).every((name) => name !== "");
  return areNamed && rows.length > 0 && rows.every(([name = ""]) => name !== "");
}

/** A picture somewhere else on the page has no legend here. */
function isByDrawing(holder: Element): boolean {
  const around = holder.parentElement;
  if (around === null) return false;
  const isOfPage = matchesSelector(around, "main,body,article,form");
  const near = isOfPage ? [holder.previousElementSibling, holder.nextElementSibling] : [around];
  return near.some(
    (part) =>
      part !== null &&
      [part, ...queryAll(part, DRAWINGS)].some(
        (drawing) => matchesSelector(drawing, DRAWINGS) && rectOf(drawing).height > 60,
      ),
  );
}
