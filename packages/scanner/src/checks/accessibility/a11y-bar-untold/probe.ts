import type { ElementRef } from "#evidence/document.ts";
import {
  attribute,
  childElements,
  classNames,
  closestElement,
  folded,
  parentElement,
  rectOf,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

import { chartsOfBoxes } from "./charts-of-boxes.ts";
import { isEmptyTrack } from "./empty-tracks.ts";
import { paintedAmounts } from "./painted-amounts.ts";
import { strengthBars } from "./strength-bars.ts";

/** A bar that is filled in part and holds no words. */
export interface FilledBar {
  /** Words around it; empty where there are none near it. */
  around: string;
  /** Whether it has a role that tells how far it is filled, or a name. */
  isTold: boolean;
  /** Set where several stand beside each other as the columns of a chart. */
  columns?: number;
  /** Set where it stands empty below a password field, with what that is called. */
  password?: string;
  /** Set where one element is painted in two colors. */
  isPainted?: true;
  /** Set where it has no width yet, and stands right by words. */
  isEmpty?: true;
  element: ElementRef;
}

const BARS = "div,span,li,p,i";
const TELLS =
  "[role=progressbar],[role=meter],[role=img],[role=slider],[aria-label],[aria-labelledby],[title]";
/** Tracks of what is moved, and bars that say how long something still plays. */
const ELSE =
  /slider|slide|track|scroll|range|swiper|carousel|splide|player|timeline|toast|handle|switch|toggle|loader|loading|skeleton/i;
const CALLED =
  /progress|(?:^|[-_])prog(?:$|[-_])|(?:^|[-_])bar|fill|meter|percent|level|skill|score|gauge|stock|fortschritt|balken|progreso|progression|avanzamento|voortgang/i;
const [LEAST_HEIGHT, MOST_HEIGHT] = [3, 36];
const LEAST_WIDTH = 40;
const SHARE_OF_HEIGHT = 0.5;
const STEPS_AROUND = 2;
const AROUND_LIMIT = 80;
const MOST_ELEMENTS = 4000;
const MOST = 30;

/** Bars that are drawn by a box in another box, in sight. */
export function probe({ describe, within }: AskedPage): FilledBar[] {
  const charts = chartsOfBoxes().map(({ chart, columns }) => ({
    around: wordsAround(chart),
    isTold: false,
    columns,
    element: describe(chart),
  }));
  const bars = everywhere(BARS)
    .filter((bar) => childElements(bar).length === 1)
    .filter(within(MOST_ELEMENTS))
    .filter(isFilledBar)
    .filter(within(MOST))
    .map((bar) => ({
      around: wordsAround(bar),
      isTold: closestElement(childElements(bar)[0] ?? bar, TELLS) !== null,
      element: describe(bar),
    }));
  const strengths = strengthBars();
  const ofPasswords = strengths.map(({ bar, field }) => ({
    around: "",
    isTold: false,
    password: accessibleName(field).slice(0, AROUND_LIMIT),
    element: describe(bar),
  }));
  const known = new Set(strengths.map(({ bar }) => bar));
  const painted = paintedAmounts().map((bar) => ({
    around: wordsAround(bar),
    isTold: false,
    isPainted: true as const,
    element: describe(bar),
  }));
  const empty = everywhere(BARS)
    .filter((bar) => !known.has(bar) && isEmptyTrack(bar) && wordsRightBy(bar) !== "")
    .slice(0, MOST)
    .map((bar) => ({
      around: wordsRightBy(bar),
      isTold: false,
      isEmpty: true as const,
      element: describe(bar),
    }));
  return [...bars, ...charts, ...ofPasswords, ...painted, ...empty];
}

function isFilledBar(bar: Element): boolean {
  const [part] = childElements(bar);
  if (part === undefined || childElements(part).length > 0 || textOf(bar) !== "") return false;
  const names = [bar, part].flatMap((one) => [...classNames(one), attribute(one, "id") ?? ""]);
  const isCalled = names.some((name) => CALLED.test(name)) || isDrawnFromData(bar, part);
  if (names.some((name) => ELSE.test(name)) || !isCalled) return false;
  const [box, inside] = [rectOf(bar), rectOf(part)];
  const isBar = box.height >= LEAST_HEIGHT && box.height <= MOST_HEIGHT && box.width >= LEAST_WIDTH;
  const isFilling =
    inside.height >= box.height * SHARE_OF_HEIGHT && inside.left - box.left <= MOST_HEIGHT / 2;
  const isPart = inside.width > 0 && inside.width < box.width - 1;
  const isLying = !["fixed", "sticky"].includes(getComputedStyle(bar).position);
  return isBar && isFilling && isPart && isLying && isColored(bar, part) && isSeen(part) && isExposed(bar);
}

/** A width of its own in percent, as a script or a server writes for an amount; what is moved by hand has a hand. */
function isDrawnFromData(bar: Element, part: Element): boolean {
  const isWide = /(?:^|;)\s*width:\s*[\d.]+%/.test(attribute(part, "style") ?? "");
  return isWide && ["auto", "default"].includes(getComputedStyle(bar).cursor);
}

function isColored(bar: Element, part: Element): boolean {
  const [around, inside] = [getComputedStyle(bar), getComputedStyle(part)];
  const isDrawn = inside.backgroundImage !== "none" || !/, 0\)$|^transparent$/.test(inside.backgroundColor);
  return isDrawn && inside.backgroundColor !== around.backgroundColor;
}

/** Words beside the bar, or around what holds it, whatever comes first. */
function wordsAround(bar: Element): string {
  let around = parentElement(bar);
  for (let step = 0; step < STEPS_AROUND && around !== null; step += 1) {
    const words = textOf(around);
    // Of a form or an article the bar is a small part: what stands right by it says what it is about.
    if (words.length > AROUND_LIMIT) return wordsRightBy(bar);
    if (words !== "") return folded(words, AROUND_LIMIT);
    around = parentElement(around);
  }
  return "";
}

function wordsRightBy(bar: Element): string {
  const beside = [bar.previousElementSibling, bar.nextElementSibling];
  const words = beside.flatMap((one) => (one === null ? [] : [textOf(one)]));
  return words.filter((text) => text !== "" && text.length <= AROUND_LIMIT).join(" ");
}
