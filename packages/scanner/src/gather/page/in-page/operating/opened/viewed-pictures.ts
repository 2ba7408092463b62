import type { OpenedDialog } from "#gather/operating/opened/dialog-facts.ts";

import {
  attribute,
  closestElement,
  folded,
  innerText,
  matchesSelector,
  queryAll,
  rectOf,
  textContent,
} from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName } from "#gather/page/in-page/semantics.ts";
import { type Before, newlyShown, offersControls } from "#gather/page/in-page/operating/controls/effects.ts";
import { readPageState } from "#gather/page/in-page/operating/page/page-state.ts";

const TO_PICTURE = /\.(?:jpe?g|png|gif|webp|avif|svg)(?:$|[?#])/i;
/** Pixels of either side from which a picture is more than an icon or a small preview. */
const LARGE = 150;
const MOST_WORDS = 2;
const TEXT_LIMIT = 500;
const TICK_MS = 40;
const PATIENT_MS = 700;

/** Waits a moment where a link to a picture opened something that does not show the picture yet. */
export async function awaitPicture(before: Before): Promise<void> {
  if (!leadsToPicture(before.control)) return;
  const until = performance.now() + PATIENT_MS;
  while (newlyShown(before).flatMap(largePictures).length === 0 && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
}

/** Whether it is a link to a picture. */
export function leadsToPicture(control: Element): boolean {
  return matchesSelector(control, "a[href]") && TO_PICTURE.test(attribute(control, "href") ?? "");
}

/** Waits a moment where what came over the page is empty so far; whether something to use has come then. */
export async function awaitBoxOnVeil(before: Before): Promise<boolean> {
  const came = newlyShown(before);
  if (came.length === 0 || !came.every(isEmptyLayer)) return false;
  const until = performance.now() + PATIENT_MS;
  while (!offersControls(before) && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  return offersControls(before);
}

function isEmptyLayer(element: Element): boolean {
  const { position } = getComputedStyle(element);
  const isLayer = position === "fixed" || position === "absolute";
  return isLayer && element.childElementCount === 0 && folded(textContent(element), 1) === "";
}

/** The large picture that is all that a dialog shows; null where there is more to read or to see, or something else names it. */
export function viewedPicture(dialog: Element, { describe }: ProbedPage): OpenedDialog["picture"] | null {
  const [picture, ...others] = largePictures(dialog);
  if (picture === undefined || others.length > 0 || wordsOf(dialog) > MOST_WORDS) return null;
  const alt = attribute(picture, "alt");
  const isNamedOtherwise = alt !== null && alt.trim() === "" && accessibleName(picture) !== "";
  return isNamedOtherwise ? null : { element: describe(picture), alt: alt?.trim() ?? null };
}

function largePictures(around: Element): Element[] {
  const state = readPageState();
  return queryAll(around, "img").filter((picture) => {
    const { width, height } = rectOf(picture);
    return state.has(picture) && Math.min(width, height) >= LARGE;
  });
}

/** How many words can be read there that do not stand on a control. */
function wordsOf(dialog: Element): number {
  if (!(dialog instanceof HTMLElement)) return 0;
  const controls = queryAll(dialog, "button,a[href],[role=button]").filter(
    (control) => closestElement(control, "button,a[href],[role=button]") === control,
  );
  const count = (element: Element): number =>
    element instanceof HTMLElement
      ? folded(innerText(element), TEXT_LIMIT)
          .split(" ")
          .filter((word) => /\p{L}/u.test(word)).length
      : 0;
  return count(dialog) - controls.reduce((sum, control) => sum + count(control), 0);
}
