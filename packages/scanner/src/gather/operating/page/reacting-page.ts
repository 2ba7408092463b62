import { HandsOnPage } from "#gather/operating/page/hands-on-page.ts";
import type { Effect } from "#gather/operating/controls/effect-facts.ts";
import type { HeldNetwork } from "#gather/operating/page/held-network.ts";
import type { OperatedPage } from "#gather/operating/page/operated-page.ts";
import type { PageTimers } from "#gather/operating/timers/page-timers.ts";
import type { OperatingInPage } from "#gather/page/in-page/operating/operating.ts";
import type { Settled } from "#gather/page/in-page/operating/page/settled.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";

/** Time in which a page has drawn what it does at once. */
const SOON_MS = 60;
/** Time in which a page shows that it reacts, and in which what it began must end. */
const REACTS_MS = 120;
const ENDS_MS = 1500;
const MOST_AT_ONCE_MS = 1500;
const FOCUS_MS = 30;

/** A page whose reactions are waited for and told. */
export abstract class ReactingPage extends HandsOnPage implements OperatedPage {
  abstract readonly isLate: boolean;
  protected abstract readonly timers: PageTimers;
  /** Null while the page is not cut off from every server. */
  protected abstract readonly network: HeldNetwork | null;
  /** Moment of the page's clock just before something was done last. */
  #doneSince = 0;

  /** Calls one of our functions in the page; the functions return what they declare. */
  async call<Name extends keyof OperatingInPage>(
    name: Name,
    ...args: Parameters<OperatingInPage[Name]>
  ): Promise<Awaited<ReturnType<OperatingInPage[Name]>>> {
    await this.asLoaded();
    const list = args.map((argument) => JSON.stringify(argument)).join(", ");
    const value = await this.tab.evaluate(`operating.${name}(${list})`, this.limits.readMs);
    return asDeclared<Awaited<ReturnType<OperatingInPage[Name]>>>(value);
  }

  /**
   * Waits until the page has reacted: so long, and until it rests; less long where nothing that it has set for later, or
   * asked for, comes within that time.
   */
  async rest(leastMs = REACTS_MS): Promise<void> {
    const until = Date.now() + Math.max(ENDS_MS, 2 * leastMs);
    let { had, ranUntil } = await this.#restFor(Math.min(leastMs, SOON_MS));
    for (let leftMs = leastMs - had; leftMs > 0 && Date.now() < until; leftMs -= had) {
      const mayReact =
        this.network?.mayAnswer !== false || (await this.timers.isAnythingDue(ranUntil, leftMs));
      if (!mayReact) return;
      // One call may not take as long as a page has for an answer.
      ({ had, ranUntil } = await this.#restFor(Math.min(leftMs, MOST_AT_ONCE_MS)));
    }
  }

  /** Whether what is tried asked for something that only a server could answer. */
  get lacksAnswer(): boolean {
    return this.network?.lacksAnswer === true;
  }

  /** Whether what is tried led elsewhere or asked something in a message of the browser's, so far. */
  get hasLedOn(): boolean {
    return this.network?.hasAttempted === true;
  }

  /** Whether anything may yet change by itself within some time: by a script that is set for then, an answer or a movement that ends. */
  async mayChangeWithin(ms: number): Promise<boolean> {
    if (ms <= 0) return false;
    if (this.network?.mayAnswer !== false) return true;
    const { now, mayEnd } = await this.call("comesToEnd");
    // What was due a moment ago may come late.
    return mayEnd || (await this.timers.isAnythingDue(now - ENDS_MS, ms + ENDS_MS));
  }

  /**
   * Whether a script runs within some time that was set for at least so long since what was done last; not where the page
   * does not say so.
   */
  async isScriptDue(withinMs: number, leastMs: number): Promise<boolean> {
    const { now } = await this.call("comesToEnd");
    return await this.timers.isAnyRareDue(now, withinMs, leastMs, this.#doneSince);
  }

  async #restFor(leastMs: number): Promise<Settled> {
    return await this.call("settled", leastMs, Math.max(ENDS_MS, 2 * leastMs));
  }

  /** Gives the focus to what was taken up; whether it took it. */
  async focus(): Promise<boolean> {
    const isFocused = await this.call("focusIt");
    if (isFocused) await this.rest(FOCUS_MS);
    return isFocused;
  }

  /** What comes of doing something, once the page rests again. */
  async effectOf(operate: () => Promise<void>, leastMs = REACTS_MS): Promise<Effect> {
    this.#doneSince = await this.call("look");
    this.network?.beginTrial();
    await operate();
    return await this.effectAfter(leastMs);
  }

  /** What comes of what was done last within some more time. */
  async effectAfter(leastMs: number): Promise<Effect> {
    await this.rest(leastMs);
    const seen = await this.call("effect");
    return { ...seen, ...(this.network?.attempts() ?? { left: [], asked: 0 }) };
  }

  /** What scripts have set to come once, each wait in milliseconds; none where the page does not say so. */
  async waits(): Promise<number[]> {
    try {
      return (await this.timers.list()).soon.map(({ ms }) => ms);
    } catch (error) {
      if (!(error instanceof PageTrouble)) throw error;
      return [];
    }
  }
}

/** Our functions in the page are declared in {@link OperatingInPage} and run in a world the page cannot change. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the one place where JSON gets its type back
function asDeclared<T>(value: unknown): T {
  return value as T;
}
