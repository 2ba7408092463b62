import type { HoverContent } from "#gather/operating/hover/hover-facts.ts";

import {
  attribute,
  checkVisibility,
  childNodes,
  closestElement,
  folded,
  innerText,
  matchesSelector,
  nodeValue,
  openShadowRoot,
  parentElement,
  queryAll,
  rectOf,
} from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { saysItExplains } from "#gather/page/in-page/says-it-explains.ts";
import { isSeenThrough } from "#gather/page/in-page/seen-through.ts";
import { accessibleName } from "#gather/page/in-page/semantics.ts";
import { type Rect, wordsDrawnAt } from "./drawn-words.ts";
import { type Before, contains, newlyShown } from "#gather/page/in-page/operating/controls/effects.ts";
import { focusOf } from "#gather/page/in-page/operating/controls/find-controls.ts";
import { sayNewThings } from "#gather/page/in-page/operating/messages/new-words.ts";
import { picturesAmong } from "#gather/page/in-page/operating/opened/uncovered-pictures.ts";
import { type PageState, readPageState } from "#gather/page/in-page/operating/page/page-state.ts";

/** What can be told of hover content while it is shown. */
export interface ShownOnHover extends Pick<
  HoverContent,
  "shown" | "text" | "links" | "controls" | "covers" | "isDrawn" | "isPicture"
> {
  /** The short way there for the pointer: to the trigger's edge, over to the content, into it; null where it is out of the window. */
  way: Point[] | null;
}

type FoundElsewhere = Pick<
  HoverContent,
  | "isElsewhere"
  | "isUnderOtherWords"
  | "isOfButton"
  | "isToldElsewhere"
  | "isReadNowhereElse"
  | "hasStop"
  | "explains"
  | "hasNewWords"
>;

interface Point {
  x: number;
  y: number;
}

const TEXT_LIMIT = 300;
const PAGE_LIMIT = 500_000;
const UNNAMED = ":is(div,span,p,li,section,article,figure):not([role],[aria-label],[aria-labelledby])";
const MOST_LINKS = 60;
const MOST_STOPS = 3;
const CONTROLS =
  "button,input:not([type=hidden]),select,textarea,[role=button],[role=menuitem],[tabindex='0']";
const OPENS = ":is(button,[role=button]):is([aria-expanded],[aria-haspopup]:not([aria-haspopup=false]))";
/** Places of a content are looked at in this distance at most, from edge to edge but for a tenth; CSS pixels. */
const LOOK_EVERY = 20;
const FEWEST_LOOKS = 3;
const MOST_LOOKS = 16;
const EDGE = 0.1;

let content: Element[] = [];
/** What it says, where it says anything. */
let words: string[] = [];
let trigger: Element | null = null;
/** What its links are called, as long as they are seen. */
let called: ReadonlyMap<Element, string> = new Map();

/** What came while the pointer is over the trigger, where it holds words or controls; null where nothing did. */
export function shownOnHover(before: Before, { describe }: ProbedPage): ShownOnHover | null {
  trigger = before.control;
  content = newlyShown(before).filter(
    (element) => wordsOf(element) !== "" || queryAll(element, `a[href],${CONTROLS}`).length > 0,
  );
  const [first] = content;
  if (first === undefined) return drawnOnHover(before) ?? pictureOnHover(before, describe);
  words = content.map(wordsOf).filter((text) => text !== "");
  const links = content.flatMap((element) => within(element, "a[href]"));
  called = new Map(links.map((link) => [link, plainName(link)]));
  return {
    shown: content.slice(0, MOST_STOPS).map(describe),
    text: folded(words.join(" "), TEXT_LIMIT),
    links: [...new Set(links.map(addressOf))].slice(0, MOST_LINKS),
    controls: content.flatMap((element) => within(element, CONTROLS)).length,
    covers: content.some((element) => coversOthers(element, rectOf(element))),
    way: wayTo(before.control, rectOf(first)),
  };
}

/** Words that a style sheet writes beside the trigger: no elements, and seen all the same. */
function drawnOnHover({ control, drawn }: Before): ShownOnHover | null {
  const now = wordsDrawnAt(control);
  if (now === null || now.text === drawn) return null;
  words = [folded(now.text, TEXT_LIMIT)];
  called = new Map();
  const covers = now.rect !== null && coversOthers(control, now.rect);
  const way = now.rect === null ? null : wayTo(control, now.rect);
  return {
    shown: [],
    text: folded(now.text, TEXT_LIMIT),
    links: [],
    controls: 0,
    isDrawn: true,
    covers,
    way,
  };
}

/** A picture that is uncovered, or comes in place of another one. */
function pictureOnHover(before: Before, describe: ProbedPage["describe"]): ShownOnHover | null {
  const [picture] = picturesAmong(newlyShown(before), before.control);
  if (picture === undefined) return null;
  content = [picture];
  words = [];
  called = new Map();
  const text = folded(attribute(picture, "alt") ?? "", TEXT_LIMIT);
  return {
    shown: [describe(picture)],
    text,
    links: [],
    controls: 0,
    isPicture: true,
    covers: false,
    way: null,
  };
}

function within(element: Element, selector: string): Element[] {
  return [...(matchesSelector(element, selector) ? [element] : []), ...queryAll(element, selector)];
}

function wordsOf(element: Element): string {
  return element instanceof HTMLElement ? folded(innerText(element), TEXT_LIMIT) : "";
}

function addressOf(link: Element): string {
  const { href } = link instanceof HTMLAnchorElement ? link : { href: "" };
  return href.replace(/#$/, "");
}

function wayTo(from: Element, end: Rect): Point[] | null {
  const start = rectOf(from);
  const [left, right] = nearest([start.left, start.right], [end.left, end.right]);
  const [above, below] = nearest([start.top, start.bottom], [end.top, end.bottom]);
  const way = [
    { x: left, y: above },
    { x: right, y: below },
    { x: (end.left + end.right) / 2, y: (end.top + end.bottom) / 2 },
  ];
  return way.every(({ x, y }) => x > 0 && y > 0 && x < innerWidth && y < innerHeight) ? way : null;
}

/** Where two stretches come closest, a little inside of each: one place where they overlap. */
function nearest(
  [from, to]: readonly [number, number],
  [otherFrom, otherTo]: readonly [number, number],
): [number, number] {
  if (to - 1 < otherFrom) return [to - 1, otherFrom + 1];
  if (otherTo < from + 1) return [from + 1, otherTo - 1];
  const middle = (Math.max(from, otherFrom) + Math.min(to, otherTo)) / 2;
  return [middle, middle];
}

/** Whether words or pictures of the page lie under it that could be seen without it. */
function coversOthers(element: Element, { left, top, right, bottom }: Rect): boolean {
  const places = along(left, right - left).flatMap((x) =>
    along(top, bottom - top).map((y) => [x, y] as const),
  );
  return places.some(([x, y]) =>
    seenWithout(element, x, y).some((under) => !isAround(under) && hasWordsAt(under, x, y)),
  );
}

/** Places along a side, so close that no line of words lies between two of them. */
function along(start: number, length: number): number[] {
  const looks = Math.min(Math.max(Math.ceil(length / LOOK_EVERY), FEWEST_LOOKS), MOST_LOOKS);
  return Array.from(
    { length: looks },
    (_, index) => start + length * (EDGE + ((1 - 2 * EDGE) * index) / (looks - 1)),
  );
}

/** What one would see at a place without the element, from the top down to what nothing is seen through. */
function seenWithout(element: Element, x: number, y: number): Element[] {
  const stack = document.elementsFromPoint(x, y).filter((at) => !contains(element, at));
  const bottom = stack.findIndex((at) => !isSeenThrough(at));
  return bottom === -1 ? stack : stack.slice(0, bottom + 1);
}

function isAround(under: Element): boolean {
  return trigger !== null && (contains(under, trigger) || contains(trigger, under));
}

/** Words at this very place: a wide paragraph is empty behind its last line. */
function hasWordsAt(element: Element, x: number, y: number): boolean {
  if (matchesSelector(element, "img,svg,picture,canvas")) return true;
  return [...childNodes(element)].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || (nodeValue(node) ?? "").trim() === "") return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      (rect) => x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom,
    );
  });
}

/** Whether any of the content is still, or again, seen; scripts may make it anew each time. */
export function isContentSeen(before: Before): boolean {
  const state = readPageState();
  return (
    content.some((element) => state.has(element)) ||
    newlyShown(before).some((element) => words.includes(wordsOf(element))) ||
    isDrawnNow(before)
  );
}

function isDrawnNow({ control }: Before): boolean {
  return content.length === 0 && words.includes(folded(wordsDrawnAt(control)?.text ?? "", TEXT_LIMIT));
}

/** What of the content there is without pointing, asked while it is away. */
export function foundElsewhere(): FoundElsewhere {
  const state = readPageState();
  const reached = queryAll(document, "a[href]").filter(
    (element) => focusOf(element) === "tab" && state.has(element),
  );
  const others = Map.groupBy(reached, addressOf);
  // What is only transparent takes the focus all the same.
  const isReachedUnseen = (element: Element): boolean =>
    focusOf(element) === "tab" && checkVisibility(element, { visibilityProperty: true });
  const used = content
    .flatMap((element) => within(element, `a[href],${CONTROLS}`))
    .filter((element) => !isReachedUnseen(element));
  const unread = words.filter((said) => !isReadElsewhere(said));
  const isElsewhere = used.every((element) => leadsWhere(element, others));
  return {
    isElsewhere,
    ...(isElsewhere && !used.every((element) => isCalledAlike(element, others))
      ? { isUnderOtherWords: true }
      : {}),
    ...(stopsIn(trigger, state).some((stop) => matchesSelector(stop, OPENS)) ? { isOfButton: true } : {}),
    isToldElsewhere: unread.every(isNamed),
    ...(unread.length > 0 ? { isReadNowhereElse: true } : {}),
    ...(unread.length > 0 && sayNewThings(unread, ownTexts()) ? { hasNewWords: true } : {}),
    ...(doesExplain() ? { explains: true } : {}),
    hasStop: stopsAround().length > 0,
  };
}

/** By its sign, by the pointer over it, or as a tooltip. */
function doesExplain(): boolean {
  if (content.some((element) => matchesSelector(element, "[role=tooltip]"))) return true;
  if (trigger === null) return false;
  const said = content.reduce((words, element) => words.replace(wordsOf(element), ""), wordsOf(trigger));
  return saysItExplains(trigger, said);
}

type ByAddress = ReadonlyMap<string, readonly Element[]>;

/** Whether a link leads where another one does. Links that lead nowhere are told apart by what they are called. */
function leadsWhere(link: Element, others: ByAddress): boolean {
  if (!matchesSelector(link, "a[href]")) return false;
  const address = addressOf(link);
  return leadsNowhere(address) ? isCalledAlike(link, others) : others.has(address);
}

function leadsNowhere(address: string): boolean {
  return address === location.href.replace(/#.*$/, "") || /^(?:javascript:|$)/i.test(address);
}

/** Whether a link that leads there is called alike, or is what is pointed at. */
function isCalledAlike(link: Element, others: ByAddress): boolean {
  const name = called.get(link) ?? "";
  return (others.get(addressOf(link)) ?? []).some((other) => {
    if (trigger !== null && !leadsNowhere(addressOf(link)) && contains(trigger, other)) return true;
    const otherName = plainName(other);
    const [shorter, longer] = name.length < otherName.length ? [name, otherName] : [otherName, name];
    return shorter !== "" && ` ${longer} `.includes(` ${shorter} `);
  });
}

function plainName(link: Element): string {
  return accessibleName(link)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Whether screen readers hear what came without the pointer, in a name. */
function isNamed(said: string): boolean {
  const text = said.toLowerCase();
  const around = [trigger, ...content].flatMap((one) =>
    one === null ? [] : [one, closestElement(one, "a,button,li,label")],
  );
  const told = around.flatMap((one) =>
    one === null || content.includes(one)
      ? []
      : [nameOf(one), attribute(one, "title") ?? "", attribute(one, "aria-description") ?? ""],
  );
  return told.some((one) => one.toLowerCase().includes(text));
}

/** Whether what came says the same as a text of the page. */
function isReadElsewhere(said: string): boolean {
  const text = said.toLowerCase();
  const own = ownTexts().reduce((times, words) => times + timesIn(words, text), 0);
  return timesIn(document.body.innerText, text) > own;
}

/** What is only transparent counts as a text of the page as well; what is not laid out does not. */
function ownTexts(): string[] {
  return content.filter((element) => checkVisibility(element)).map(wordsOf);
}

/** Of a box without a role, nobody hears more than its text. */
function nameOf(element: Element): string {
  return matchesSelector(element, UNNAMED) ? "" : accessibleName(element);
}

function timesIn(words: string, text: string): number {
  return folded(words, PAGE_LIMIT).toLowerCase().split(text).length - 1;
}

/** Where the Tab key stops at the trigger, or with it in a small group. */
function stopsAround(): Element[] {
  const state = readPageState();
  const parent = trigger === null ? null : parentElement(trigger);
  const beside = parent === null ? [] : stopsIn(parent, state);
  const near = beside.length <= MOST_STOPS ? beside : [];
  return [...new Set([...stopsIn(trigger, state), ...near])].slice(0, MOST_STOPS);
}

function stopsIn(around: Element | null, state: PageState): Element[] {
  if (around === null) return [];
  const shadow = openShadowRoot(around);
  const inside = shadow ? [...within(around, "*"), ...queryAll(shadow, "*")] : within(around, "*");
  return inside.filter((element) => focusOf(element) === "tab" && state.has(element));
}

/** Gives one of those the focus; false when there are no more. */
export function focusStop(index: number): boolean {
  const stop = stopsAround()[index];
  if (!(stop instanceof HTMLElement || stop instanceof SVGElement)) return false;
  stop.focus({ focusVisible: true });
  return true;
}
