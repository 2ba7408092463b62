import { setTimeout as delay } from "node:timers/promises";

import type { PageEvidence } from "#evidence/page.ts";
import type { Frontier } from "#plan/frontier.ts";

export interface CrawlOptions {
  frontier: Frontier;
  /** @param goesOn to be called once the page has been read and is examined for long */
  visit(url: string, goesOn: () => void): Promise<PageEvidence>;
  /** Addresses a page leads to that are to be followed. */
  linksOf(page: PageEvidence): string[];
  sideBySide: number;
  /** Whether the machine bears one page more, asked while others are examined for long; never where absent. */
  hasRoom?: () => boolean;
  /** Milliseconds between the starts of two visits, as robots.txt asks; visits are then made one by one. */
  crawlDelayMs: number;
  /** A visit that began before, of a page that is examined for long: it takes up one of those side by side. */
  underWay?: Promise<unknown>;
  signal?: AbortSignal | undefined;
}

/** Pages that are examined for long wait more than they work: for so many of them, others are visited meanwhile. */
const MOST_BESIDE = 2;
const ASK_ROOM_MS = 500;

/**
 * Visits pages until the frontier is empty or the scan is stopped; what pages lead to is added as it is found.
 *
 * @returns the pages in the order their visits began
 */
export async function crawl(options: CrawlOptions): Promise<PageEvidence[]> {
  const pages: (PageEvidence | null)[] = [];
  const lanes = new Lanes(options);
  const start = (url: string): void => {
    const index = pages.push(null) - 1;
    lanes.add(async (goesOn) => {
      pages[index] = await visitOne(url, options, goesOn);
    });
  };
  for (;;) {
    const url = lanes.areFree && options.signal?.aborted !== true ? options.frontier.next() : null;
    if (url !== null) {
      await pause(options);
      start(url);
    } else if (lanes.areBusy) {
      await lanes.change();
    } else {
      return pages.filter((page) => page !== null);
    }
  }
}

/** Visits under way. */
class Lanes {
  readonly #usual: number;
  readonly #hasRoom: () => boolean;
  readonly #underWay = new Set<Promise<void>>();
  /** Those of them that are examined for long. */
  readonly #long = new Set<Promise<void>>();

  constructor({ sideBySide, crawlDelayMs, hasRoom = () => false, underWay }: CrawlOptions) {
    this.#usual = crawlDelayMs > 0 ? 1 : sideBySide;
    this.#hasRoom = crawlDelayMs > 0 ? () => false : hasRoom;
    if (underWay === undefined) return;
    this.add(async (goesOn) => {
      goesOn();
      await underWay;
    });
  }

  get areBusy(): boolean {
    return this.#underWay.size > 0;
  }

  get areFree(): boolean {
    const { size } = this.#underWay;
    return size < this.#usual || (size < this.#most && this.#hasRoom());
  }

  get #most(): number {
    return this.#usual + Math.min(this.#long.size, MOST_BESIDE);
  }

  add(work: (goesOn: () => void) => Promise<void>): void {
    const began = Promise.withResolvers<void>();
    const visit: Promise<void> = began.promise
      .then(() => work(() => this.#long.add(visit)))
      .finally(() => {
        this.#underWay.delete(visit);
        this.#long.delete(visit);
      });
    this.#underWay.add(visit);
    began.resolve();
  }

  /** Until a visit ends, or there may be room for another. */
  async change(): Promise<void> {
    const timer = new AbortController();
    const later = delay(ASK_ROOM_MS, undefined, { signal: timer.signal }).catch(() => undefined);
    try {
      await Promise.race([...this.#underWay, later]);
    } finally {
      timer.abort();
    }
  }
}

async function visitOne(url: string, options: CrawlOptions, goesOn: () => void): Promise<PageEvidence> {
  const page = await options.visit(url, goesOn);
  options.frontier.markVisited(page.finalUrl);
  options.frontier.add(options.linksOf(page));
  return page;
}

async function pause({ crawlDelayMs, signal }: CrawlOptions): Promise<void> {
  if (crawlDelayMs === 0) return;
  await delay(crawlDelayMs, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
}
