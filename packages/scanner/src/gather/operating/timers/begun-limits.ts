import type { ElementRef } from "#evidence/document.ts";
import type { OperatedPage } from "#gather/operating/page/operated-page.ts";
import type { PageTimers, SetTimers } from "#gather/operating/timers/page-timers.ts";
import type { Countdown } from "#gather/page/in-page/operating/timers/countdowns.ts";
import type { SetTimer } from "#gather/page/in-page/timers/hooked-timers.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";

/** Something that a page sets for later, or counts down, once something is pressed. */
export interface BegunLimit {
  /** Presses it on a page as it was loaded. */
  open: () => Promise<void>;
  /** What is pressed, and what it is called. */
  element: ElementRef;
  name: string;
  timers: readonly SetTimer[];
  countdowns: readonly Countdown[];
}

/** Shorter ones are for messages and movements. */
const LEAST_MS = 10_000;
const MOST_LIMITS = 6;

/** Time limits that begin when something is pressed, as they are met while a page is operated. */
export class BegunLimits {
  readonly #timers: PageTimers;
  readonly #found: BegunLimit[] = [];
  /** What is set for later without anything pressed; null where that is not known. */
  #atLoad: SetTimers | null = null;

  constructor(timers: PageTimers) {
    this.#timers = timers;
  }

  /** Waits that the page sets without anything pressed. */
  get waitsAtLoad(): ReadonlySet<number> {
    const { timers = [], soon = [] } = this.#atLoad ?? {};
    return new Set([...timers, ...soon].map(({ ms }) => ms));
  }

  list(): readonly BegunLimit[] {
    return this.#found;
  }

  /** Notes what the page has set when nothing was pressed yet. */
  noteAtLoad(set: SetTimers): void {
    this.#atLoad = set;
  }

  /** Looks whether what was just pressed has begun anything that ends later. */
  async note(page: OperatedPage, begun: Pick<BegunLimit, "open" | "name" | "element">): Promise<void> {
    const atLoad = this.#atLoad;
    if (atLoad === null || this.#found.length >= MOST_LIMITS || this.#isKnown(begun.element)) return;
    const now = await this.#now();
    if (now === null) return;
    const known = this.waitsAtLoad;
    const timers = [...now.soon, ...now.timers].filter(({ ms }) => ms >= LEAST_MS && !known.has(ms));
    const countdowns = now.counts && !atLoad.counts ? await page.call("countdowns") : [];
    if (timers.length + countdowns.length > 0) this.#found.push({ ...begun, timers, countdowns });
  }

  #isKnown({ selector }: ElementRef): boolean {
    return this.#found.some(({ element }) => element.selector === selector);
  }

  async #now(): Promise<SetTimers | null> {
    try {
      return await this.#timers.list();
    } catch (error) {
      if (!(error instanceof PageTrouble)) throw error;
      return null;
    }
  }
}
