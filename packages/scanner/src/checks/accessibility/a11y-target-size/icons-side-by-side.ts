import type { ElementRef } from "#evidence/document.ts";
import {
  attribute,
  childElements,
  childNodes,
  closestElement,
  isBefore,
  matchesSelector,
  nodeValue,
  parentElement,
  queryAll,
  rectOf,
  textContent,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { blockAround, isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

import { FINGERTIP } from "./browser-sized.ts";

/** A link or button smaller than a fingertip in both directions, whose neighbor is as small and too near. */
export interface CrowdedIcon {
  /** CSS pixels, with all that is drawn of it. */
  width: number;
  height: number;
  /** From its middle to the neighbor's. */
  distance: number;
  /** Set where the lines of a text beside it may decide how high it is. */
  isBesideText?: true;
  /** Set where only the look of the mouse pointer shows that it can be pressed. */
  isByPointer?: true;
  element: ElementRef;
}

const TARGETS = "a[href],button:enabled,[role=button],[role=link]";
const MARKS = "i,b,span,em,div,li";
const WORDS = /[\p{L}\p{N}]/u;
/** Letters of a link that says no word, such as A+ and A−. */
const SIGN = 2;
/** Letters of a label. */
const LABEL = 30;
/** Share of the font size that browsers make a line high at least. */
const NORMAL_LINE = 1.15;
const SMALLEST = 4;
const MOST_TARGETS = 1000;
const MOST = 50;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Icons of the page's own size that stand in a row by themselves; of a sentence, a map or a drawing the place decides where they stand. */
export function crowdedIcons(
  { describe, within }: AskedPage,
  browserSized: ReadonlySet<Element>,
): CrowdedIcon[] {
  const targets = everywhere(TARGETS)
    .filter(within(MOST_TARGETS))
    .filter((target) => !browserSized.has(target));
  const icons = [...targets, ...marksToPress()]
    .map((target) => ({ target, box: drawnBox(target) }))
    .filter(
      ({ target, box }) => isSmall(box, target) && isFree(target) && isSeen(target) && isExposed(target),
    );
  return icons
    .flatMap(({ target, box }) => {
      const others = icons.filter((other) => other.target !== target && !doesTheSame(other.target, target));
      const distance = Math.min(...others.map((other) => distanceOf(box, other.box)));
      if (distance >= FINGERTIP) return [];
      const [width, height] = [box.right - box.left, box.bottom - box.top];
      const doubts = {
        ...(isBesideText(target) ? { isBesideText: true as const } : {}),
        ...(matchesSelector(target, TARGETS) ? {} : { isByPointer: true as const }),
      };
      return [{ width, height, distance, ...doubts, element: describe(target) }];
    })
    .slice(0, MOST);
}

/** Empty marks beside others of their kind, over each of which the pointer becomes a hand. */
function marksToPress(): Element[] {
  const marks = everywhere(MARKS).filter(
    (mark) =>
      childElements(mark).length === 0 &&
      (textContent(mark) ?? "").trim() === "" &&
      closestElement(mark, `${TARGETS},label,summary,[role],[tabindex]`) === null &&
      isHandOverItAlone(mark),
  );
  return [...Map.groupBy(marks, parentElement).values()].filter(({ length }) => length > 1).flat();
}

function isHandOverItAlone(mark: Element): boolean {
  const around = parentElement(mark);
  const isHand = getComputedStyle(mark).cursor === "pointer";
  return isHand && around !== null && getComputedStyle(around).cursor !== "pointer";
}

/** Of a link of one line with words beside what it stands in, no more than its own style is known. */
function isBesideText(target: Element): boolean {
  if (getComputedStyle(target).display !== "inline" || !WORDS.test(textOf(target))) return false;
  const block = blockAround(target);
  return block !== null && textOf(block) !== textsOfTargets(block);
}

function textsOfTargets(block: Element): string {
  return queryAll(block, TARGETS).map(textOf).join("");
}

/** Its own box with whatever in it sticks out, where that is not cut off. */
function drawnBox(target: Element): Box {
  const own = rectOf(target);
  const isCutOff = /hidden|clip/.test(getComputedStyle(target).overflowX);
  const boxes = isCutOff ? [own] : [own, ...queryAll(target, "*").map(rectOf)];
  const drawn = boxes.filter(({ width, height }) => width > 0 && height > 0);
  return {
    left: Math.min(...drawn.map(({ left }) => left)),
    top: Math.min(...drawn.map(({ top }) => top)),
    right: Math.max(...drawn.map(({ right }) => right)),
    bottom: Math.max(...drawn.map(({ bottom }) => bottom)),
  };
}

/** A sign of two letters may be a little wider than high. */
function isSmall({ left, right, top, bottom }: Box, target: Element): boolean {
  const isSign = WORDS.test(textOf(target)) && textOf(target).length <= SIGN;
  const widest = isSign ? 2 * FINGERTIP : FINGERTIP;
  const sides = [
    [right - left, widest],
    [bottom - top, FINGERTIP],
  ];
  return sides.every(([side = 0, most = 0]) => side >= SMALLEST && side < most);
}

function isFree(target: Element): boolean {
  const around = parentElement(target);
  if (around === null || closestElement(target, "svg,map,canvas") !== null) return false;
  if (/absolute|fixed/.test(getComputedStyle(target).position)) return false;
  const words = [...childNodes(around)].filter(
    (node) => node.nodeType === Node.TEXT_NODE && WORDS.test(nodeValue(node) ?? ""),
  );
  return words.length === 0 || isLabeledRow(around, target, words);
}

/**
 * Buttons and signs of a size of their own, before or after a few words that say what they are for. No words stand
 * between them, and their lines leave them room.
 */
function isLabeledRow(around: Element, target: Element, words: readonly Node[]): boolean {
  const text = textOf(target);
  const isOwnBox = getComputedStyle(target).display !== "inline";
  if (WORDS.test(text) && (text.length > SIGN || !isOwnBox)) return false;
  if (matchesSelector(target, "a[href]") && !isOwnBox) return false;
  const targets = [...childElements(around)].filter((child) => matchesSelector(child, TARGETS));
  const length = words.reduce((sum, node) => sum + (nodeValue(node) ?? "").trim().length, 0);
  const [first, last] = [targets[0], targets.at(-1)];
  if (first === undefined || last === undefined || targets.length < 2 || length > LABEL) return false;
  const areBefore = words.every((node) => isBefore(node, first));
  const areAfter = words.every((node) => isBefore(last, node));
  return (areBefore || areAfter) && rectOf(target).height < lineHeightOf(around);
}

function lineHeightOf(element: Element): number {
  const { lineHeight, fontSize } = getComputedStyle(element);
  return Number.parseFloat(lineHeight) || NORMAL_LINE * Number.parseFloat(fontSize);
}

function doesTheSame(one: Element, other: Element): boolean {
  const address = attribute(one, "href");
  if (one.contains(other) || other.contains(one)) return true;
  return address !== null && address !== "#" && address === attribute(other, "href");
}

function distanceOf(one: Box, other: Box): number {
  const across = (one.left + one.right - other.left - other.right) / 2;
  const down = (one.top + one.bottom - other.top - other.bottom) / 2;
  return Math.hypot(across, down);
}
