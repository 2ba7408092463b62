import type { NetworkGate } from "#egress/network-gate.ts";
import { type PageFacts, type Probe } from "#evidence/probe-facts.ts";
import { answerTo } from "#gather/examining/examined.ts";
import { askerFor, wantedOf, type WantsFacts } from "#gather/examining/wanted-facts.ts";
import { findAll } from "#gather/operating/find-all.ts";
import { TRIED_CALENDARS } from "#gather/operating/lists/calendar-facts.ts";
import { GESTURES } from "#gather/operating/gestures/gesture-facts.ts";
import { TRIED_LISTS } from "#gather/operating/lists/list-facts.ts";
import { NARROW_OPENINGS } from "#gather/operating/opened/narrow-opened-facts.ts";
import { TEXTS_IN_USE } from "#gather/operating/hover/look-facts.ts";
import { PASSING_MESSAGES } from "#gather/operating/messages/message-facts.ts";
import { OPENED_STATES } from "#gather/operating/opened/opened-facts.ts";
import { SENT_FORMS } from "#gather/operating/forms/form-facts.ts";
import { CHOICES } from "#gather/operating/forms/choice-facts.ts";
import { OPERATED_CONTROLS } from "#gather/operating/controls/control-facts.ts";
import { HOVER_CONTENTS } from "#gather/operating/hover/hover-facts.ts";
import type { NotTried } from "#gather/operating/not-tried.ts";
import { PageTimers } from "#gather/operating/timers/page-timers.ts";
import { OwnChanges } from "#gather/operating/page/own-changes.ts";
import { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import { POINTER_ACTS } from "#gather/operating/gestures/pointer-act-facts.ts";
import { FOLLOWED_LINKS } from "#gather/operating/views/route-facts.ts";
import { TRIED_SLIDERS } from "#gather/operating/gestures/slider-facts.ts";
import { ROWS_OF_SLIDES } from "#gather/operating/gestures/slides-facts.ts";
import { TIMED_CHANGES } from "#gather/operating/timers/timer-facts.ts";
import type { TriedComponents } from "#gather/operating/controls/tried-components.ts";
import { LATE } from "#gather/operating/controls/try-each.ts";
import { tryInside } from "#gather/operating/opened/try-inside.ts";
import { takeWayIn, untilLayerComes } from "#gather/operating/page/way-in.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";
import { USUAL_WINDOW, type Viewport } from "#gather/page/viewport.ts";
import type { VisitLimits } from "#gather/page/visit-limits.ts";
import { operateLaterViews } from "#gather/operating/views/operate-later-views.ts";
import { operateView } from "#gather/operating/operate-view.ts";
import { withValue } from "#gather/operating/join-facts.ts";
import type { WayToTry } from "#gather/page/in-page/operating/views/other-view.ts";

const NO_GATE = "The page could not be cut off from its server, so we did not operate it.";
/** Facts that only a page that is operated tells. */
export const OPERATED_FACTS = [
  CHOICES,
  SENT_FORMS,
  HOVER_CONTENTS,
  OPERATED_CONTROLS,
  TRIED_LISTS,
  TRIED_CALENDARS,
  GESTURES,
  POINTER_ACTS,
  TRIED_SLIDERS,
  FOLLOWED_LINKS,
  TEXTS_IN_USE,
  PASSING_MESSAGES,
  OPENED_STATES,
  ROWS_OF_SLIDES,
  TIMED_CHANGES,
  NARROW_OPENINGS,
];

/** Whether facts of an operated page say that there was no time for all of it. */
export function wasLeftForTime(facts: unknown): boolean {
  const { notTried }: { notTried?: unknown } = Object(facts);
  return Array.isArray(notTried) && notTried.some((left: NotTried) => left.reason === LATE);
}

export interface OperatingPlan {
  url: string;
  limits: VisitLimits;
  /** Components of the site that were operated on other pages. */
  tried: TriedComponents;
  /** Window of the visit; the usual one when absent. */
  usual?: Viewport;
  /** What brings nothing of it is not operated. */
  wants?: WantsFacts;
  /** Selectors of what takes turns by itself; nothing is known of that when absent. */
  turning?: string[];
  /** Shut while the page is operated; null where the context cannot be cut off. */
  gate: NetworkGate | null;
  /** Told how much longer the visit takes than others, before a later view of the page is operated. */
  takesLonger?: ((ms: number) => void) | undefined;
}

/**
 * Loads a page once more and operates it, cut off from every server: fields first, then what shows more when pointed
 * at, then controls, lists and gestures; and so the views that scripts show in its place. Must be the last to look at a page.
 */
export async function operatePage(
  tab: PageTab,
  {
    url,
    usual = USUAL_WINDOW,
    limits,
    tried,
    gate,
    turning = [],
    wants = wantedOf(),
    takesLonger,
  }: OperatingPlan,
): Promise<PageFacts> {
  if (!wants(...OPERATED_FACTS)) return {};
  if (gate === null) return await noneOf(OPERATED_FACTS, new PageTrouble(NO_GATE));
  const timers = new PageTimers(tab);
  const page = new OperatingTab(tab, url, {
    usual,
    limits,
    gate,
    ownChanges: new OwnChanges(turning),
    timers,
    until: Date.now() + limits.operateMs,
  });
  page.opened.isWanted = wants(OPENED_STATES);
  if (!wants(SENT_FORMS)) page.sentInside = null;
  try {
    await quietly(() => timers.watch());
    await page.load();
  } catch (error) {
    return await noneOf(OPERATED_FACTS, error);
  }
  const operating = { timers, tried, ask: askerFor(wants), wants };
  const inFront = await operateInFront(page);
  const found = await findAll(page, timers);
  const { ways, words } = await viewsOf(page);
  const first = withThoseInFront(await operateView(page, { ...operating, found }), inFront);
  if (words !== null && !page.isLate) tried.keepView(words, page.url);
  const { facts, last } = await operateLaterViews(page, first, { ...operating, ways, takesLonger });
  await leaveQuietly(last, timers);
  return facts;
}

interface Views {
  ways: WayToTry[];
  /** Words of the first one; null where they are not known. */
  words: string | null;
}

async function viewsOf(page: OperatingTab): Promise<Views> {
  try {
    return { ways: await page.call("waysToViews"), words: await page.call("wordsOfContent") };
  } catch (error) {
    if (!(error instanceof PageTrouble)) throw error;
    return { ways: [], words: null };
  }
}

type InFront = Awaited<ReturnType<typeof tryInside>>;

function withThoseInFront(facts: PageFacts, { tried, left }: InFront): PageFacts {
  return withValue(facts, OPERATED_CONTROLS, (operated) => ({
    ...operated,
    controls: [...tried, ...operated.controls],
    notTried: [...left, ...operated.notTried],
  }));
}

/** Operates what lies over all of a page as it was loaded, and takes it away. What is not there to be tried lies behind it. */
async function operateInFront(page: OperatingTab): Promise<InFront> {
  try {
    const layer = await page.call("layerInFront");
    if (layer === null) return { tried: [], left: [] };
    const inFront = await tryInside(page, { ...layer, open: async () => void (await untilLayerComes(page)) });
    await takeWayIn(page, layer);
    return inFront;
  } catch (error) {
    if (!(error instanceof PageTrouble)) throw error;
    page.spoil();
    return { tried: [], left: [] };
  }
}

async function leaveQuietly(page: OperatingTab, timers: PageTimers): Promise<void> {
  await quietly(() => timers.end());
  await quietly(() => page.leave());
}

/**
 * A page that hangs or is gone by now costs nothing of what was seen of it; its tab is closed or cleaned next. What is not
 * watched says so once it is asked.
 */
async function quietly(attempt: () => Promise<void>): Promise<void> {
  try {
    await attempt();
  } catch {
    // Said by whatever is asked next.
  }
}

async function noneOf(probes: readonly Probe<unknown>[], error: unknown): Promise<PageFacts> {
  const parts = await Promise.all(probes.map((probe) => answerTo(probe, () => Promise.reject(error))));
  return Object.assign({}, ...parts) as PageFacts;
}
