import { type FoundControls, findControls } from "#gather/operating/find-all.ts";
import type { OperatedControls, TriedControl } from "#gather/operating/controls/control-facts.ts";
import type { NotTried } from "#gather/operating/not-tried.ts";
import {
  operateControls,
  operateLater,
  type SomeOperated,
} from "#gather/operating/controls/operate-controls.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import { saidOfElements } from "#gather/operating/messages/said-of-elements.ts";
import type { TriedComponents } from "#gather/operating/controls/tried-components.ts";
import { LATE } from "#gather/operating/controls/try-each.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";

/** As wide as a phone; people who enlarge a page have it as narrow. CSS pixels. */
const NARROW = { width: 390, height: 844 };

/**
 * Operates the controls of a page, and then, in a narrow window, those that only such a window shows, as the button of a
 * menu. Leaves the window as it was.
 */
export async function operateInBothWindows(
  page: OperatingTab,
  found: FoundControls,
  tried: TriedComponents,
): Promise<SomeOperated> {
  const usual = await operateControls(page, found, tried);
  if (!found.mayShowOthersWhenNarrow) return usual;
  const narrow = await operateInNarrowWindow(page, found, tried);
  return {
    ...usual,
    controls: [...usual.controls, ...narrow.controls],
    notTried: [...usual.notTried, ...narrow.notTried],
  };
}

async function operateInNarrowWindow(
  page: OperatingTab,
  { controls: usual }: FoundControls,
  tried: TriedComponents,
): Promise<Pick<OperatedControls, "controls" | "notTried">> {
  if (page.isLate) return leftOut(LATE);
  const known = new Set(usual.map(({ element }) => element.selector));
  try {
    return await page.narrowedTo(NARROW, async () => {
      const { controls } = await findControls(page);
      const others = controls.filter(
        ({ element, isGuess }) => isGuess !== true && !known.has(element.selector),
      );
      const { later, ...first } = await operateControls(page, { controls: others, isCut: false }, tried);
      const rest = await operateLater(page, later, tried);
      return {
        controls: [...first.controls, ...rest.controls].map((control) =>
          saidOfElements(control, { isInNarrowWindow: true }),
        ),
        notTried: [...first.notTried, ...rest.notTried],
      };
    });
  } catch (error) {
    if (!(error instanceof PageTrouble)) throw error;
    return leftOut(error.message);
  }
}

function leftOut(reason: string): { controls: TriedControl[]; notTried: NotTried[] } {
  return { controls: [], notTried: [{ count: 1, reason }] };
}
