import {
  attribute,
  childElements,
  closestElement,
  parentElement,
  queryAll,
  rectOf,
  tagName,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import { isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

import { isColorChoice } from "./color-choices.ts";

/** Marks of several colors that stand beside several things. */
export interface MarksBesideThings {
  first: Element;
  colors: number;
}

const PLAIN = "span,i,b,em,div";
const SIGNS = /^[●•■◆▲⬤◉◼⏺]$/u;
const SHAPES = "circle,rect,ellipse,polygon,path";
/** Where marks are operated, or stand for a place among others. */
const ELSEWHERE =
  "a,button,label,nav,[role=img],[role=tablist],[role=progressbar],[aria-label],[title],figure";
const [SMALLEST, LARGEST] = [5, 28];
const ROUND = 0.4;
const COLORFUL = 60;
const FEWEST = 3;
const MOST_ELEMENTS = 6000;

interface Mark {
  node: Element;
  color: string;
  /** Words of what it stands beside. */
  beside: string;
}

/** Of each kind of mark the first, where the words beside those of one color differ, so that only the color says what they have in common. */
export function marksBesideThings(): MarksBesideThings[] {
  const marks = [...dots(), ...drawnDots()].filter(
    ({ node }) =>
      closestElement(node, ELSEWHERE) === null && isSeen(node) && isExposed(node) && !isInRow(node),
  );
  return [...Map.groupBy(marks, ({ node }) => kindOf(node)).values()].flatMap((alike) => {
    const byColor = [...Map.groupBy(alike, ({ color }) => color).values()];
    const things = new Set(alike.map(({ node }) => parentElement(node)));
    const [first] = alike;
    const isOfStates = byColor.length > 1 && byColor.length < alike.length && things.size > 1;
    if (first === undefined || alike.length < FEWEST || !isOfStates) return [];
    const isUntold = byColor.some((marks) => standBesideOthers(marks) && !saysWhatItMeans(marks, alike));
    if (!alike.some(({ color }) => isColorful(color)) || !isUntold) return [];
    return [{ first: first.node, colors: byColor.length }];
  });
}

/** Several marks and nothing else, as a scale or the places of slides, are told as such or by nobody. */
function isInRow(node: Element): boolean {
  const around = parentElement(node);
  return around !== null && childElements(around).length > 1 && besideOf(node) === "";
}

/** Whether what those of one color stand beside has other words, or none. */
function standBesideOthers(marks: readonly Mark[]): boolean {
  const words = new Set(marks.map(({ beside }) => beside));
  return marks.length > 1 && (words.size > 1 || words.has(""));
}

/** Whether all of one color have a word in common that those of the others lack: `Pool: open`, `Hall: open`. */
function saysWhatItMeans(marks: readonly Mark[], all: readonly Mark[]): boolean {
  const [first, ...others] = marks.map(({ beside }) => wordsIn(beside));
  const elsewhere = new Set(
    all.filter((mark) => !marks.includes(mark)).flatMap(({ beside }) => wordsIn(beside)),
  );
  return (first ?? []).some((word) => !elsewhere.has(word) && others.every((words) => words.includes(word)));
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}]{2,}/gu) ?? [];
}

function kindOf(node: Element): string {
  const { width, height } = rectOf(node);
  const above = parentElement(node);
  const around = above === null ? null : parentElement(above);
  return [node, above, around]
    .map((one) => (one === null ? "" : tagName(one)))
    .concat([Math.round(width), Math.round(height)].map(String))
    .join(" ");
}

/** Round boxes without a text, and signs. */
function dots(): Mark[] {
  return everywhere(PLAIN)
    .slice(0, MOST_ELEMENTS)
    .filter((node) => childElements(node).length === 0)
    .flatMap((node) => {
      const text = textOf(node);
      const { color, backgroundColor, borderTopLeftRadius, backgroundImage } = getComputedStyle(node);
      if (SIGNS.test(text)) return [{ node, color, beside: besideOf(node) }];
      if (text !== "" || backgroundImage !== "none" || !isSmall(node) || isColorChoice(node)) return [];
      const { width } = rectOf(node);
      const radius =
        Number.parseFloat(borderTopLeftRadius) / (borderTopLeftRadius.endsWith("%") ? 100 : width);
      return radius >= ROUND && isDrawn(backgroundColor)
        ? [{ node, color: backgroundColor, beside: besideOf(node) }]
        : [];
    });
}

function drawnDots(): Mark[] {
  return everywhere("svg")
    .filter((node) => isSmall(node) && attribute(node, "role") === null)
    .flatMap((node) => {
      const [shape, ...others] = queryAll(node, SHAPES);
      const isNamed = queryAll(node, "title,desc,text,use").length > 0;
      if (shape === undefined || others.length > 0 || isNamed) return [];
      const color = getComputedStyle(shape).fill;
      return isDrawn(color) ? [{ node, color, beside: besideOf(node) }] : [];
    });
}

function isSmall(node: Element): boolean {
  const { width, height } = rectOf(node);
  const isSquare = Math.abs(width - height) <= 2;
  return isSquare && width >= SMALLEST && width <= LARGEST;
}

function isDrawn(color: string): boolean {
  return color.startsWith("rgb(");
}

function isColorful(color: string): boolean {
  const parts = (/^rgb\((\d+), (\d+), (\d+)\)$/.exec(color) ?? []).slice(1).map(Number);
  return parts.length > 0 && Math.max(...parts) - Math.min(...parts) >= COLORFUL;
}

function besideOf(node: Element): string {
  const around = parentElement(node);
  return around === null
    ? ""
    : textOf(around)
        .replace(/[●•■◆▲⬤◉◼⏺]/gu, "")
        .trim()
        .toLowerCase();
}
