import {
  closestElement,
  parentElement,
  queryAll,
  rectOf,
  tagName,
  textContent,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import { isSeen } from "#gather/page/in-page/semantics.ts";

/** A chart whose own legend explains the colors of its lines and areas, which differ in nothing else. */
export interface DrawnLegend {
  colors: number;
  drawing: Element;
}

interface Swatch {
  shape: Element;
  color: string;
  label: string;
}

const SHAPES = "rect,circle,ellipse,line,path,polygon,polyline";
/** CSS pixels: a chart is larger than an icon, and the marks of its legend are small. */
const [WIDEST_ICON, HIGHEST_ICON] = [150, 50];
const LARGEST_SWATCH = 32;
const FEWEST = 2;
const MARKS = "span,i,b,em";
const STEPS_AROUND = 2;
const LONGEST_LEGEND = 200;
const MOST_SHAPES = 500;
const MOST = 10;
/** What says the same without colors. */
const TOLD_IN = "figure,section,article";

export function drawnLegends(): DrawnLegend[] {
  return everywhere("svg")
    .filter((drawing) => isChart(drawing))
    .flatMap((drawing) => {
      const shapes = queryAll(drawing, SHAPES).slice(0, MOST_SHAPES);
      const inside = swatchesIn(shapes);
      const swatches = inside.length >= FEWEST ? inside : swatchesBeside(drawing);
      const colors = new Set(swatches.map(({ color }) => color));
      if (colors.size < FEWEST || !areAlike(swatches) || areNamedTwice(drawing, swatches)) return [];
      const legend = new Set(swatches.map(({ shape }) => shape));
      const marks = shapes.filter((shape) => !legend.has(shape) && colors.has(colorOfShape(shape) ?? ""));
      const shown = new Set(marks.map(colorOfShape));
      return shown.size < FEWEST || new Set(marks.map(strokeOf)).size > 1
        ? []
        : [{ colors: shown.size, drawing }];
    })
    .slice(0, MOST);
}

function isChart(drawing: Element): boolean {
  const { width, height } = rectOf(drawing);
  const around = closestElement(drawing, TOLD_IN);
  const hasTable = around !== null && queryAll(around, "table").length > 0;
  return width >= WIDEST_ICON && height >= HIGHEST_ICON && isSeen(drawing) && !hasTable;
}

/** Small shapes right before a text, or alone with it in a group. */
function swatchesIn(shapes: readonly Element[]): Swatch[] {
  return shapes.flatMap((shape) => {
    const { width, height } = rectOf(shape);
    const color = colorOfShape(shape);
    const label = labelOf(shape);
    const isSmall = width <= LARGEST_SWATCH && height <= LARGEST_SWATCH;
    return isSmall && color !== null && label !== "" ? [{ shape, color, label }] : [];
  });
}

/** The same in markup of the page, right before or after the drawing or the box around it. */
function swatchesBeside(drawing: Element): Swatch[] {
  let around: Element | null = drawing;
  for (let step = 0; step < STEPS_AROUND && around !== null; step += 1) {
    for (const beside of [around.nextElementSibling, around.previousElementSibling]) {
      const swatches = beside === null ? [] : markedWordsIn(beside);
      if (swatches.length >= FEWEST) return swatches;
    }
    around = parentElement(around);
  }
  return [];
}

function markedWordsIn(legend: Element): Swatch[] {
  if ((textContent(legend) ?? "").length > LONGEST_LEGEND) return [];
  return queryAll(legend, MARKS).flatMap((shape) => {
    const { width, height } = rectOf(shape);
    const color = getComputedStyle(shape).backgroundColor;
    const label = (shape.nextSibling?.textContent ?? "").trim();
    const isSmall = width > 0 && width <= LARGEST_SWATCH && height <= LARGEST_SWATCH;
    const isMark = (textContent(shape) ?? "").trim() === "" && color.startsWith("rgb(");
    return isSmall && isMark && /\p{L}/u.test(label) ? [{ shape, color, label }] : [];
  });
}

function labelOf(shape: Element): string {
  const next = shape.nextElementSibling;
  if (next !== null && tagName(next) === "text") return words(next);
  const group = parentElement(shape);
  if (group === null || tagName(group) !== "g" || queryAll(group, SHAPES).length > 1) return "";
  const texts = queryAll(group, "text");
  return texts.length === 1 && texts[0] !== undefined ? words(texts[0]) : "";
}

function words(text: Element): string {
  const said = (textContent(text) ?? "").trim();
  return /\p{L}/u.test(said) ? said : "";
}

/** Null for what is drawn with a pattern, or not at all. */
function colorOfShape(shape: Element): string | null {
  const { fill, stroke } = getComputedStyle(shape);
  const color = fill === "none" ? stroke : fill;
  return color === "none" || color.startsWith("url(") ? null : color;
}

function strokeOf(shape: Element): string {
  return getComputedStyle(shape).strokeDasharray;
}

function areAlike(swatches: readonly Swatch[]): boolean {
  return new Set(swatches.map(({ shape }) => `${tagName(shape)} ${strokeOf(shape)}`)).size === 1;
}

/** Where each name stands in the drawing once more, it stands at what it names. */
function areNamedTwice(drawing: Element, swatches: readonly Swatch[]): boolean {
  const texts = queryAll(drawing, "text").map(words);
  return swatches.every(({ label }) => texts.filter((text) => text === label).length > 1);
}
