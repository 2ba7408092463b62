import {
  closestElement,
  matchesSelector,
  parentElement,
  queryAll,
  rectOf,
} from "#gather/page/in-page/dom.ts";

/** What a chart shows besides its words. */
export interface ChartDrawing {
  /** Bars, points, slices or lines. */
  shapes: number;
  /** Its first words. */
  words: string;
}

/** CSS pixels. */
const SMALLEST = { width: 140, height: 80 };
const FEWEST_WORDS = 3;
const [FEWEST_BARS, FEWEST_HEIGHTS, FEWEST_POINTS] = [3, 3, 4];
const NAMED = "title,desc,[role],[aria-label],[aria-labelledby]";
const GROUPS = "[role=img],[aria-hidden=true],[role=figure],[aria-label]:not(section,main,nav,form,article)";
const TABLES = "table,[role=table],details";
const STEPS_AROUND = 2;
const WORDS_LIMIT = 60;
/** Arcs of circles, as the slices of a pie have. */
const ARC = /a\s*[\d.]+[\s,]+[\d.]+/i;

/** A chart in a drawing with words of its own, and no name; null for other drawings, and where a table stands by. */
export function chartIn(drawing: Element): ChartDrawing | null {
  const { width, height } = rectOf(drawing);
  if (!matchesSelector(drawing, "svg") || width < SMALLEST.width || height < SMALLEST.height) return null;
  if (isNamed(drawing) || hasTableBeside(drawing)) return null;
  const words = queryAll(drawing, "text")
    .map((text) => (text.textContent ?? "").replaceAll(/\s+/g, " ").trim())
    .filter((text) => text !== "");
  const shapes = Math.max(barsIn(drawing), linesIn(drawing), pointsIn(drawing), slicesIn(drawing));
  if (words.length < FEWEST_WORDS || shapes === 0) return null;
  return { shapes, words: words.join(", ").slice(0, WORDS_LIMIT) };
}

function isNamed(drawing: Element): boolean {
  const hasOwn = ["role", "aria-label", "aria-labelledby", "aria-describedby"].some((name) =>
    matchesSelector(drawing, `[${name}]`),
  );
  return hasOwn || queryAll(drawing, NAMED).length > 0 || closestElement(drawing, GROUPS) !== null;
}

function hasTableBeside(drawing: Element): boolean {
  let around = parentElement(drawing);
  for (let step = 0; step < STEPS_AROUND && around !== null; step += 1) {
    if (matchesSelector(around, "body,main")) break;
    if (queryAll(around, TABLES).length > 0) return true;
    const next = around.nextElementSibling;
    if (next !== null && (matchesSelector(next, TABLES) || queryAll(next, TABLES).length > 0)) return true;
    around = parentElement(around);
  }
  return false;
}

/** Boxes of one width beside each other that end at several heights, or of one height that begin on one line. */
function barsIn(drawing: Element): number {
  const boxes = queryAll(drawing, "rect").map(rectOf).filter(isDrawn);
  const standing = groups(boxes, ({ width }) => String(Math.round(width))).filter(
    (group) => new Set(group.map(({ left }) => Math.round(left))).size >= FEWEST_BARS,
  );
  const lying = groups(boxes, ({ left, height }) => `${Math.round(left)} ${Math.round(height)}`);
  return Math.max(
    // While bars grow, only where they end differs.
    ...standing.map((group) => countOf(group, ({ top }) => top)),
    ...lying.map((group) => countOf(group, ({ width }) => width)),
    0,
  );
}

function isDrawn({ width, height }: DOMRect): boolean {
  return width > 1 && height > 1;
}

function groups(boxes: readonly DOMRect[], by: (box: DOMRect) => string): DOMRect[][] {
  return [...Map.groupBy(boxes, by).values()];
}

function countOf(group: readonly DOMRect[], side: (box: DOMRect) => number): number {
  const sizes = new Set(group.map((box) => Math.round(side(box))));
  return group.length >= FEWEST_BARS && sizes.size >= FEWEST_HEIGHTS ? group.length : 0;
}

/** Lines through several points that are not filled, beside marks of an axis. */
function linesIn(drawing: Element): number {
  const lines = queryAll(drawing, "polyline,path").filter((line) => {
    const { fill, stroke } = getComputedStyle(line);
    const given = line.getAttribute("points") ?? line.getAttribute("d") ?? "";
    const points = given.match(/-?[\d.]+[\s,]+-?[\d.]+/g)?.length ?? 0;
    return fill === "none" && stroke !== "none" && points >= FEWEST_POINTS && isWide(line, drawing);
  });
  return lines.length;
}

function isWide(line: Element, drawing: Element): boolean {
  return rectOf(line).width >= rectOf(drawing).width / 2;
}

/** Circles of several heights. */
function pointsIn(drawing: Element): number {
  const circles = queryAll(drawing, "circle").map(rectOf).filter(isDrawn);
  const heights = new Set(circles.map(({ top, bottom }) => Math.round((top + bottom) / 2)));
  const places = new Set(circles.map(({ left, right }) => Math.round((left + right) / 2)));
  const isRow = places.size === circles.length && heights.size >= FEWEST_HEIGHTS;
  return circles.length >= FEWEST_POINTS && isRow ? circles.length : 0;
}

function slicesIn(drawing: Element): number {
  const slices = queryAll(drawing, "path").filter(
    (path) => ARC.test(path.getAttribute("d") ?? "") && rectOf(path).width > SMALLEST.height / 2,
  );
  return slices.length >= 2 ? slices.length : 0;
}
