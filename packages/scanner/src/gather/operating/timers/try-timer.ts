import type { PageTimers } from "#gather/operating/timers/page-timers.ts";
import type { Effect } from "#gather/operating/controls/effect-facts.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import type { BegunLimit } from "#gather/operating/timers/begun-limits.ts";
import type { BegunChange, EndedCountdown, TimedChange } from "#gather/operating/timers/timer-facts.ts";
import type { Countdown } from "#gather/page/in-page/operating/timers/countdowns.ts";
import type { SetTimer } from "#gather/page/in-page/timers/hooked-timers.ts";

/** Time for what a timer begins. */
const COMES_MS = 600;
/** People must be warned earlier than that. */
const LAST_SECONDS = 15;
const MOST_NAMES = 60;
const SECOND = 1000;
/** A page may wait until its clock stands below zero. */
const PAST_END_SECONDS = 5;

/** Has something that the page does later come at once. Null where it is no longer set. Spoils the page. */
export async function tryTimer(
  page: OperatingTab,
  timers: PageTimers,
  timer: SetTimer,
): Promise<TimedChange | null> {
  await page.load();
  const { timers: set, soon } = await timers.list();
  if (![...set, ...soon].some(({ ms }) => ms === timer.ms)) return null;
  let ranDown: number | null = null;
  const known = new Set((await page.call("countdowns")).map(({ element }) => element.selector));
  const change = await changeAfter(
    page,
    async () => {
      await timers.run(timer);
      ranDown = await runDown(page, timers, { known, waits: new Set(soon.map(({ ms }) => ms)) });
    },
    async () => ({ ...(await saidThen(page)), ...(ranDown === null ? {} : { ranDown }) }),
  );
  return change === null ? null : { ms: timer.ms, ...change };
}

interface AtFirst {
  /** Times that the page showed already. */
  known: ReadonlySet<string>;
  /** What was set for soon already; milliseconds. */
  waits: ReadonlySet<number>;
}

/** Lets a time run down that came with a warning, shown or not: of how many seconds; null where none came. */
async function runDown(
  page: OperatingTab,
  timers: PageTimers,
  { known, waits }: AtFirst,
): Promise<number | null> {
  await page.rest(COMES_MS);
  const came = (await page.call("countdowns")).find(({ element }) => !known.has(element.selector));
  if (came !== undefined) {
    await timers.pass(came.seconds + PAST_END_SECONDS);
    return came.seconds;
  }
  const then = (await timers.list()).soon.find(({ ms }) => !waits.has(ms));
  if (then === undefined) return null;
  await timers.run(then);
  return Math.round(then.ms / SECOND);
}

/** Lets a time that the page shows run down at once. Null where the page cannot be watched. Spoils the page. */
export async function tryCountdown(
  page: OperatingTab,
  timers: PageTimers,
  { seconds, text, element }: Countdown,
): Promise<EndedCountdown | null> {
  await page.load();
  const left = Math.min(seconds, LAST_SECONDS);
  const before = await offersBefore(page, timers, seconds - left);
  const change = await changeAfter(
    page,
    () => timers.pass(left + PAST_END_SECONDS),
    async () => {
      const raised = await page.call("raisedSum");
      return {
        ...before,
        ...(await saidThen(page)),
        ...((await page.call("takesControls")) ? { takesControls: true as const } : {}),
        ...(raised === null ? {} : { raised }),
      };
    },
  );
  return change === null ? null : { ms: seconds * 1000, text, element, ...change };
}

/** What the page offers when it is nearly over: whether something to use came, and what all there is to press is called. */
async function offersBefore(
  page: OperatingTab,
  timers: PageTimers,
  seconds: number,
): Promise<Pick<EndedCountdown, "warns" | "offers">> {
  if (!(await page.call("begin", "body"))) return {};
  await page.effectOf(() => timers.pass(seconds), COMES_MS);
  const warns = (await page.call("offersControls")) ? { warns: true as const } : {};
  const names = (await page.call("controls")).map(({ name }) => name).filter((name) => name !== "");
  return { ...warns, offers: names.slice(0, MOST_NAMES) };
}

/** Begins a time limit, and has it end at once. Null where it did not begin again. Spoils the page. */
export async function tryBegun(
  page: OperatingTab,
  timers: PageTimers,
  limit: BegunLimit,
): Promise<BegunChange | null> {
  await page.load();
  await limit.open();
  const { timers: set, soon } = await timers.list();
  const timer = limit.timers.find(({ ms }) => [...set, ...soon].some((one) => one.ms === ms));
  const countdown = (await page.call("countdowns")).toSorted((one, other) => one.seconds - other.seconds)[0];
  const ms = timer?.ms ?? (countdown === undefined ? null : countdown.seconds * 1000);
  if (ms === null) return null;
  const run = (): Promise<void> =>
    timer === undefined ? timers.pass(ms / 1000 + PAST_END_SECONDS) : timers.run(timer);
  const change = await changeAfter(page, run, async ({ shown, texts }) => {
    const takesControls = await page.call("takesControls");
    const said = [...shown, ...texts].map(({ snippet }) => snippet.replaceAll(/<[^>]*>/g, " ").trim());
    return { ...(takesControls ? { takesControls } : {}), said: said.join(" ") };
  });
  return change === null ? null : { ms, name: limit.name, element: limit.element, ...change };
}

async function saidThen(page: OperatingTab): Promise<Pick<TimedChange, "said">> {
  const said = await page.call("wordsThatCame");
  return said === "" ? {} : { said };
}

export async function changeAfter<More extends object>(
  page: OperatingTab,
  run: () => Promise<void>,
  askMore: (effect: Effect) => Promise<More>,
): Promise<(Omit<TimedChange, "ms"> & More) | null> {
  if (!(await page.call("begin", "body"))) return null;
  const fields = await page.call("seenFields");
  const isFilledIn = await page.call("leaveEntry");
  const effect = await page.effectOf(run, COMES_MS);
  const { left, asked, shown } = effect;
  const asks = asked > 0 || (await page.call("offersControls"));
  const fieldsLost = fields - Math.min(fields, await page.call("seenFields"));
  const losesEntry = isFilledIn && (await page.call("isEntryLost"));
  const more = await askMore(effect);
  const [first] = left;
  page.spoil();
  return {
    left,
    reloads: first?.replace(/#.*$/, "") === page.url,
    asks,
    shows: shown.length > 0,
    fields,
    fieldsLost,
    ...(losesEntry ? { losesEntry } : {}),
    ...more,
  };
}
