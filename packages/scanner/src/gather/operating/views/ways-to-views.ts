import { factsOf, type PageFacts } from "#evidence/probe-facts.ts";
import { OPERATED_CONTROLS } from "#gather/operating/controls/control-facts.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import { pressWay } from "#gather/operating/views/show-view.ts";
import type { WayToTry } from "#gather/page/in-page/operating/views/other-view.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";

/** Time a script has to show what is pressed. */
const VIEW_MS = 700;

/**
 * Presses what in the navigation of a page may show other views, but for what is known from operating it.
 *
 * @returns how many of these there was no time for
 */
export async function findWaysToViews(page: OperatingTab, all: readonly WayToTry[]): Promise<number> {
  const ways = all.filter((way) => page.views.isWorthTrying(way));
  for (const [index, way] of ways.entries()) {
    // Where one shows a view, the others have the time of a view.
    const moreMs = page.views.found.length === 0 ? 0 : page.limits.laterViewMs;
    if (page.isLateBy(moreMs)) return page.views.found.length === 0 ? 0 : ways.length - index;
    // What was pressed meanwhile tells of its like.
    if (!page.views.isWorthTrying(way)) continue;
    try {
      await tryWay(page, way);
    } catch (error) {
      if (!(error instanceof PageTrouble)) throw error;
      page.spoil();
    }
  }
  return 0;
}

/** Notes of what was operated that it shows no view. What its like took away on another page may yet be one. */
export function noteOperated(page: OperatingTab, facts: PageFacts): void {
  const controls = factsOf({ facts }, OPERATED_CONTROLS);
  const tried = controls?.gathered === true ? controls.value.controls : [];
  for (const { element, isInside, byEnter, bySpace, byPointer } of tried) {
    const mayShowView = [byEnter, bySpace, byPointer].some((effect) => (effect?.hidden.length ?? 0) > 0);
    if (isInside !== true && !mayShowView) page.views.noteTried(element);
  }
}

async function tryWay(page: OperatingTab, way: WayToTry): Promise<void> {
  await page.pointAside();
  await page.call("blurAll");
  if (!(await page.call("begin", way.element.selector))) return;
  const soon = await page.effectOf(() => pressWay(page));
  if (soon.left.length > 0) {
    if (way.isLink) page.views.linksLeadAway = true;
  } else {
    const isSeen = soon.hidden.length > 0 && (await page.call("viewSince")).words !== null;
    await page.views.note(page, way, isSeen ? soon : await page.effectAfter(VIEW_MS));
  }
  page.views.noteTried(way.element);
  if (!(await page.call("isUndone"))) page.spoil();
}
