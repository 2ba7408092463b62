import type { OpenedInside } from "#gather/operating/opened/opened-inside.ts";
import type { SentForms } from "#gather/operating/forms/form-facts.ts";
import type { Control, TriedControl } from "#gather/operating/controls/control-facts.ts";
import type { NotTried } from "#gather/operating/not-tried.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import { tryControl } from "#gather/operating/controls/try-control.ts";
import { tryForm } from "#gather/operating/forms/try-form.ts";
import { LATE } from "#gather/operating/controls/try-each.ts";
import type { FormToTry } from "#gather/page/in-page/operating/forms/forms-to-try.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";

/** Of one content, in the usual time: each may take a load of its own. */
const MOST_INSIDE = 4;
/** Parts that open in one content, each of which takes a load of its own. */
const MOST_DEEPER = 1;
/** Of the time for operating, what must be left for all that is not so deep. */
const SHARE_FOR_OTHERS = 0.7;

/**
 * Opens a content once more and operates what stands in it. Leaves the page as it was loaded. What cannot be tried there
 * is left out: the controls of the page keep their answers. What there was no time for is said.
 */
export async function tryInside(
  page: OperatingTab,
  { open, controls, forms = [] }: OpenedInside,
): Promise<{ tried: TriedControl[]; left: NotTried[] }> {
  const left: NotTried[] = [];
  const tried: TriedControl[] = [];
  if (!(await opens(page, open))) return { tried, left };
  page.foundDeeper = [];
  const chosen = controls.slice(0, MOST_INSIDE * page.limits.operateTimes);
  for (const [index, control] of chosen.entries()) {
    if (page.isLate) {
      left.push({ count: chosen.length - index, reason: LATE });
      break;
    }
    const one = await triedUnlessOutOfReach(page, control);
    if (one !== null) tried.push(one);
  }
  const [form] = forms;
  if (form !== undefined) page.sentInside?.push(await sentIn(page, form));
  page.comeOut();
  const deeper = page.foundDeeper;
  page.foundDeeper = null;
  tried.push(...(await tryDeeper(page, { open, deeper, known: controls })));
  return { tried, left };
}

/** Opens what opens in a content, and operates what only stands there. What there is no time for leaves nothing open. */
async function tryDeeper(
  page: OperatingTab,
  {
    open,
    deeper,
    known,
  }: { open: OpenedInside["open"]; deeper: readonly OpenedInside[]; known: OpenedInside["controls"] },
): Promise<TriedControl[]> {
  const tried: TriedControl[] = [];
  const places = new Set(known.map(({ element }) => element.selector));
  const parts = deeper
    .map((part) => ({ ...part, controls: part.controls.filter((one) => !places.has(one.element.selector)) }))
    .filter(({ controls }) => controls.length > 0);
  for (const part of parts.slice(0, MOST_DEEPER)) {
    const openBoth = async (): Promise<void> => {
      await open();
      await part.open();
    };
    if (page.leftMs < page.limits.operateMs * SHARE_FOR_OTHERS) return tried;
    if (!(await opens(page, openBoth))) return tried;
    for (const control of part.controls.slice(0, MOST_INSIDE)) {
      if (page.isLate) break;
      const one = await triedUnlessOutOfReach(page, control);
      if (one !== null) tried.push(one);
    }
    page.comeOut();
  }
  return tried;
}

async function triedUnlessOutOfReach(page: OperatingTab, control: Control): Promise<TriedControl | null> {
  try {
    return { ...(await tryControl(page, control)), isInside: true };
  } catch (error) {
    if (!(error instanceof PageTrouble)) throw error;
    return null;
  }
}

/** Sends a form in a content that is open, as those of the page are sent. */
async function sentIn(page: OperatingTab, form: FormToTry): Promise<SentForms> {
  if (page.isLate) return { forms: [], notTried: [{ count: 1, reason: LATE }] };
  try {
    const trial = await tryForm(page, form, false);
    const { sent, wasCutShort, answer, notFilledInFor, steps = [], filledIn = [], notReached = [] } = trial;
    return {
      forms: sent,
      notTried: wasCutShort ? [{ count: 1, reason: LATE }] : [],
      ...(steps.length === 0 ? {} : { steps }),
      ...(filledIn.length === 0 ? {} : { filledIn }),
      ...(answer === undefined ? {} : { answers: [answer] }),
      ...(notReached.length === 0 ? {} : { stepsNotReached: notReached }),
      ...(notFilledInFor === undefined ? {} : { stepsNotTried: [{ count: 1, reason: notFilledInFor }] }),
    };
  } catch (error) {
    if (!(error instanceof PageTrouble)) throw error;
    page.spoil();
    return { forms: [], notTried: [{ count: 1, reason: error.message }] };
  }
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
