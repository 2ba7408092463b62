import { closestElement, matchesSelector, openShadowRoot, queryAll } from "../dom.ts";
import type { Cleared } from "./rule-hit.ts";

/** Whatever engines may take for a stop of the Tab key. */
const MAYBE_STOPS =
  "a[href],area[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[contenteditable],[tabindex]";

/**
 * What is hidden from screen readers and holds nothing the Tab key stops at, as the browser tells: disabled field
 * groups, closed details and negative positions in the tab order count for nothing.
 */
export function restfulHiddenParts(): Cleared[] {
  const parts = queryAll(document, "[aria-hidden=true]").filter(
    (part) => !queryAll(part, "*").some((inner) => openShadowRoot(inner) !== null),
  );
  return parts.flatMap((part) => {
    const maybe = [part, ...queryAll(part, MAYBE_STOPS)].filter((inner) =>
      matchesSelector(inner, MAYBE_STOPS),
    );
    if (maybe.length === 0 || openShadowRoot(part) !== null || maybe.some(isTabStop)) return [];
    return [part, ...maybe].map((element) => ({ criterion: "4.1.2", element }));
  });
}

function isTabStop(element: Element): boolean {
  // Of what lies in a frame or player nothing is known here.
  if (matchesSelector(element, "iframe,audio,video")) return true;
  const canFocus = element instanceof HTMLElement || element instanceof SVGElement;
  const isReached = canFocus && (element.tabIndex >= 0 || isEditedInPlace(element));
  return (
    isReached &&
    !matchesSelector(element, ":disabled,input[type=hidden]") &&
    closestElement(element, "[inert]") === null &&
    element.checkVisibility({ visibilityProperty: true })
  );
}

/** Text to be edited in the page is reached by the Tab key, though its `tabIndex` does not tell. */
function isEditedInPlace(element: Element): boolean {
  return matchesSelector(element, "[contenteditable]:not([contenteditable=false],[tabindex])");
}
