import type { ElementRef } from "#evidence/document.ts";
import type { ColorChange } from "#gather/operating/controls/control-facts.ts";
import { checkVisibility, everyElement, folded, rectOf } from "#gather/page/in-page/dom.ts";
import { colorsSince, paintOf } from "#gather/page/in-page/operating/controls/state-colors.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isSeen, textOf } from "#gather/page/in-page/semantics.ts";

/** A label in sight that is all that people see of its radio button or checkbox. */
export interface DrawnChoice {
  name: string;
  /** Colors that are others when it is checked; empty where there is none, or more than colors shows it. */
  colors: ColorChange[];
  element: ElementRef;
}

const FIELDS = "input[type=radio],input[type=checkbox]";
const MOST_FIELDS = 60;
const MOST = 12;
/** Checking one may style anything: of a larger page, that can't be told in time. */
const MOST_ELEMENTS = 4000;
const NAME_LIMIT = 80;
const SMALL = 2;

/** Checks each such field for a moment, without the page hearing of it. */
export function probe({ describe, within }: AskedPage): DrawnChoice[] {
  const drawn = everywhere(FIELDS)
    .filter((field) => field instanceof HTMLInputElement)
    .filter(within(MOST_FIELDS))
    .flatMap((field) => {
      const [label] = field.labels ?? [];
      return label !== undefined && !field.disabled && !field.checked && isOutOfSight(field) && isSeen(label)
        ? [{ field, label }]
        : [];
    })
    .filter(within(MOST));
  if (drawn.length === 0) return [];
  const all = everyElement(document, MOST_ELEMENTS);
  if (all.length >= MOST_ELEMENTS) return [];
  return drawn.map(({ field, label }) => ({
    name: folded(textOf(label), NAME_LIMIT),
    colors: colorsOfChecking(field, { label, all }),
    element: describe(label),
  }));
}

function isOutOfSight(field: Element): boolean {
  if (!checkVisibility(field, { visibilityProperty: true, opacityProperty: true })) return true;
  const { width, height } = rectOf(field);
  const { clip, clipPath, position } = getComputedStyle(field);
  const isCut = (position === "absolute" && clip !== "auto") || /inset\((?:50|100)%/.test(clipPath);
  return isCut || Math.min(width, height) < SMALL;
}

function colorsOfChecking(
  field: HTMLInputElement,
  { label, all }: { label: HTMLElement; all: readonly Element[] },
): ColorChange[] {
  const before = paintOf(label);
  const colors = whileChecked(field, () => colorsSince(before)) ?? [];
  if (colors.length === 0) return [];
  const seen = seenOf(all);
  return whileChecked(field, () => seenOf(all)) === seen ? colors : [];
}

/** Nothing of the page runs before the field is as it was. */
function whileChecked<Answer>(field: HTMLInputElement, ask: () => Answer): Answer {
  const chosen = peersOf(field).filter((peer) => peer.checked);
  field.checked = true;
  endTransitions();
  const answer = ask();
  field.checked = false;
  for (const peer of chosen) peer.checked = true;
  endTransitions();
  return answer;
}

function peersOf({ type, name, form }: HTMLInputElement): HTMLInputElement[] {
  if (type !== "radio" || name === "") return [];
  return everywhere(FIELDS)
    .filter((one) => one instanceof HTMLInputElement)
    .filter((one) => one.type === type && one.name === name && one.form === form);
}

function seenOf(all: readonly Element[]): string {
  return all
    .map((one) => Number(checkVisibility(one, { visibilityProperty: true, opacityProperty: true })))
    .join("");
}

function endTransitions(): void {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}
