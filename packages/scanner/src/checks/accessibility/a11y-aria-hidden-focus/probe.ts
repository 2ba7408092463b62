import { closestElement, matchesSelector, openShadowRoot, queryAll } from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";

/** A part hidden from screen readers, with what in it engines may take for a stop of the Tab key. */
export interface HiddenPart {
  selector: string;
  maybeStops: MaybeStop[];
}

export interface MaybeStop {
  selector: string;
  isTabStop: boolean;
  /** Whether it passes the focus on at once when it gets it; null where that was not tried. */
  passesFocusOn: boolean | null;
}

const MAYBE_STOPS =
  "a[href],area[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[contenteditable],[tabindex]";
const MOST = 200;
/** Of larger parts nothing is told, as all of their stops would have to be. */
const MOST_STOPS = 100;
/** Each takes the focus once to see whether it keeps it. */
const MOST_TRIED = 24;
const WAIT_MS = 20;

/** What holds a shadow root is left out: engines look into it themselves. */
export async function probe({ selectorOf }: ProbedPage): Promise<HiddenPart[]> {
  const parts = queryAll(document, "[aria-hidden=true]")
    .filter((part) => [part, ...queryAll(part, "*")].every((inner) => openShadowRoot(inner) === null))
    .map((part) => ({ part, maybe: maybeStopsIn(part) }))
    .filter(({ maybe }) => maybe.length > 0 && maybe.length <= MOST_STOPS)
    .slice(0, MOST);
  const found: HiddenPart[] = [];
  let tried = 0;
  for (const { part, maybe } of parts) {
    const maybeStops: MaybeStop[] = [];
    // One stop that keeps the focus is enough to know the part.
    let isKept = false;
    for (const stop of maybe) {
      const isStop = isTabStop(stop);
      const isTried: boolean = isStop && !isKept && tried < MOST_TRIED;
      tried += isTried ? 1 : 0;
      const passesOn: boolean | null = isTried ? await passesFocusOn(stop) : null;
      isKept ||= isStop && passesOn !== true;
      maybeStops.push({ selector: selectorOf(stop), isTabStop: isStop, passesFocusOn: passesOn });
    }
    found.push({ selector: selectorOf(part), maybeStops });
  }
  return found;
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
    !isBehindModal(element) &&
    element.checkVisibility({ visibilityProperty: true })
  );
}

/** An open modal dialog makes everything outside it inert. */
function isBehindModal(element: Element): boolean {
  const dialog = queryAll(document, "dialog:modal").at(-1);
  return dialog !== undefined && !dialog.contains(element);
}

/** Text to be edited in the page is reached by the Tab key, though its `tabIndex` does not tell. */
function isEditedInPlace(element: Element): boolean {
  return matchesSelector(element, "[contenteditable]:not([contenteditable=false],[tabindex])");
}

/** Guards at the start and end of dialogs do, and so does whatever lies behind a dialog that holds the focus. */
async function passesFocusOn(element: Element): Promise<boolean> {
  if (!(element instanceof HTMLElement)) return false;
  const before = document.activeElement;
  element.focus({ preventScroll: true });
  await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  const now = document.activeElement;
  const isPassedOn = now !== null && now !== element && now !== document.body && !isHiddenPart(now);
  if (now instanceof HTMLElement && now !== before) now.blur();
  if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true });
  return isPassedOn;
}

function isHiddenPart(element: Element): boolean {
  return closestElement(element, "[aria-hidden=true]") !== null;
}
