import type { OpenedInside } from "#gather/operating/opened-inside.ts";
import type { NotTried, TriedControl } from "#gather/operating/operating-facts.ts";
import type { OperatingTab } from "#gather/operating/operating-tab.ts";
import { tryControl } from "#gather/operating/try-control.ts";
import { LATE } from "#gather/operating/try-each.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";

/** Of one content: each may take a load of its own. */
const MOST_INSIDE = 4;

/**
 * Opens a content once more and operates what stands in it. Leaves the page as it was loaded. What cannot be tried there
 * is left out: the controls of the page keep their answers. What there was no time for is said.
 */
export async function tryInside(
  page: OperatingTab,
  { open, controls }: OpenedInside,
): Promise<{ tried: TriedControl[]; left: NotTried[] }> {
  const left: NotTried[] = [];
  const tried: TriedControl[] = [];
  if (!(await opens(page, open))) return { tried, left };
  const chosen = controls.slice(0, MOST_INSIDE);
  for (const [index, control] of chosen.entries()) {
    if (page.isLate) {
      left.push({ count: chosen.length - index, reason: LATE });
      break;
    }
    try {
      tried.push({ ...(await tryControl(page, control)), isInside: true });
    } catch (error) {
      if (!(error instanceof PageTrouble)) throw error;
    }
  }
  page.comeOut();
  return { tried, left };
}

async function opens(page: OperatingTab, open: OpenedInside["open"]): Promise<boolean> {
  try {
    await page.goInside(open);
    return true;
  } catch (error) {
    if (!(error instanceof PageTrouble)) throw error;
    page.comeOut();
    return false;
  }
}
