import type { Found } from "#gather/operating/find-all.ts";
import type { OperatedControls } from "#gather/operating/controls/control-facts.ts";
import { each } from "#gather/operating/controls/try-each.ts";
import type { NotTried } from "#gather/operating/not-tried.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import type { ComingLater, PageTimers } from "#gather/operating/timers/page-timers.ts";
import type { BegunChange, IdleChange, TimedChanges } from "#gather/operating/timers/timer-facts.ts";
import { listensForActivity, tryIdle } from "#gather/operating/timers/try-idle.ts";
import { tryLateComer } from "#gather/operating/timers/try-late-comer.ts";
import { tryBegun, tryCountdown, tryTimer } from "#gather/operating/timers/try-timer.ts";
import type { SetTimer } from "#gather/page/in-page/timers/hooked-timers.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";

const MOST_TIMERS = 3;
const MOST_BEGUN = 2;
const MOST_COUNTDOWNS = 2;
const MOST_COMERS = 3;
const MOST_SHORT = 2;
/** Shorter waits are for messages and movements, whatever a page listens to. */
const LEAST_IDLE_MS = 5000;
/** What comes again more rarely looks after nothing. */
const MOST_BETWEEN_MS = 60_000;

/** Has what comes by itself within some seconds come at once, before controls are operated. */
export async function operateLateComers(
  page: OperatingTab,
  watch: PageTimers,
  found: Found,
): Promise<Pick<OperatedControls, "comers" | "boxesThatCame" | "notices" | "notTried">> {
  let soon: readonly SetTimer[];
  try {
    ({ soon } = await found.timers());
  } catch (error) {
    if (!(error instanceof PageTrouble)) throw error;
    return { notTried: [{ count: 1, reason: error.message }] };
  }
  const { done, notTried } = await each(page, soon.slice(0, MOST_COMERS), {
    most: MOST_COMERS,
    attempt: (timer) => tryLateComer(page, watch, timer),
  });
  const comers = done.flatMap(({ dialog }) => dialog ?? []);
  const boxesThatCame = done.flatMap(({ box }) => box ?? []);
  const notices = done.flatMap((one) => (one.dialog === null ? one.notices : []));
  return {
    notTried,
    ...(comers.length === 0 ? {} : { comers }),
    ...(boxesThatCame.length === 0 ? {} : { boxesThatCame }),
    ...(notices.length === 0 ? {} : { notices }),
  };
}

/** Has come at once what the page does later; each wait once. */
export async function operateTimers(
  page: OperatingTab,
  watch: PageTimers,
  { timers, soon, ticks, countdowns }: ComingLater,
): Promise<TimedChanges> {
  const { done, notTried } = await each(page, timers, {
    most: MOST_TIMERS,
    attempt: (timer) => tryTimer(page, watch, timer),
  });
  const ranDown = await each(page, countdowns.slice(0, MOST_COUNTDOWNS), {
    most: MOST_COUNTDOWNS,
    attempt: (countdown) => tryCountdown(page, watch, countdown),
  });
  const idle = await operateIdle(page, watch, {
    soon,
    looksAgain: ticks || timers.some(({ ms }) => ms <= MOST_BETWEEN_MS),
  });
  return {
    changes: [...done, ...idle.done],
    ticks,
    notTried: [...notTried, ...ranDown.notTried, ...idle.notTried],
    ...(ranDown.done.length === 0 ? {} : { countdowns: ranDown.done }),
    ...(idle.changes[0] === undefined ? {} : { idle: idle.changes[0] }),
  };
}

interface TriedIdle {
  done: TimedChanges["changes"];
  changes: IdleChange[];
  notTried: NotTried[];
}

/** Does nothing for a while on a page that listens to whether people do anything; what it sets for soon comes at once. */
async function operateIdle(
  page: OperatingTab,
  watch: PageTimers,
  { soon, looksAgain }: Pick<ComingLater, "soon"> & { looksAgain: boolean },
): Promise<TriedIdle> {
  const short = soon.filter(({ ms }) => ms >= LEAST_IDLE_MS).slice(0, MOST_SHORT);
  const mayEnd = page.firstView === null && (looksAgain || short.length > 0);
  const nothing: TriedIdle = { done: [], changes: [], notTried: [] };
  if (!mayEnd) return nothing;
  try {
    if (!(await listensForActivity(page))) return nothing;
  } catch (error) {
    if (!(error instanceof PageTrouble)) throw error;
    return { ...nothing, notTried: [{ count: 1, reason: error.message }] };
  }
  const { done, notTried } = await each(page, short, {
    most: MOST_SHORT,
    attempt: (timer) => tryTimer(page, watch, timer),
  });
  const ticking = await each(page, looksAgain ? [watch] : [], {
    most: 1,
    attempt: (timers) => tryIdle(page, timers),
  });
  return { done, changes: ticking.done, notTried: [...notTried, ...ticking.notTried] };
}

/** Time limits that what was pressed has begun. */
export async function operateBegun(
  page: OperatingTab,
  watch: PageTimers,
): Promise<{ done: BegunChange[]; notTried: NotTried[] }> {
  return await each(page, page.begun.list(), {
    most: MOST_BEGUN,
    attempt: (limit) => tryBegun(page, watch, limit),
  });
}
