import type { PageFacts } from "#evidence/probe-facts.ts";
import { findAll } from "#gather/operating/find-all.ts";
import { joinViews, type OperatedView } from "#gather/operating/views/join-views.ts";
import type { NotTried } from "#gather/operating/not-tried.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import { type Operating, operateView } from "#gather/operating/operate-view.ts";
import { showView } from "#gather/operating/views/show-view.ts";
import { findWaysToViews, noteOperated } from "#gather/operating/views/ways-to-views.ts";
import type { WayToView } from "#gather/operating/views/views-met.ts";
import { LATE } from "#gather/operating/controls/try-each.ts";
import type { WayToTry } from "#gather/page/in-page/operating/views/other-view.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";

const TOO_MANY = "The page shows more views than we operate on one page.";
const UNANSWERED =
  "A view did not come while the page was cut off from its server, so we could not operate it.";

type OperatingViews = Omit<Operating, "found"> & {
  /** What may show views. */
  ways: readonly WayToTry[];
  takesLonger?: ((ms: number) => void) | undefined;
};

/**
 * Operates the views that scripts show in place of the content of a page, each as a page of its own. They share the time that
 * the first one left, and may each take some more.
 *
 * @returns the facts of all views, and the tab of the last one
 */
export async function operateLaterViews(
  page: OperatingTab,
  first: PageFacts,
  { ways, takesLonger, ...operating }: OperatingViews,
): Promise<{ facts: PageFacts; last: OperatingTab }> {
  noteOperated(page, first);
  const { limits, views } = page;
  const { tried } = operating;
  if (views.found.length > 0) takesLonger?.(limits.laterViewMs);
  const late = await findWaysToViews(page, ways);
  const found = views.found.filter(({ words }) => !tried.hasViewElsewhere(words, page.url));
  const chosen = found.slice(0, limits.laterViews);
  const eachMs = limits.laterViewMs + page.leftMs / Math.max(1, chosen.length);
  const left = [
    ...leftOut(late, LATE),
    ...leftOut(found.length - chosen.length, TOO_MANY),
    ...leftOut(views.unanswered, UNANSWERED),
  ];
  const operated: OperatedView[] = [];
  let last = page;
  for (const way of chosen) {
    takesLonger?.(limits.laterViewMs);
    try {
      await last.leave();
      last = viewOf(page, way, eachMs);
      await last.load();
      const facts = await operateView(last, { ...operating, found: await findAll(last, operating.timers) });
      operated.push({ name: way.name, facts });
      if (!last.isLate) tried.keepView(way.words, page.url);
    } catch (error) {
      if (!(error instanceof PageTrouble)) throw error;
      left.push({ count: 1, reason: error.message });
    }
  }
  return { facts: joinViews(first, operated, left), last };
}

/** A view, which is examined as something that opened when it is shown first. */
function viewOf(page: OperatingTab, way: WayToView, operateMs: number): OperatingTab {
  const isKnown = page.opened.states.some((state) => state.way === "pressing" && state.opener === way.name);
  return page.forView(async (view) => {
    await showView(view, way);
    if (view.opened.inView !== null) return;
    if (!isKnown) await view.opened.examine(view, "pressing");
    view.opened.inView = way.name;
  }, operateMs);
}

function leftOut(count: number, reason: string): NotTried[] {
  return count === 0 ? [] : [{ count, reason }];
}
