import { childElements, contentDocument, matchesSelector, queryAll, tagName } from "../dom.ts";
import { everywhere } from "./page-parts.ts";
import type { Cleared, RuleHit } from "./rule-hit.ts";
import { isSeen, textOf } from "./semantics.ts";

const FOCUSABLE =
  "a[href],area[href],button,input:not([type=hidden]),select,textarea,summary,iframe,audio[controls],video[controls],[contenteditable]:not([contenteditable=false]),[tabindex]";
const SCROLLS = new Set(["auto", "scroll"]);
/** Pixels that may be out of reach without a word being lost. */
const TOLERANCE = 8;

/** Areas with text that scroll by themselves and that the Tab key neither reaches nor reaches into. */
export function scrollableRegions(): RuleHit[] {
  return everywhere("*").flatMap((element) => {
    const isPlain = matchesSelector(element, "textarea,select,input,iframe,html,body");
    if (isPlain || !scrolls(element) || !isSeen(element) || textOf(element).length < 3) return [];
    if (canBeReached(element)) return [];
    return [
      {
        rule: "scrollable-unreachable",
        verdict: "failed",
        wcag: ["2.1.1"],
        actRules: ["0ssw9k"],
        severity: "high",
        message: "The area scrolls, but the Tab key can't reach it or anything in it",
        element,
      },
    ];
  });
}

const OVERLOOKED_STOPS = "textarea,[contenteditable],iframe,audio[controls],video[controls],area[href]";

/** Areas that scroll and that the Tab key reaches, or reaches into, where engines see nothing it could stop at. */
export function reachedRegions(): Cleared[] {
  return everywhere(OVERLOOKED_STOPS).flatMap((stop) => {
    if (!isTabStop(stop)) return [];
    return ancestorsOf(stop)
      .filter(scrolls)
      .map((element) => ({ criterion: "2.1.1", element, evenFailed: true }));
  });
}

function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement;
  return parent === null ? [element] : [element, ...ancestorsOf(parent)];
}

function canBeReached(element: Element): boolean {
  return [element, ...queryAll(element, FOCUSABLE)].some(isTabStop);
}

function scrolls(element: Element): boolean {
  if (childElements(element).length === 0 && (element.textContent ?? "").trim() === "") return false;
  const down = element.scrollHeight > element.clientHeight + TOLERANCE;
  const across = element.scrollWidth > element.clientWidth + TOLERANCE;
  if ((!down && !across) || element.clientHeight < 10 || element.clientWidth < 10) return false;
  const style = getComputedStyle(element);
  return (down && SCROLLS.has(style.overflowY)) || (across && SCROLLS.has(style.overflowX));
}

function isTabStop(element: Element): boolean {
  return (
    isInTabOrder(element) &&
    matchesSelector(element, FOCUSABLE) &&
    !matchesSelector(element, ":disabled,[inert],[inert] *") &&
    (isSeen(element) || tagName(element) === "area")
  );
}

/** Texts that can be written into stand in the tab order without saying so. */
function isInTabOrder(element: Element): boolean {
  if (element instanceof HTMLElement && element.isContentEditable && !element.hasAttribute("tabindex"))
    return true;
  const canFocus = element instanceof HTMLElement || element instanceof SVGElement;
  return canFocus && element.tabIndex >= 0;
}

/** Frames taken out of the tab order in which there is nothing to operate, or nothing to be seen. */
export function idleFrames(): Cleared[] {
  return queryAll(document, "iframe[tabindex^='-']").flatMap((element) => {
    if (matchesSelector(element, "[inert],[inert] *") || !isSeen(element))
      return [{ criterion: "2.1.1", element }];
    const framed = documentOf(element);
    if (framed === null) return [];
    const isIdle = !queryAll(framed, FOCUSABLE).some((inner) => isOperable(inner));
    return isIdle ? [{ criterion: "2.1.1", element }] : [];
  });
}

function documentOf(element: Element): Document | null {
  return isFrame(element) ? contentDocument(element) : null;
}

function isFrame(element: Element): element is HTMLIFrameElement {
  return tagName(element) === "iframe";
}

/** Elements of a frame belong to classes of their own, so attributes are asked. */
function isOperable(element: Element): boolean {
  return (
    !matchesSelector(element, ":disabled,[tabindex^='-'],[inert],[inert] *") &&
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0
  );
}
