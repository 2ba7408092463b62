import {
  closestElement,
  matchesSelector,
  openShadowRoot,
  queryAll,
  textContent,
} from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";

/** A part hidden from screen readers, with what in it engines may take for a stop of the Tab key. */
export interface HiddenPart {
  selector: string;
  maybeStops: { selector: string; isTabStop: boolean }[];
}

export interface HiddenParts {
  parts: HiddenPart[];
  /** Empty hidden elements in the tab order, and whether they pass the focus on at once. */
  sentinels: { selector: string; passesFocusOn: boolean }[];
}

const MAYBE_STOPS =
  "a[href],area[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[contenteditable],[tabindex]";
const MOST = 200;
/** Of larger parts nothing is told, as all of their stops would have to be. */
const MOST_STOPS = 100;
const MOST_SENTINELS = 12;
const WAIT_MS = 20;

/** What holds a shadow root is left out: engines look into it themselves. */
export async function probe({ selectorOf }: ProbedPage): Promise<HiddenParts> {
  const parts = queryAll(document, "[aria-hidden=true]")
    .filter((part) => [part, ...queryAll(part, "*")].every((inner) => openShadowRoot(inner) === null))
    .map((part) => ({ part, maybe: maybeStopsIn(part) }))
    .filter(({ maybe }) => maybe.length > 0 && maybe.length <= MOST_STOPS)
    .slice(0, MOST)
    .map(({ part, maybe }) => ({
      selector: selectorOf(part),
      maybeStops: maybe.map((stop) => ({ selector: selectorOf(stop), isTabStop: isTabStop(stop) })),
    }));
  return { parts, sentinels: await sentinels(selectorOf) };
}

function maybeStopsIn(part: Element): Element[] {
  return [part, ...queryAll(part, MAYBE_STOPS)].filter((inner) => matchesSelector(inner, MAYBE_STOPS));
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

/** Empty elements as dialogs have them at their start and end. */
async function sentinels(selectorOf: ProbedPage["selectorOf"]): Promise<HiddenParts["sentinels"]> {
  const empty = queryAll(document, "[aria-hidden=true][tabindex]").filter(
    (element) => (textContent(element) ?? "").trim() === "" && element.children.length === 0,
  );
  const found: HiddenParts["sentinels"] = [];
  for (const element of empty.slice(0, MOST_SENTINELS)) {
    if (!(element instanceof HTMLElement) || element.tabIndex < 0) continue;
    found.push({ selector: selectorOf(element), passesFocusOn: await passesFocusOn(element) });
  }
  return found;
}

async function passesFocusOn(element: HTMLElement): Promise<boolean> {
  const before = document.activeElement;
  element.focus({ preventScroll: true });
  await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  const now = document.activeElement;
  const isPassedOn = now !== null && now !== element && now !== document.body && now !== before;
  if (now instanceof HTMLElement) now.blur();
  return isPassedOn;
}
