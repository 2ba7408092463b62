import type { NarrowOpened, NarrowOpenings } from "#gather/operating/opened/narrow-opened-facts.ts";
import type { TriedControl } from "#gather/operating/controls/control-facts.ts";
import { hasEffect } from "#gather/operating/controls/effect-facts.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import { pressAsTried } from "#gather/operating/page/press-once-more.ts";
import type { TriedComponents } from "#gather/operating/controls/tried-components.ts";
import { each } from "#gather/operating/controls/try-each.ts";

/** As a window 1280 pixels wide at 400%: https://www.w3.org/WAI/WCAG22/Understanding/reflow */
const NARROW = { width: 320, height: 640 };
/** Of a page: each is opened on a load of its own. */
const MOST_OPENED = 5;
/** Time in which what slides in has come to its place. */
const SLIDES_IN_MS = 600;

/** Opens once more, in the narrowest window that pages must fit, what controls opened before. */
export async function openWhenNarrow(
  page: OperatingTab,
  controls: readonly TriedControl[],
  tried: TriedComponents,
): Promise<NarrowOpenings> {
  const openers = controls.filter(mayNotFit).toSorted((a, b) => order(a) - order(b));
  if (openers.length === 0) return { opened: [], notTried: [] };
  return await page.narrowedTo(NARROW, async () => {
    const { done, notTried } = await each(page, openers, {
      most: MOST_OPENED,
      attempt: (control) => tried.unlessNothing("narrow", control.element, () => openOne(page, control)),
    });
    return { opened: done, notTried };
  });
}

/** Null where such a window does not show the control, or nothing opens there. */
async function openOne(page: OperatingTab, control: TriedControl): Promise<NarrowOpened | null> {
  if (!(await page.call("begin", control.element.selector))) return null;
  await pressAsTried(page, control);
  await page.rest(SLIDES_IN_MS);
  const seen = await page.call("cutByWindow");
  page.spoil();
  return seen === null ? null : { opener: control.name, cut: seen.cut };
}

/** What opens in the page makes it longer, as a rule; what lies over it may not fit. */
function mayNotFit({ isInside, byEnter, bySpace, byPointer }: TriedControl): boolean {
  return (
    isInside !== true &&
    [byEnter, bySpace, byPointer].some((effect) => hasEffect(effect) && effect.shown.length > 0)
  );
}

function order({ dialog, element, states }: TriedControl): number {
  if (dialog !== null) return 0;
  if (element.isInNarrowWindow === true) return 1;
  return "aria-expanded" in states || "aria-haspopup" in states ? 2 : 3;
}
