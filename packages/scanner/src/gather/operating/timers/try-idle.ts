import { listenedEvents } from "#gather/examining/listened-events.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import type { PageTimers } from "#gather/operating/timers/page-timers.ts";
import type { IdleChange } from "#gather/operating/timers/timer-facts.ts";
import { changeAfter } from "#gather/operating/timers/try-timer.ts";

const KEYS = ["keydown", "keypress", "keyup"];
const POINTER = [
  "mousemove",
  "pointermove",
  "mousedown",
  "pointerdown",
  "touchstart",
  "click",
  "scroll",
  "wheel",
];
/** Less than people must be warned before. */
const STEP_SECONDS = 15;
/** Most pages end earlier what nobody is at. */
const MOST_SECONDS = 30 * 60;

/**
 * Whether a page listens, as a whole, to keys and to the pointer, as one does that ends what nobody is at.
 *
 * @throws PageTrouble where the page does not let itself be asked
 */
export async function listensForActivity(page: OperatingTab): Promise<boolean> {
  const heard = await listenedEvents(page.tab, page.limits.readMs);
  return KEYS.some((key) => heard.has(key)) && POINTER.some((name) => heard.has(name));
}

/**
 * Lets time go by in which nobody does anything, on a page that looks after that again and again, until something comes of
 * it. Null where nothing does. Spoils the page.
 */
export async function tryIdle(page: OperatingTab, timers: PageTimers): Promise<IdleChange | null> {
  await page.load();
  let seconds = 0;
  let saidAt = 0;
  let said = "";
  let saidBefore = "";
  const change = await changeAfter(
    page,
    async () => {
      while (seconds < MOST_SECONDS && !page.isLate) {
        await timers.pass(STEP_SECONDS, { withSlow: true });
        seconds += STEP_SECONDS;
        if (await hasCome(page)) return;
        const words = await page.call("wordsThatCame");
        if (words === said) continue;
        saidBefore ||= words;
        said = words;
        saidAt = seconds;
      }
      seconds = saidAt;
    },
    async () => {
      const words = await page.call("wordsThatCame");
      return words === "" ? {} : { said: words };
    },
  );
  if (change === null) return null;
  const { left, asks, losesEntry } = change;
  if (left.length === 0 && !asks && losesEntry !== true && change.said === undefined) return null;
  return { ms: seconds * 1000, ...change, ...(saidBefore === "" ? {} : { saidBefore }) };
}

async function hasCome(page: OperatingTab): Promise<boolean> {
  return page.hasLedOn || (await page.call("isEntryLost")) || (await page.call("offersControls"));
}
