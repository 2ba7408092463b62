import type { OperatedPage } from "#gather/operating/page/operated-page.ts";
import type { RestlessPlaces } from "#gather/page/in-page/operating/page/restless.ts";
import { QUIET_AGAIN_MS, QUIET_MS, settle } from "#gather/page/settle.ts";

/** Time in which what changes by itself is learned, after the first load of each window, and after further ones where it is too much to be told. */
const RESTLESS_MS = 700;
const RESTLESS_AGAIN_MS = 150;
/** Time for a page that never rests to become what it is to be, once it was loaded before. */
const RESTLESS_SETTLE_MS = 700;

/** What changes on a page by itself, and so is no effect of what is operated. */
export class OwnChanges {
  /** Selectors, as others have seen them. */
  readonly #turning: string[];
  /** Where anything changed on the first load; null before, and where it was in too many places. */
  #restless: RestlessPlaces | null = null;
  #hasLearned = false;
  /** Whether the page came to rest on the first load, and the texts that ran on it for a while. */
  #rests = true;
  #running: string[] = [];

  constructor(turning: readonly string[]) {
    this.#turning = [...turning];
  }

  /** The same for another view of the page, where other places may change. */
  ofView(): OwnChanges {
    const view = new OwnChanges(this.#turning);
    view.#rests = this.#rests;
    view.#running = this.#running;
    return view;
  }

  /** Settles a page. What ran or never rested on the first load is not waited for on the further ones. */
  async settle({ tab, limits }: OperatedPage, isFirstLoad: boolean): Promise<void> {
    if (isFirstLoad) {
      this.#rests = await settle(tab, limits, Date.now());
      this.#running = await tab.call("textsThatRan", limits.readMs, [QUIET_MS]);
      return;
    }
    const settleMs = Math.min(limits.settleMs, this.#rests ? Infinity : RESTLESS_SETTLE_MS);
    await settle(tab, { ...limits, settleMs }, Date.now(), {
      quietMs: QUIET_AGAIN_MS,
      butForTexts: this.#running.length > 0,
    });
  }

  /** What changed for long enough when the page was loaded first is taken for what changes from then on. */
  async learn(page: OperatedPage): Promise<void> {
    if (this.#restless !== null) await page.call("takeAsBefore", this.#restless);
    else {
      await page.call("learnRestless", this.#hasLearned ? RESTLESS_AGAIN_MS : RESTLESS_MS);
      this.#hasLearned = true;
      this.#restless = await page.call("restlessPlaces");
    }
  }

  /** Forgets where anything changed, as for a window of another width. @returns what restores it */
  learnAnew(): () => void {
    const restless = this.#restless;
    this.#restless = null;
    this.#hasLearned = false;
    return () => {
      this.#restless = restless;
      this.#hasLearned = true;
    };
  }

  /** Tells a page that was just loaded what others have seen, and what ran. */
  async tell(page: OperatedPage): Promise<void> {
    const turning = [...this.#turning, ...this.#running];
    if (turning.length > 0) await page.call("noteTurning", turning);
  }

  /** Adds what was seen to change, now and after each load. */
  async add(page: OperatedPage, selectors: readonly string[]): Promise<void> {
    if (selectors.length === 0) return;
    this.#turning.push(...selectors);
    await page.call("noteTurning", [...selectors]);
  }
}
