import { askNow } from "#gather/operating/ask-now.ts";
import type { ComingLater, PageTimers } from "#gather/operating/page-timers.ts";
import type { Control } from "#gather/operating/operating-facts.ts";
import type { OperatingTab } from "#gather/operating/operating-tab.ts";

/** What can be pressed, and whether the page holds more than is looked at. */
export interface FoundControls {
  controls: Control[];
  isCut: boolean;
  /** Whether a narrower window may show others. */
  mayShowOthersWhenNarrow: boolean;
}

export type Found = Awaited<ReturnType<typeof findAll>>;

/**
 * Looks for all there is to try while the page is as it was loaded: asked later, it would have to be loaded again, even
 * where there is nothing left to try on it.
 */
export async function findAll(page: OperatingTab, timers: PageTimers) {
  return {
    timers: await askNow(() => findTimers(page, timers)),
    rows: await askNow(() => page.call("hiddenSlides")),
    fields: await askNow(() => page.call("choiceFields")),
    forms: await askNow(() => page.call("formsToTry")),
    triggers: await askNow(() => page.call("triggers")),
    controls: await askNow(() => findControls(page)),
    lists: await askNow(() => page.call("listsToTry")),
    calendars: await askNow(() => page.call("calendarsToTry")),
    targets: await askNow(() => page.call("gestureTargets")),
    acts: await askNow(() => page.call("pointerActs")),
    sliders: await askNow(() => page.call("slidersToTry")),
    links: await askNow(() => page.call("linksToTry")),
    looks: await askNow(() => page.call("looksToTry")),
  };
}

async function findTimers(page: OperatingTab, timers: PageTimers): Promise<ComingLater> {
  const all = await timers.list();
  page.begun.noteAtLoad(all);
  const { counts, ...set } = all;
  // Nothing else makes a time run down.
  const countdowns = counts ? await page.call("countdowns") : [];
  await page.leaveOut(countdowns.map(({ element }) => element.selector));
  return { ...set, countdowns };
}

/** Looks for what can be pressed on the page as it is shown now. */
export async function findControls(page: OperatingTab): Promise<FoundControls> {
  const controls = await page.call("controls");
  const isCut = page.listensAtMore || (await page.call("isTooLarge"));
  return { controls, isCut, mayShowOthersWhenNarrow: await page.call("mayShowOthersWhenNarrow") };
}
