import { hueOf } from "#checks/accessibility/a11y-visual-reference/colored-entries.ts";
import { huesIn } from "#checks/accessibility/wording/color-words.ts";
import { rowsOf } from "#gather/page/in-page/data-tables.ts";
import {
  attribute,
  closestElement,
  matchesSelector,
  parentElement,
  queryAll,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import { isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

import { groundOf } from "./rows-of-boxes.ts";

/** Cells with words that have a ground of some color, which a legend near the table explains. */
export interface WordedCells {
  first: Element;
  legend: string;
}

const TABLES = "table,[role=table],[role=grid]";
const [FEWEST_CELLS, MOST_TABLES, MOST_COLORS] = [2, 30, 6];
const LEAST_COLORFUL = 25;
const STEPS_AROUND = 2;
const SIBLINGS = 3;
const LEGEND_LIMIT = 300;
const LEGENDS = "caption,p,li,dt,dd,small,figcaption,div,span,td";
/** `Rojo: completo`, `Grün = frei`, `complet (rouge)`, `red means full`. */
const EXPLAINS = /[:=→–—(]|\b(?:means?|bedeute[tn]|hei(?:ß|ss)t|signifie|significa|betekent)\b/iu;
/** What a cell says besides its words. */
const TELLS = "img,svg,[aria-label],[title],[aria-describedby],s,del,strike,[role=img]";
/** Letters from which a word of a legend may be said in a cell. */
const WORD = /\p{L}{3,}/gu;

/** Of each table of data whose cells differ by their ground as a legend says, the first such cell. */
export function wordedCells(): WordedCells[] {
  return everywhere(TABLES)
    .filter((table) => isSeen(table) && isExposed(table))
    .slice(0, MOST_TABLES)
    .flatMap((table) => {
      const cells = rowsOf(table)
        .flat()
        .filter((cell) => matchesSelector(cell, "td,[role=cell],[role=gridcell]") && textOf(cell) !== "");
      const colored = cells.filter((cell) => isColorful(groundOf(cell)));
      const [first] = colored;
      const grounds = new Set(cells.map(groundOf));
      const isMarked = colored.length >= FEWEST_CELLS && grounds.size > 1 && grounds.size <= MOST_COLORS;
      if (first === undefined || !isMarked || colored.some(tellsMore) || haveOtherLooks(cells)) return [];
      const legend = legendOf(table, colored);
      return legend === null || colored.some((cell) => isSaidIn(cell, legend)) ? [] : [{ first, legend }];
    });
}

/** A short text of the table or near it that names colors of the cells, or shows them in boxes of its own. */
function legendOf(table: Element, colored: readonly Element[]): string | null {
  const hues = new Set(colored.map((cell) => hueOfGround(groundOf(cell))));
  const grounds = new Set(colored.map(groundOf));
  const texts = nearby(table).filter((part) => isLegendLike(textOf(part)));
  const legend =
    texts.find((part) => EXPLAINS.test(textOf(part)) && huesIn(textOf(part)).some((hue) => hues.has(hue))) ??
    texts.find((part) =>
      [part, ...queryAll(part, "*")].some((box) => grounds.has(groundOf(box)) && isSeen(box)),
    );
  return legend === undefined ? null : textOf(legend);
}

function isLegendLike(text: string): boolean {
  return wordsIn(text).length > 0 && text.length <= LEGEND_LIMIT;
}

/** What the table says of itself, and what stands before and after it and the boxes around it. */
function nearby(table: Element): Element[] {
  const found = queryAll(table, "caption,tfoot td");
  let around: Element | null = table;
  for (let step = 0; step < STEPS_AROUND && around !== null; step += 1) {
    found.push(...besides(around));
    around = parentElement(around);
  }
  return found;
}

function besides(element: Element): Element[] {
  const beside: Element[] = [];
  for (const side of ["nextElementSibling", "previousElementSibling"] as const) {
    let at = element[side];
    for (let step = 0; step < SIBLINGS && at !== null; step += 1) {
      if (matchesSelector(at, LEGENDS)) beside.push(at);
      beside.push(...queryAll(at, LEGENDS).filter((part) => closestElement(part, TABLES) === null));
      at = at[side];
    }
  }
  return beside.filter((part) => queryAll(part, TABLES).length === 0);
}

/** Whether a cell says with words what the legend says of its color. */
function isSaidIn(cell: Element, legend: string): boolean {
  const own = new Set(wordsIn(textOf(cell)));
  return wordsIn(legend).some((word) => huesIn(word).length === 0 && own.has(word));
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

function tellsMore(cell: Element): boolean {
  const isDrawnOn = [cell, ...queryAll(cell, "*")].some((part) =>
    ["::before", "::after"].some(
      (place) => !/^(?:none|normal|""|)$/.test(getComputedStyle(part, place).content),
    ),
  );
  return isDrawnOn || matchesSelector(cell, TELLS) || queryAll(cell, TELLS).length > 0;
}

/** Whether cells of different grounds differ in something besides. */
function haveOtherLooks(cells: readonly Element[]): boolean {
  const looks = cells.map((cell) => {
    const { textDecorationLine, borderStyle, fontStyle, fontWeight, backgroundImage } =
      getComputedStyle(cell);
    const isDisabled = attribute(cell, "aria-disabled");
    return [textDecorationLine, borderStyle, fontStyle, fontWeight, backgroundImage, isDisabled].join(" ");
  });
  return new Set(looks).size > 1;
}

function partsOf(ground: string): number[] {
  return (/^rgb\((\d+), (\d+), (\d+)\)$/.exec(ground) ?? []).slice(1).map(Number);
}

function isColorful(ground: string): boolean {
  const parts = partsOf(ground);
  return parts.length > 0 && Math.max(...parts) - Math.min(...parts) >= LEAST_COLORFUL;
}

/** Pale colors are called like the strong ones. */
export function hueOfGround(ground: string): ReturnType<typeof hueOf> {
  const parts = partsOf(ground);
  if (parts.length === 0) return hueOf([]);
  const [least, most] = [Math.min(...parts), Math.max(...parts)];
  return hueOf(parts.map((part) => ((part - least) * 255) / (most - least)));
}
