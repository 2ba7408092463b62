import type { ElementRef } from "#evidence/document.ts";
import { isDataTable, rowsOf } from "#gather/page/in-page/data-tables.ts";
import {
  childElements,
  classNames,
  closestElement,
  folded,
  matchesSelector,
  queryAll,
  rectOf,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

import { countedShapes } from "./counted-shapes.ts";
import { iconRows } from "./icon-rows.ts";
import { isCalledStars, OPERATED, SAYS_RATING, signsOfStars } from "./star-signs.ts";
import { onlyGraphicIn, untoldGraphicOf, type UntoldGraphic } from "./untold-graphic.ts";

/** A column of a table, or a list, with icons that no text stands for. */
export interface UntoldIcons {
  /** `marks`: icons that stand in groups at the items of a list; `stars`: ratings; `counted`: rows of like shapes; `row`: different icons side by side. */
  kind: "column" | "list" | "marks" | "stars" | "counted" | "row";
  /** Place of its table or list among all. */
  holder: number;
  /** Words of the column's header, or of the line with shapes; empty where it has none. */
  heading: string;
  /** How many cells or items have one. */
  icons: number;
  /** How many looks the icons have here, and in the whole table. */
  looks: number;
  looksInAll: number;
  iconsInAll: number;
  /** Whether the text of another cell or of the item changes with the look of the icon. */
  isToldBeside: boolean;
  /** Whether some are scaled down from larger pictures, as photos of people and products are. */
  arePhotos: boolean;
  /** Set on ratings written with signs for stars. */
  areSigns?: true;
  /** What the style sheet or the file calls them. */
  names: string[];
  element: ElementRef;
}

interface IconCell {
  row: number;
  column: number;
  graphic: UntoldGraphic;
}

const MOST_TABLES = 30;
const MOST_ROWS = 100;
const MOST_LISTS = 60;
const MOST_ITEMS = 40;
const TEXT_LIMIT = 60;
const MOST_NAMES = 8;
const PHOTO_WIDTH = 96;

/** Icons in the cells of tables of data, and at the items of lists. */
export function probe({ describe, within }: AskedPage): UntoldIcons[] {
  const tables = everywhere("table,[role=table],[role=grid]")
    .filter((table) => isSeen(table) && isExposed(table) && isDataTable(table))
    .filter(within(MOST_TABLES));
  const lists = everywhere("ul,ol,dl")
    .filter((list) => isSeen(list) && isExposed(list))
    .filter(within(MOST_LISTS));
  return [
    ...tables.map((table) => iconColumns(table, describe)),
    ...lists.map((list) => [...iconList(list, describe), ...marksOf(list, describe)]),
    starRatings(describe),
    starSigns(describe),
    shapesToCount(describe),
    rowsOfIcons(describe),
  ].flatMap((groups, holder) => groups.map((group) => ({ ...group, holder })));
}

function iconColumns(table: Element, describe: AskedPage["describe"]): Omit<UntoldIcons, "holder">[] {
  const rows = rowsOf(table).slice(0, MOST_ROWS);
  const headings = headingsOf(rows);
  const cells = rows.flatMap((row, at) =>
    placesOf(row).flatMap(({ cell, column }): IconCell[] => {
      const graphic = isHeader(cell) || !isSeen(cell) ? null : onlyGraphicIn(cell);
      return graphic === null ? [] : [{ row: at, column, graphic }];
    }),
  );
  return [...Map.groupBy(cells, ({ column }) => column)].map(([column, own]) => ({
    kind: "column",
    heading: headings.get(column) ?? "",
    icons: own.length,
    looks: looksOf(own).size,
    looksInAll: looksOf(cells).size,
    iconsInAll: cells.length,
    isToldBeside: isToldBeside(rows, own),
    ...namesAndPlace(
      own.map(({ graphic }) => graphic),
      describe,
    ),
  }));
}

/** Empty elements with a picture that stand at the beginning or end of items; drawings beside text mostly decorate it. */
function iconList(list: Element, describe: AskedPage["describe"]): Omit<UntoldIcons, "holder">[] {
  const items = [...childElements(list)]
    .filter((item) => matchesSelector(item, "li,dd"))
    .slice(0, MOST_ITEMS);
  const told = items.flatMap((item) => {
    const empty = queryAll(item, "span,i,b,em,div,img,svg").filter(
      (part) => isSeen(part) && onlyGraphicIn(part) !== null,
    );
    const graphic = untoldGraphicOf(empty);
    return graphic === null ? [] : [{ graphic, text: withoutFigures(item) }];
  });
  const graphics = told.map(({ graphic }) => graphic);
  if (graphics.length === 0) return [];
  const looks = new Set(graphics.map(({ look }) => look)).size;
  return [
    {
      kind: "list",
      heading: "",
      icons: graphics.length,
      looks,
      looksInAll: looks,
      iconsInAll: graphics.length,
      isToldBeside: followsLook(told.map(({ graphic, text }) => [graphic.look, text])),
      ...namesAndPlace(graphics, describe),
    },
  ];
}

/** Icons side by side in a box of their own, where not all items have the same ones. */
function marksOf(list: Element, describe: AskedPage["describe"]): Omit<UntoldIcons, "holder">[] {
  if (closestElement(list, "nav,header,footer,[role=navigation]") !== null) return [];
  const sets = [...childElements(list)].slice(0, MOST_ITEMS).map((item) => {
    const boxes = queryAll(item, "span,div,p").filter((box) => isSeen(box) && onlyGraphicIn(box) !== null);
    const icons = boxes
      .flatMap((box) => [...childElements(box)])
      .flatMap((icon) => onlyGraphicIn(icon) ?? []);
    return [...new Map(icons.map((icon) => [icon.element, icon])).values()];
  });
  const graphics = sets.flat();
  const looks = new Set(graphics.map(({ look }) => look)).size;
  const areGrouped = sets.some((set) => new Set(set.map(({ look }) => look)).size > 1);
  const differ = new Set(sets.map((set) => set.map(({ look }) => look).join(" "))).size > 1;
  if (!areGrouped || !differ) return [];
  return [
    {
      kind: "marks",
      heading: "",
      icons: graphics.length,
      looks,
      looksInAll: looks,
      iconsInAll: graphics.length,
      isToldBeside: false,
      ...namesAndPlace(graphics, describe),
    },
  ];
}

const FEWEST_STARS = 2;
function starRatings(describe: AskedPage["describe"]): Omit<UntoldIcons, "holder">[] {
  const boxes = new Set(everywhere("[class]").filter(isCalledStars).map(ratingAround));
  const outer = [...boxes].flatMap((box) => {
    const around = box.parentElement;
    if (around === null || !isSeen(box) || !hasSeveral(box) || closestElement(box, OPERATED) !== null)
      return [];
    const graphic = onlyGraphicIn(box);
    return graphic === null || SAYS_RATING.test(textOf(around)) ? [] : [{ ...graphic, element: box }];
  });
  if (outer.length === 0) return [];
  const looks = new Set(outer.map(({ look }) => look)).size;
  return [
    {
      kind: "stars",
      heading: "",
      icons: outer.length,
      looks,
      looksInAll: looks,
      iconsInAll: outer.length,
      isToldBeside: false,
      ...namesAndPlace(outer, describe),
    },
  ];
}

function starSigns(describe: AskedPage["describe"]): Omit<UntoldIcons, "holder">[] {
  const rows = signsOfStars();
  const [first] = rows;
  if (first === undefined) return [];
  const alike = { looks: 1, looksInAll: 1, icons: rows.length, iconsInAll: rows.length };
  const plain = { heading: "", isToldBeside: false, arePhotos: false, names: [] };
  return [{ kind: "stars", areSigns: true, ...alike, ...plain, element: describe(first) }];
}

function shapesToCount(describe: AskedPage["describe"]): Omit<UntoldIcons, "holder">[] {
  const rows = countedShapes();
  const [first] = rows;
  if (first === undefined) return [];
  const looks = new Set(rows.map(({ shapes }) => shapes)).size;
  const alike = { looks, looksInAll: looks, icons: rows.length, iconsInAll: rows.length };
  const plain = { isToldBeside: false, arePhotos: false, names: [] };
  return [{ kind: "counted", heading: first.words, ...alike, ...plain, element: describe(first.first) }];
}

function rowsOfIcons(describe: AskedPage["describe"]): Omit<UntoldIcons, "holder">[] {
  const rows = iconRows();
  const [first] = rows;
  if (first === undefined) return [];
  const looks = new Set(rows.flat().map(({ look }) => look)).size;
  const alike = { looks, looksInAll: looks, icons: first.length, iconsInAll: rows.flat().length };
  return [{ kind: "row", heading: "", ...alike, isToldBeside: false, ...namesAndPlace(first, describe) }];
}

/** The outermost box that is called so, or the one that holds such stars side by side. */
function ratingAround(star: Element): Element {
  const around = star.parentElement;
  if (around === null) return star;
  if (isCalledStars(around)) return ratingAround(around);
  return [...childElements(around)].filter(isCalledStars).length >= FEWEST_STARS ? around : star;
}

/** A single star marks what is new or liked. */
function hasSeveral(box: Element): boolean {
  const { width, height } = rectOf(box);
  const { backgroundImage, backgroundRepeat } = getComputedStyle(box);
  const isRow = backgroundImage.includes("url(") && backgroundRepeat !== "no-repeat";
  return childElements(box).length >= FEWEST_STARS || (isRow && width >= 2 * height);
}

function namesAndPlace(
  graphics: readonly UntoldGraphic[],
  describe: AskedPage["describe"],
): Pick<UntoldIcons, "arePhotos" | "names" | "element"> {
  const [first] = graphics;
  if (first === undefined) throw new RangeError("There is no icon to describe");
  const distinct = new Map(graphics.map(({ look, element }) => [look, element])).values().toArray();
  return {
    arePhotos: distinct.some(isPhoto),
    names: distinct.slice(0, MOST_NAMES).map(nameOfLook),
    element: describe(first.element),
  };
}

function isPhoto(element: Element): boolean {
  return (
    element instanceof HTMLImageElement &&
    element.naturalWidth >= PHOTO_WIDTH &&
    !/\.svg\b|^data:image\/svg/i.test(element.currentSrc)
  );
}

function nameOfLook(element: Element): string {
  const address =
    element instanceof HTMLImageElement ? element.currentSrc : getComputedStyle(element).backgroundImage;
  const file = /([^/"]+)\.(?:svg|png|gif|webp|jpe?g)\b/i.exec(address)?.[1] ?? "";
  return folded([...classNames(element), file].join(" "), TEXT_LIMIT);
}

function isHeader(cell: Element): boolean {
  return matchesSelector(cell, "th,[role=columnheader],[role=rowheader]");
}

/** Cells with the column they begin in. */
function placesOf(row: readonly Element[]): { cell: Element; column: number }[] {
  let column = 0;
  return row.map((cell) => {
    const place = { cell, column };
    column += cell instanceof HTMLTableCellElement ? cell.colSpan : 1;
    return place;
  });
}

function headingsOf(rows: readonly Element[][]): Map<number, string> {
  const first = rows.find((row) => row.filter(isHeader).length > 1) ?? [];
  return new Map(placesOf(first).map(({ cell, column }) => [column, folded(textOf(cell), TEXT_LIMIT)]));
}

function looksOf(cells: readonly IconCell[]): Set<string> {
  return new Set(cells.map(({ graphic }) => graphic.look));
}

/** Whether another column of data has one text for each look. */
function isToldBeside(rows: readonly Element[][], cells: readonly IconCell[]): boolean {
  const columns = Math.max(...rows.map(({ length }) => length));
  return Array.from({ length: columns }, (_, column) => column).some((column) =>
    followsLook(
      cells.map(({ row, graphic }) => {
        const beside = placesOf(rows[row] ?? []).find((place) => place.column === column)?.cell;
        return [graphic.look, beside === undefined || isHeader(beside) ? "" : withoutFigures(beside)];
      }),
    ),
  );
}

/** `+%` of `+3.2 %`: figures change from row to row, and the signs beside them may say what the icon shows. */
function withoutFigures(element: Element): string {
  return textOf(element).replaceAll(/[\d.,\s]/g, "");
}

/** Whether each look has one text of its own that comes back with it. */
function followsLook(pairs: readonly (readonly [look: string, text: string])[]): boolean {
  const looks = Map.groupBy(pairs, ([look]) => look);
  const texts = new Set(pairs.map(([, text]) => text));
  const isRepeated = pairs.length > looks.size;
  const isOneEach = [...looks.values()].every((own) => new Set(own.map(([, text]) => text)).size === 1);
  return isRepeated && isOneEach && texts.size === looks.size && !texts.has("");
}
