import type { ElementRef } from "#evidence/document.ts";
import {
  attribute,
  closestElement,
  openShadowRoot,
  parentElement,
  queryAll,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, isSeen } from "#gather/page/in-page/semantics.ts";

/** A link or button that the Tab key passes by. */
export interface PassedControl {
  name: string;
  /** Whether something that the Tab key reaches leads to the same address. */
  isReachedElsewhere: boolean;
  /** How many others stand beside it that the Tab key passes by, too. */
  others?: number;
  /** Set where it has a role of something to press, and no tabindex. */
  isByRole?: true;
  element: ElementRef;
}

const PASSED = "a[href][tabindex='-1'],button[tabindex='-1']";
/** What is told to be pressed, and is only that by its role. */
const ROLES = "[role=button],[role=link],[role=checkbox],[role=switch]";
const REACHED =
  "a[href],area[href],button,input,select,textarea,summary,[tabindex],[contenteditable]:not([contenteditable=false]),label,video[controls],audio[controls]";
/** In these, arrow keys move the focus, or what is out of sight is taken out of reach. */
const COMPOSITES =
  "[role=menu],[role=menubar],[role=tablist],[role=toolbar],[role=listbox],[role=tree],[role=grid],[role=radiogroup],[role=tabpanel],[role=dialog],[role=combobox],[aria-roledescription],[aria-hidden],[inert],[class*=slid],[class*=carousel],[class*=swiper]";
const SPECIAL_ROLES = "[role=tab],[role=menuitem],[role=option],[role=treeitem],[role=radio]";
const MOST = 20;
const ROW = 4;
const NAME_LIMIT = 100;

/** Such controls in sight that stand in no widget with keys of its own; of those that stand side by side, the first. */
export function probe({ describe, within }: AskedPage): PassedControl[] {
  const byRole = new Set(everywhere(ROLES).filter(isPassedByRole));
  const passed = [...everywhere(PASSED), ...byRole].filter(
    (control) => isExposed(control) && isSeen(control),
  );
  if (passed.length === 0) return [];
  const reached = new Set(
    everywhere("a[href]:not([tabindex='-1'])").flatMap((link) =>
      link instanceof HTMLAnchorElement ? [link.href] : [],
    ),
  );
  const isReached = (control: Element): boolean =>
    control instanceof HTMLAnchorElement && reached.has(control.href);
  const alone = passed
    .filter((control) => closestElement(control, `${COMPOSITES},${SPECIAL_ROLES}`) === null)
    .filter((control) => !isBesideField(control));
  const rows = Map.groupBy(alone, (control) => (isReached(control) ? control : parentElement(control)));
  return [...rows.values()]
    .flatMap(rowsOf)
    .filter(within(MOST))
    .map(({ control, others }) => ({
      name: accessibleName(control).slice(0, NAME_LIMIT),
      isReachedElsewhere: isReached(control),
      ...(others === 0 ? {} : { others }),
      ...(byRole.has(control) ? { isByRole: true as const } : {}),
      element: describe(control),
    }));
}

/** Whether neither it nor anything in or around it can have the focus. */
function isPassedByRole(control: Element): boolean {
  return (
    closestElement(control, REACHED) === null &&
    queryAll(control, REACHED).length === 0 &&
    openShadowRoot(control) === null &&
    attribute(control, "aria-disabled") !== "true"
  );
}

/** Many side by side, such as the days of a month, are one thing to try. */
function rowsOf(controls: readonly Element[]): { control: Element; others: number }[] {
  const [first] = controls;
  return first === undefined || controls.length < ROW
    ? controls.map((control) => ({ control, others: 0 }))
    : [{ control: first, others: controls.length - 1 }];
}

/** Buttons that repeat what keys in a field do, such as arrows that count or a cross that empties it. */
function isBesideField(control: Element): boolean {
  const around = control.parentElement;
  return (
    attribute(control, "href") === null &&
    around !== null &&
    around.querySelector("input,select,textarea") !== null
  );
}
