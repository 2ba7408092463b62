import {
  attribute,
  childElements,
  classNames,
  closestElement,
  parentElement,
  queryAll,
  rectOf,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import { isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

/** Columns of a chart that are empty boxes of several heights beside each other. */
export interface ChartOfBoxes {
  chart: Element;
  columns: number;
}

const COLUMNS = "div,span,i,b,li";
const TOLD =
  "[role=img],[role=meter],[role=progressbar],[role=presentation],[aria-label],[aria-labelledby],[aria-describedby],[title],a,button,figure,table,svg";
/** What moves to a sound or while something loads, and what a hand moves. */
const ELSE =
  /equali[sz]er|\beq\b|wave|audio|sound|voice|player|load|spin|skeleton|slider|signal|hamburger|burger/i;
const [FEWEST, MOST_COLUMNS] = [3, 60];
const [NARROWEST, WIDEST, HIGHEST] = [4, 90, 30];
const FEWEST_HEIGHTS = 3;
const MOST = 10;

export function chartsOfBoxes(): ChartOfBoxes[] {
  const charts = new Set(everywhere(COLUMNS).filter(isColumn).map(parentElement));
  return [...charts]
    .flatMap((chart) =>
      chart !== null && isChart(chart) ? [{ chart, columns: chart.childElementCount }] : [],
    )
    .slice(0, MOST);
}

function isColumn(box: Element): boolean {
  if (childElements(box).length > 0 || textOf(box) !== "") return false;
  const { width, height } = rectOf(box);
  const { backgroundColor, animationName } = getComputedStyle(box);
  const isDrawn = !/, 0\)$|^transparent$/.test(backgroundColor) && animationName === "none";
  return width >= NARROWEST && width <= WIDEST && height > 0 && isDrawn && isSeen(box);
}

/** Boxes of one width and color that stand on one line, or hang from one. */
function isChart(chart: Element): boolean {
  const columns = [...childElements(chart)];
  const isMany = columns.length >= FEWEST && columns.length <= MOST_COLUMNS;
  if (!isMany || !columns.every(isColumn) || textOf(chart) !== "" || !isExposed(chart)) return false;
  const boxes = columns.map(rectOf);
  const heights = new Set(boxes.map(({ height }) => Math.round(height)));
  const widths = new Set(boxes.map(({ width }) => Math.round(width)));
  const lines = new Set(boxes.map(({ bottom }) => Math.round(bottom)));
  const tops = new Set(boxes.map(({ top }) => Math.round(top)));
  const isBeside = boxes.every(({ left }, at) => at === 0 || left > (boxes[at - 1]?.left ?? left));
  const isHigh = Math.max(...heights) >= HIGHEST;
  const isDrawn =
    widths.size === 1 && heights.size >= FEWEST_HEIGHTS && (lines.size === 1 || tops.size === 1);
  return isDrawn && isBeside && isHigh && !isToldOrElse(chart, columns);
}

function isToldOrElse(chart: Element, columns: readonly Element[]): boolean {
  if (closestElement(chart, TOLD) !== null || queryAll(chart, TOLD).length > 0) return true;
  const names = [chart, ...columns].flatMap((one) => [...classNames(one), attribute(one, "id") ?? ""]);
  return names.some((name) => ELSE.test(name));
}
