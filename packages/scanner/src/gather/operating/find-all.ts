import type { ElementRef } from "#evidence/document.ts";
import { askNow } from "#gather/operating/page/ask-now.ts";
import { inView } from "#gather/operating/views/in-view.ts";
import type { ComingLater, PageTimers } from "#gather/operating/timers/page-timers.ts";
import type { Control } from "#gather/operating/controls/control-facts.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";

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
  const ofElement = <Item extends { element: ElementRef }>(items: readonly Item[]): Promise<Item[]> =>
    inView(page, items, ({ element }) => element);
  return {
    timers: await askNow(() => findTimers(page, timers)),
    rows: await askNow(async () => await ofElement(await page.call("hiddenSlides"))),
    fields: await askNow(async () => await ofElement(await page.call("choiceFields"))),
    forms: await askNow(
      async () => await inView(page, await page.call("formsToTry"), ({ button }) => button),
    ),
    triggers: await askNow(async () => await inView(page, await page.call("triggers"), (trigger) => trigger)),
    controls: await askNow(() => findControls(page)),
    lists: await askNow(
      async () => await inView(page, await page.call("listsToTry"), ({ control }) => control),
    ),
    calendars: await askNow(
      async () => await inView(page, await page.call("calendarsToTry"), ({ field }) => field),
    ),
    targets: await askNow(async () => await ofElement(await page.call("gestureTargets"))),
    acts: await askNow(async () => await ofElement(await page.call("pointerActs"))),
    sliders: await askNow(async () => await ofElement(await page.call("slidersToTry"))),
    links: await askNow(async () => await ofElement(await page.call("linksToTry"))),
    looks: await askNow(async () => await ofElement(await page.call("looksToTry"))),
  };
}

async function findTimers(page: OperatingTab, timers: PageTimers): Promise<ComingLater> {
  const all = await timers.list();
  page.begun.noteAtLoad(all);
  const { counts, ...set } = all;
  // Nothing else makes a time run down.
  const countdowns = counts ? await page.call("countdowns") : [];
  await page.leaveOut(countdowns.map(({ element }) => element.selector));
  const known = page.firstView?.begun.waitsAtLoad ?? new Set();
  return {
    ticks: set.ticks,
    timers: set.timers.filter(({ ms }) => !known.has(ms)),
    soon: set.soon.filter(({ ms }) => !known.has(ms)),
    countdowns: await inView(page, countdowns, ({ element }) => element),
  };
}

/** Looks for what can be pressed on the page as it is shown now. */
export async function findControls(page: OperatingTab): Promise<FoundControls> {
  const controls = await inView(page, await page.call("controls"), ({ element }) => element);
  const isCut = page.listensAtMore || (await page.call("isTooLarge"));
  return { controls, isCut, mayShowOthersWhenNarrow: await page.call("mayShowOthersWhenNarrow") };
}
