import {
  attribute,
  attributeNames,
  checkVisibility,
  childElements,
  firstChildElement,
  folded,
  ownText,
  openShadowRoot,
  rectOf,
  tagName,
} from "#gather/page/in-page/dom.ts";

/** Rectangle in which something can be seen; CSS pixels of the window. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What of an element a person, or a screen reader, would notice. */
interface Noticed {
  text: string;
  states: string;
}

/** Everything that can be seen of a page at one moment. */
export type PageState = ReadonlyMap<Element, Noticed>;

const MOST_ELEMENTS = 6000;
const TEXT_LIMIT = 200;
const STATE_ATTRIBUTES = new Set([
  "open",
  "disabled",
  "hidden",
  "src",
  "alt",
  "href",
  "type",
  "contenteditable",
]);
const UNSEEN_TAGS = new Set(["script", "style", "template", "noscript", "head", "link", "meta", "title"]);
const NO_STATES = "[]";
const NO_AREA = /^rect\(([\d.]+)px,? ([\d.]+)px,? (?:\1px,? [\d.]+px|[\d.]+px,? \2px)\)$/;
const CLIPS = new Set(["hidden", "clip", "scroll", "auto"]);

/** What was read in this task; nothing of the page runs before it ends. */
let inThisTask: PageState | null = null;

/**
 * What can be seen now: neither hidden nor clipped away, transparent or moved out of the page. It is read once a task,
 * so whoever asks must not have changed the page since it was asked before in the same one.
 */
export function readPageState(): PageState {
  if (inThisTask === null) {
    inThisTask = readNow();
    queueMicrotask(() => (inThisTask = null));
  }
  return inThisTask;
}

function readNow(): PageState {
  const state = new Map<Element, Noticed>();
  const root = document.documentElement;
  const all = {
    left: -scrollX,
    top: isHeldInPlace() ? Number.NEGATIVE_INFINITY : -scrollY,
    right: Math.max(innerWidth, keepsToWindow() ? 0 : root.scrollWidth) - scrollX,
    bottom: Number.POSITIVE_INFINITY,
  };
  if (document.body !== null) walk(document.body, { flow: all, placed: all }, state);
  return state;
}

/** Whether the page shows more than is read of it. */
export function isTooLarge(): boolean {
  return readPageState().size >= MOST_ELEMENTS;
}

/** Scripts fix the page where it was scrolled to, so that only what lies over it can be scrolled. */
function isHeldInPlace(): boolean {
  return getComputedStyle(document.body).position === "fixed";
}

/** A page that cannot be scrolled sideways hides there what it slides in later. */
function keepsToWindow(): boolean {
  return [document.documentElement, document.body].some((element) =>
    ["hidden", "clip"].includes(getComputedStyle(element).overflowX),
  );
}

interface Clips {
  /** For what stands in the flow. */
  flow: Box;
  /** For what is positioned: only positioned ancestors clip it. */
  placed: Box;
}

function walk(element: Element, clips: Clips, state: Map<Element, Noticed>): void {
  if (state.size >= MOST_ELEMENTS || UNSEEN_TAGS.has(tagName(element))) return;
  const style = getComputedStyle(element);
  if (style.display === "none" || style.opacity === "0" || isCutToNothing(style)) return;
  const own = clipsFor(element, style, clips);
  const box = intersection(rectOf(element), own.flow);
  if (isSeenIn(box) && style.visibility === "visible") state.set(element, noticed(element));
  if (firstChildElement(element) === null && openShadowRoot(element) === null) return;
  const inner = style.display === "contents" ? clips : innerClips(element, style, own);
  for (const child of shownChildren(element, style)) walk(child, inner, state);
}

/** Cut to nothing by the older property, which only holds for what is placed. */
function isCutToNothing(style: CSSStyleDeclaration): boolean {
  const { position } = style;
  return (position === "absolute" || position === "fixed") && NO_AREA.test(style.clip);
}

function shownChildren(element: Element, { contentVisibility }: CSSStyleDeclaration): Element[] {
  const children = [...(openShadowRoot(element)?.children ?? []), ...childElements(element)];
  const isClosed = element instanceof HTMLDetailsElement && !element.open;
  if (isClosed) return children.filter((child) => tagName(child) === "summary");
  return contentVisibility === "hidden" ? children.filter((child) => checkVisibility(child)) : children;
}

function clipsFor(element: Element, { position }: CSSStyleDeclaration, clips: Clips): Clips {
  // A page that is held in its place while something lies over it is still there below.
  if (position === "fixed" && element !== document.body) {
    const box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    return { flow: box, placed: box };
  }
  return position === "absolute" ? { flow: clips.placed, placed: clips.placed } : clips;
}

function innerClips(element: Element, style: CSSStyleDeclaration, own: Clips): Clips {
  const isRoot = element === document.body;
  const clipsHere = !isRoot && (CLIPS.has(style.overflowX) || CLIPS.has(style.overflowY));
  const flow = clipsHere ? scrollable(element, style, own.flow) : own.flow;
  return { flow, placed: style.position === "static" ? own.placed : flow };
}

/** What only has to be scrolled to can be seen; what is hidden beyond the edge cannot. */
function scrollable(element: Element, { overflowX, overflowY }: CSSStyleDeclaration, clip: Box): Box {
  const rect = rectOf(element);
  const isFlat = rect.width < 2 || rect.height < 2;
  const hidesX = isFlat || overflowX === "hidden" || overflowX === "clip";
  const hidesY = isFlat || overflowY === "hidden" || overflowY === "clip";
  return {
    left: hidesX ? Math.max(clip.left, rect.left) : clip.left,
    right: hidesX ? Math.min(clip.right, rect.right) : clip.right,
    top: hidesY ? Math.max(clip.top, rect.top) : clip.top,
    bottom: hidesY ? Math.min(clip.bottom, rect.bottom) : clip.bottom,
  };
}

function intersection(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

function isSeenIn({ left, top, right, bottom }: Box): boolean {
  return right - left > 1 && bottom - top > 1;
}

function noticed(element: Element): Noticed {
  return { text: folded(ownText(element), TEXT_LIMIT), states: statesOf(element) };
}

/** States as pairs, so that what differs can be named. */
function statePairs(element: Element): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const name of attributeNames(element)) {
    if (name.startsWith("aria-") || STATE_ATTRIBUTES.has(name))
      pairs.set(name, (attribute(element, name) ?? "").slice(0, TEXT_LIMIT));
  }
  if (element instanceof HTMLInputElement) {
    pairs.set("checked", String(element.checked));
    pairs.set("value", element.value.slice(0, TEXT_LIMIT));
  }
  if (element instanceof HTMLMediaElement && !element.controls) {
    pairs.set("paused", String(element.paused));
    pairs.set("muted", String(element.muted));
  }
  if (element instanceof HTMLSelectElement) pairs.set("value", element.value.slice(0, TEXT_LIMIT));
  return pairs;
}

function statesOf(element: Element): string {
  const pairs = statePairs(element);
  return pairs.size === 0 ? NO_STATES : JSON.stringify([...pairs]);
}

/** Pairs of a state that was noted, as `statePairs` gave them. */
export function pairsOf(states: string): Map<string, string> {
  return new Map(JSON.parse(states) as [string, string][]);
}
