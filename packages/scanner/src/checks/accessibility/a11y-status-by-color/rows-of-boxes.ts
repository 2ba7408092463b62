import {
  attribute,
  childElements,
  closestElement,
  matchesSelector,
  parentElement,
  rectOf,
  tagName,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import { isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

import { isColorChoice } from "./color-choices.ts";

/** Of boxes that stand together, the first one and how many colors they have. */
export interface RowOfBoxes {
  first: Element;
  colors: number;
}

/** The name of a region says what it is about, not what each of its colors means. */
const NAMED =
  "[aria-label]:not(section,article,main,form,dialog,[role=region],[role=main],[role=form],[role=article],[role=dialog])";
/** Where rows of boxes are operated, told by their own rules, or told by a name. */
export const NO_ROWS = `table,ul,ol,dl,a,button,nav,svg,[role=img],[role=tablist],[role=progressbar],[title],${NAMED}`;
const FEWEST_IN_ROW = 4;
const LONGEST_WORDS = 60;
/** What a thing comes in are its colors, whatever they are called. */
const COMES_IN =
  /(?:available|comes|erh[äa]ltlich|verf[üu]gbar|disponib\p{L}*|dispon[íi]ve\p{L}*|verkrijgbaar|leverbaar) (?:in|en|em)\s*:$/iu;

/** Boxes in a row of nothing else, some of which share a color: not the place of a slide among others. */
export function rowsOfBoxes(boxes: readonly Element[]): RowOfBoxes[] {
  return [...Map.groupBy(boxes, parentElement)].flatMap(([row, all]) => {
    const [first] = all;
    if (row === null || first === undefined || closestElement(row, NO_ROWS) !== null) return [];
    const isAlone = childElements(row).length === all.length && textOf(row) === "";
    const counts = [...Map.groupBy(all, groundOf).values()].map(({ length }) => length);
    const isOfStates = counts.length > 2 || counts.every((count) => count > 1);
    const isRow = isOfStates && all.length > counts.length && all.length >= FEWEST_IN_ROW;
    if (!isAlone || (!isRow && !isExplanationOf(row, counts))) return [];
    return [{ first, colors: counts.length }];
  });
}

/** Whether the words right before end in a colon, as `Quality of the next days:`. */
function isExplanationOf(row: Element, counts: readonly number[]): boolean {
  const words = row.previousElementSibling === null ? "" : textOf(row.previousElementSibling);
  const isShort = words.length <= LONGEST_WORDS && /\p{L}.*[:：]$/u.test(words);
  return counts.length > 1 && isShort && !COMES_IN.test(words);
}

const PLACES = "span,i,b,em,div,button";
const [FEWEST_PLACES, MOST_PLACES, MOST_COLORS] = [8, 1000, 4];
const [SMALLEST, LARGEST] = [10, 60];
/** A scale changes its color once, and a chosen place among others twice. */
const FEWEST_CHANGES = 3;

/** Places alike to choose from, such as seats, that are empty and differ in color alone. */
export function gridsOfPlaces(): RowOfBoxes[] {
  const grids = new Set(everywhere(PLACES).filter(isPlace).map(parentElement));
  return [...grids].flatMap((grid) => {
    const places = grid === null ? [] : [...childElements(grid)];
    const [first] = places;
    if (grid === null || first === undefined || places.length > MOST_PLACES) return [];
    if (places.length < FEWEST_PLACES || !places.every((place) => isPlace(place) && isAlike(place, first)))
      return [];
    const grounds = places.map(groundOf);
    const counts = [...Map.groupBy(grounds, (ground) => ground).values()].map(({ length }) => length);
    const changes = grounds.filter((ground, at) => at > 0 && ground !== grounds[at - 1]).length;
    const isOfStates = counts.length > 1 && counts.length <= MOST_COLORS && counts.every((many) => many > 1);
    const isUsed = places.some((place) => getComputedStyle(place).cursor === "pointer");
    if (!isOfStates || !isUsed || changes < FEWEST_CHANGES || closestElement(grid, NO_ROWS) !== null)
      return [];
    return [{ first, colors: counts.length }];
  });
}

function isPlace(element: Element): boolean {
  const { width, height } = rectOf(element);
  const isSized = [width, height].every((side) => side >= SMALLEST && side <= LARGEST);
  return isSized && isBlank(element) && isDrawn(groundOf(element));
}

function isAlike(place: Element, first: Element): boolean {
  const [one, other] = [rectOf(place), rectOf(first)];
  const isSameSize = Math.abs(one.width - other.width) < 2 && Math.abs(one.height - other.height) < 2;
  return isSameSize && tagName(place) === tagName(first);
}

const CELLS = "div,span,b,i";
const [FEWEST_CELLS, FEWEST_WITH_WORDS, LONGEST_IN_CELL] = [6, 4, 12];
const LEAST_COLORFUL = 25;

/** Of a grid that is no table, cells with a color and no words among such with words: the hours that are free. */
export function cellsAmongWords(): RowOfBoxes[] {
  const cells = everywhere(CELLS).filter((cell) => isBlank(cell) && isColorful(groundOf(cell)));
  return [...Map.groupBy(cells, parentElement)].flatMap(([grid, all]) => {
    const [first] = all;
    if (grid === null || first === undefined || closestElement(grid, NO_ROWS) !== null) return [];
    const others = [...childElements(grid)].filter((cell) => !all.includes(cell));
    const withWords = others.filter((cell) => textOf(cell) !== "");
    const areShort = withWords.every((cell) => textOf(cell).length <= LONGEST_IN_CELL);
    const areInLine = all.every((cell) => withWords.some((other) => isInLine(cell, other)));
    const grounds = new Set(all.map(groundOf));
    const isOwn = withWords.every((cell) => !grounds.has(groundOf(cell)));
    const isGrid = all.length > 1 && withWords.length >= FEWEST_WITH_WORDS && areShort && areInLine && isOwn;
    const isLaidOut = getComputedStyle(grid).display.endsWith("grid");
    if (!isGrid || !isLaidOut || all.length + others.length < FEWEST_CELLS || first === undefined) return [];
    return isColorChoiceByWords(first) ? [] : [{ first, colors: grounds.size }];
  });
}

/** The hand of the pointer says nothing about cells that can be chosen. */
function isColorChoiceByWords(cell: Element): boolean {
  return getComputedStyle(cell).cursor !== "pointer" && isColorChoice(cell);
}

function isInLine(cell: Element, other: Element): boolean {
  const [one, two] = [rectOf(cell), rectOf(other)];
  return Math.abs(one.top - two.top) < 2 && Math.abs(one.height - two.height) < 2;
}

/** Whether it is seen, and nothing is in it or on it or names it. */
function isBlank(element: Element): boolean {
  if (childElements(element).length > 0 || textOf(element) !== "") return false;
  const isTold =
    ["aria-label", "aria-labelledby", "title", "disabled", "aria-disabled"].some(
      (name) => attribute(element, name) !== null,
    ) || matchesSelector(element, "[role=img],[role=presentation],[role=none],[contenteditable]");
  const isDrawnOn = ["::before", "::after"].some(
    (place) => !/^(?:none|normal|""|)$/.test(getComputedStyle(element, place).content),
  );
  const hasPicture = getComputedStyle(element).backgroundImage !== "none";
  return !isTold && !isDrawnOn && !hasPicture && isSeen(element) && isExposed(element);
}

export function groundOf(box: Element): string {
  return getComputedStyle(box).backgroundColor;
}

function isDrawn(ground: string): boolean {
  return ground.startsWith("rgb(");
}

function isColorful(ground: string): boolean {
  const parts = (/^rgb\((\d+), (\d+), (\d+)\)$/.exec(ground) ?? []).slice(1).map(Number);
  return parts.length > 0 && Math.max(...parts) - Math.min(...parts) >= LEAST_COLORFUL;
}
