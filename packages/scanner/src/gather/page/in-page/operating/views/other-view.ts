import type { ElementRef } from "#evidence/document.ts";

import {
  attribute,
  closestElement,
  folded,
  isBefore,
  matchesSelector,
  parentElement,
  queryAll,
  tagName,
} from "#gather/page/in-page/dom.ts";
import { elementKind } from "#gather/page/in-page/element-kind.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName } from "#gather/page/in-page/semantics.ts";
import {
  type Before,
  changedTexts,
  contains,
  newlyHidden,
  newlyShown,
} from "#gather/page/in-page/operating/controls/effects.ts";
import {
  findControls,
  focusOf,
  type Listening,
} from "#gather/page/in-page/operating/controls/find-controls.ts";
import { elementAt } from "#gather/page/in-page/operating/controls/in-hand.ts";
import { type PageState, readPageState } from "#gather/page/in-page/operating/page/page-state.ts";
import { FILE } from "#gather/page/in-page/operating/controls/routes.ts";
import { queryPage } from "#gather/page/in-page/operating/page/through-shadows.ts";

/** What a page shows after something was pressed. */
export interface ViewSeen {
  /** Words of the content; null where it is still the same view. */
  words: string | null;
  /** Whether the content went and nothing much came in its place. */
  isGone: boolean;
}

/** Something in the navigation of a page, which may show another view. */
export interface WayToTry {
  element: ElementRef;
  name: string;
  /** Whether it names an address of its own. */
  isLink: boolean;
}

const OF_CONTENT = ":not(main *,article *,section *)";
/** What stays around the content as views take turns. */
const AROUND = [
  `header${OF_CONTENT}`,
  `footer${OF_CONTENT}`,
  `aside${OF_CONTENT}`,
  "nav",
  "[role=navigation]",
  "[role=banner]",
  "[role=contentinfo]",
  "[role=tablist]",
].join(",");
const LINKS = "a[href]:not([target]:not([target=_self]),[download],[aria-haspopup],[role=button])";
const CURRENT =
  "[aria-current]:not([aria-current=false]),[aria-selected=true],[aria-expanded],[aria-haspopup],summary";
const SLIDES = "[aria-roledescription=carousel],[class*=carousel i],[class*=slide i],[class*=swiper i]";
const OVER_PAGE = "dialog,[role=dialog],[role=alertdialog],[aria-modal=true],[popover]";
const SEEN_WITHOUT_WORDS = "img,svg,canvas,video,input,select,textarea,iframe";
/** How many letters a picture or a field is worth. */
const WORTH = 20;
/** What makes a view of what came; words alone are told of the page as it is loaded. */
const PARTS =
  "h1,h2,h3,[role=heading],a[href],button,input,select,textarea,canvas,video,[tabindex],[draggable=true]";
const LISTS = "ul,ol,dl,table,tbody";
/** Share of what stood in the page, and of what stands there now, from which it is another view. */
const MOST_OF_PAGE = 0.5;
/** Share below which only a sign of waiting came. */
const LITTLE = 0.2;
const MOST_WAYS = 12;
const NAME_LIMIT = 80;
const WORDS_LIMIT = 400;

let view: readonly Element[] | null = null;

/** Whether what was pressed in the navigation has put another view in place of the content. */
export function viewSince(before: Before): ViewSeen {
  const nothing = { words: null, isGone: false };
  const { control, state } = before;
  if (matchesSelector(control, "[aria-expanded],summary") || closestElement(control, SLIDES) !== null)
    return nothing;
  if (!isStillThere(before)) return nothing;
  const now = readPageState();
  const shown = newlyShown(before).filter(isContent);
  const hidden = newlyHidden(before).filter(isContent);
  if (hidden.length === 0 || shown.some((root) => closestElement(root, OVER_PAGE) !== null)) return nothing;
  if (isAmongThem(control, [...hidden, ...shown])) return nothing;
  const texts = new Set(changedTexts(before).filter(isContent));
  const went = weightOf(state, (element) => !now.has(element) || texts.has(element));
  const came = weightOf(now, (element) => !state.has(element) || texts.has(element));
  const all = weightOf(state, () => true);
  const allNow = weightOf(now, () => true);
  const words = wordsIn(now);
  // What is drawn anew as it was is no other view.
  if (went < MOST_OF_PAGE * all || words === wordsIn(state)) return nothing;
  if (came < MOST_OF_PAGE * allNow || !shown.some(hasParts))
    return { ...nothing, isGone: came < LITTLE * went };
  return isExchange(hidden, shown) ? nothing : { words, isGone: false };
}

/** Takes for the view what came since; false where none did. */
export function takeUpView(before: Before): boolean {
  if (viewSince(before).words === null) return false;
  view = [...newlyShown(before), ...changedTexts(before)];
  return true;
}

/** Which elements belong to the view that was taken up; all do where none was. */
export function areInView(selectors: readonly string[]): boolean[] {
  return selectors.map((selector) => {
    const element = elementAt(selector);
    return view === null || (element !== null && view.some((root) => contains(root, element)));
  });
}

/** Words of the content as it is shown now. */
export function wordsOfContent(): string {
  return wordsIn(readPageState());
}

/** Numbers may run by themselves. */
function wordsIn(state: PageState): string {
  const words = [...state].filter(([element]) => isContent(element)).map(([, { text }]) => text);
  return folded(words.join(" ").replaceAll(/\d+/g, ""), WORDS_LIMIT);
}

/** Links and controls in the navigation that may show another view than the one that is shown. */
export function waysToViews({ describe }: ProbedPage, listening: Listening): WayToTry[] {
  const state = readPageState();
  const controls = findControls(listening).flatMap(({ node, isGuess }) => (isGuess === true ? [] : [node]));
  const links = document.scripts.length === 0 ? [] : linksElsewhere(state);
  return [...controls, ...links]
    .filter((way) => closestElement(way, AROUND) !== null && !matchesSelector(way, CURRENT))
    .slice(0, MOST_WAYS)
    .map((way) => ({
      element: describe(way),
      name: folded(accessibleName(way), NAME_LIMIT),
      isLink: links.includes(way),
    }));
}

function linksElsewhere(state: PageState): Element[] {
  const seen = new Set([location.href.replace(/#.*$/, "")]);
  return queryPage(LINKS).filter((link) => {
    if (!(link instanceof HTMLAnchorElement) || !state.has(link) || focusOf(link) !== "tab") return false;
    const isFollowed = link.origin === location.origin && !FILE.test(link.pathname);
    if (!isFollowed || (attribute(link, "href") ?? "").startsWith("#") || seen.has(link.href)) return false;
    seen.add(link.href);
    return true;
  });
}

function isContent(element: Element): boolean {
  return closestElement(element, AROUND) === null;
}

/** Whether what was pressed is there to be pressed again, if only drawn anew: what goes with its view is no navigation. */
function isStillThere({ control, name }: Before): boolean {
  const now = readPageState();
  if (now.has(control)) return true;
  return queryPage(tagName(control)).some((one) => now.has(one) && accessibleName(one) === name);
}

/** Whether what took turns stands between what was pressed and others like it, as below titles of sections that open. */
function isAmongThem(control: Element, changed: readonly Element[]): boolean {
  const peers = isContent(control) ? peersOf(control) : [control];
  const connected = changed.filter(({ isConnected }) => isConnected);
  const sides = connected.flatMap((one) => peers.map((peer) => isBefore(peer, one)));
  return new Set(sides).size > 1;
}

function peersOf(control: Element): Element[] {
  const kindOf = (one: Element): string =>
    [one, parentElement(one)].map((part) => (part === null ? "" : elementKind(part))).join(">");
  return queryPage(tagName(control)).filter((one) => isContent(one) && kindOf(one) === kindOf(control));
}

function weightOf(state: PageState, counts: (element: Element) => boolean): number {
  let sum = 0;
  for (const [element, { text }] of state) {
    if (!isContent(element) || !counts(element)) continue;
    sum += text.length + (matchesSelector(element, SEEN_WITHOUT_WORDS) ? WORTH : 0);
  }
  return sum;
}

function hasParts(root: Element): boolean {
  return matchesSelector(root, PARTS) || queryAll(root, PARTS).length > 0;
}

/** Whether entries of one kind made room for others, as where a list is filtered or leafed through. */
function isExchange(hidden: readonly Element[], shown: readonly Element[]): boolean {
  const entries = [hidden, shown].flatMap(entriesOf);
  return entries.length > 2 && new Set(entries.map(elementKind)).size === 1;
}

function entriesOf(roots: readonly Element[]): readonly Element[] {
  const [root] = roots;
  if (root === undefined || roots.length > 1) return roots;
  const children = [...root.children];
  const isList = matchesSelector(root, LISTS) || new Set(children.map(elementKind)).size === 1;
  return isList && children.length > 1 ? entriesOf(children) : roots;
}
