import {
  classNames,
  matchesSelector,
  openShadowRoot,
  parentElement,
  queryAll,
  rectOf,
  tagName,
} from "#gather/page/in-page/dom.ts";
import { contains } from "./effects.ts";
import { focusOf } from "./find-controls.ts";

/** A point of an element that the pointer would hit, scrolled into view; null where something lies over it. */
export function pointOn(element: Element): { x: number; y: number } | null {
  element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const { left, top, width, height } = rectOf(element);
  const points = SHARES.map(([across, down]) => ({ x: left + across * width, y: top + down * height }));
  const hits = points.filter(({ x, y }) => isHit(element, deepElementAt(x, y)));
  return hits.find(({ x, y }) => !isOnOther(element, deepElementAt(x, y))) ?? hits[0] ?? null;
}

/** A point by which an element is dragged, and not another one of its kind that stands in it. */
export function pointToDrag(element: Element): { x: number; y: number } | null {
  const any = pointOn(element);
  if (any === null || !queryAll(element, "*").some((inner) => isOfKind(inner, element))) return any;
  return pointOnWords(element) ?? any;
}

function isOfKind(inner: Element, element: Element): boolean {
  const bothSay = [inner, element].every((one) => matchesSelector(one, "[draggable=true]"));
  const [classes, own] = [inner, element].map((one) => classNames(one).join(" "));
  return bothSay || (tagName(inner) === tagName(element) && classes !== "" && classes === own);
}

/** The middle of the first words of its own, as it lies now; null where the pointer would hit something else. */
function pointOnWords(element: Element): { x: number; y: number } | null {
  const words = [...element.childNodes].find((node) => node instanceof Text && node.data.trim() !== "");
  if (words === undefined) return null;
  const range = document.createRange();
  range.selectNodeContents(words);
  const { left, top, width, height } = range.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return deepElementAt(x, y) === element ? { x, y } : null;
}

const SHARES = [
  [0.5, 0.5],
  [0.2, 0.5],
  [0.8, 0.5],
  [0.5, 0.2],
  [0.5, 0.8],
] as const;

/** Whether the pointer would mean a control in the element instead. */
function isOnOther(element: Element, hit: Element | null): boolean {
  if (focusOf(element) === "tab") return false;
  for (let above = hit; above !== null && above !== element; above = parentElement(above))
    if (focusOf(above) === "tab") return true;
  return false;
}

/** A point at a share of its width and half its height, as it lies now; null where the pointer would hit something else. */
export function pointAcross(element: Element, share: number): { x: number; y: number } | null {
  const { left, top, width, height } = rectOf(element);
  const [x, y] = [left + share * width, top + height / 2];
  return isHit(element, deepElementAt(x, y)) ? { x, y } : null;
}

/** What the pointer hits, in however many shadow roots it stands. */
function deepElementAt(x: number, y: number): Element | null {
  let hit = document.elementFromPoint(x, y);
  for (let inner = hit; inner !== null;) {
    hit = inner;
    const deeper: Element | null = openShadowRoot(inner)?.elementFromPoint(x, y) ?? null;
    inner = deeper === hit ? null : deeper;
  }
  return hit;
}

/** A closed shadow root around the element only tells its host. */
function isHit(element: Element, hit: Element | null): boolean {
  if (hit === null) return false;
  const root = element.getRootNode();
  return contains(element, hit) || (root instanceof ShadowRoot && root.host === hit);
}

/** Whether what lies over the element is a control, which is tried by itself: the pointer means that one. */
export function isUnderControl(element: Element): boolean {
  const { left, top, width, height } = rectOf(element);
  const over = deepElementAt(left + width / 2, top + height / 2);
  for (let above = over; above !== null; above = parentElement(above))
    if (focusOf(above) === "tab") return true;
  return false;
}
