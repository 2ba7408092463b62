import { randomBytes } from "node:crypto";

import { callSource, inPage } from "#gather/page/in-page-scripts/in-page-module.ts";
import type { Countdown } from "#gather/page/in-page/operating/timers/countdowns.ts";
import type { SetTimer } from "#gather/page/in-page/timers/hooked-timers.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";

const HOOK = inPage(
  new URL("../../page/in-page/timers/timer-hook.ts", import.meta.url),
  () => import("#gather/page/in-page/timers/timer-hook.ts"),
);
/** All that a page is asked by, again and again: what hooks its timers is several times as long. */
const HOOKED = inPage(
  new URL("../../page/in-page/timers/hooked-timers.ts", import.meta.url),
  () => import("#gather/page/in-page/timers/hooked-timers.ts"),
);
const LIMIT_MS = 3000;
/** Shorter waits are no time to do anything in. */
const LONG_MS = 20_000;
const LATE = "The page took too long to say what it does later.";
const KEPT = "The page kept us from seeing what it does later.";

/** What a page has set for later. */
export interface SetTimers {
  /** What is set for so long that people may be at something by then; the soonest first, each wait once. */
  timers: SetTimer[];
  /** What comes once, and sooner. */
  soon: SetTimer[];
  /** Whether anything comes again and again meanwhile, which may warn of it. */
  ticks: boolean;
  /** Whether anything comes about once a second, which may count them. */
  counts: boolean;
}

/** What comes later on a page, as it says or shows it. */
export interface ComingLater extends Omit<SetTimers, "counts"> {
  countdowns: Countdown[];
}

/** What scripts of the pages in a tab have set for later. */
export class PageTimers {
  readonly #tab: PageTab;
  /** Another name each time: a page cannot guess it. */
  readonly #name = `t${randomBytes(8).toString("hex")}`;
  #script: string | null = null;

  constructor(tab: PageTab) {
    this.#tab = tab;
  }

  /** Watches the pages that are loaded from now on, until {@link end}. */
  async watch(): Promise<void> {
    const source = callSource(HOOK, "hookTimers", this.#name);
    const added = this.#tab.session.send("Page.addScriptToEvaluateOnNewDocument", { source });
    this.#script = (await this.#tab.race(added, LIMIT_MS, LATE)).identifier;
  }

  async end(): Promise<void> {
    const identifier = this.#script;
    this.#script = null;
    if (identifier === null) return;
    const removed = this.#tab.session.send("Page.removeScriptToEvaluateOnNewDocument", { identifier });
    await this.#tab.race(removed, LIMIT_MS, LATE);
  }

  /**
   * What is set for later on the page now.
   *
   * @throws PageTrouble where the page is not watched, or does not let itself be asked
   */
  async list(): Promise<SetTimers> {
    const answer = await this.#ask(callSource(HOOKED, "tellTimers", this.#name));
    if (typeof answer !== "string" || !/^(?:\d+(?:\.\d+)?,){1,21}\d+$/.test(answer))
      throw new PageTrouble(KEPT);
    const numbers = answer.split(",").map(Number);
    const waits = new Set(numbers.slice(0, -2));
    const all = [...waits].toSorted((one, other) => one - other).map((ms) => ({ ms }));
    return {
      timers: all.filter(({ ms }) => ms >= LONG_MS),
      soon: all.filter(({ ms }) => ms < LONG_MS),
      ticks: numbers.at(-2) !== 0,
      counts: numbers.at(-1) !== 0,
    };
  }

  /** Has what is set for so many milliseconds run at once. */
  async run({ ms }: SetTimer): Promise<void> {
    await this.#ask(`${callSource(HOOKED, "runTimers", this.#name, String(ms))};void 0`);
  }

  /** Keeps from coming by itself what is set for so many milliseconds; {@link run} still has it come. */
  async hold({ ms }: SetTimer): Promise<void> {
    await this.#ask(`${callSource(HOOKED, "holdTimers", this.#name, String(ms))};void 0`);
  }

  /** Lets so many seconds go by at once for what counts them; also for what comes again within a minute where that is asked for. */
  async pass(seconds: number, { withSlow = false } = {}): Promise<void> {
    const slow = withSlow ? ["slow"] : [];
    await this.#ask(`${callSource(HOOKED, "passSeconds", this.#name, String(seconds), ...slow)};void 0`);
  }

  /**
   * What goes round once a second or less often when a page has loaded goes by itself: it comes of nothing that is done. What
   * goes round in each frame reacts at once, if at all.
   */
  async passOverClocks(): Promise<void> {
    await this.#ask(`${callSource(HOOKED, "passOverClocks", this.#name)};void 0`);
  }

  /**
   * Whether a script runs, or one asked for the next frame or idle moment, within some time; also where the page does not say so.
   *
   * @param after moment of the page's clock, up to which all that was set for earlier has run
   */
  async isAnythingDue(after: number, withinMs: number): Promise<boolean> {
    const until = after + withinMs;
    return (
      (await this.#ask(callSource(HOOKED, "areTimersDue", this.#name, String(after), String(until)))) !==
      false
    );
  }

  /**
   * Whether a script that was set for at least so long runs within some time; not where the page does not say so.
   *
   * @param after moment of the page's clock
   * @param since moment of the page's clock; what was set earlier doesn't count
   */
  async isAnyRareDue(after: number, withinMs: number, leastMs: number, since = 0): Promise<boolean> {
    const times = [after, after + withinMs, leastMs, since].map(String);
    return (await this.#ask(callSource(HOOKED, "areRareTimersDue", this.#name, ...times))) === true;
  }

  /** In the page's own world, where its timers are. */
  async #ask(expression: string): Promise<unknown> {
    const asked = this.#tab.session.send("Runtime.evaluate", { expression, returnByValue: true });
    return (await this.#tab.race(asked, LIMIT_MS, LATE)).result.value;
  }
}
