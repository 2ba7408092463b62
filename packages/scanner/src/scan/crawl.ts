import { setTimeout as delay } from "node:timers/promises";

import type { PageEvidence } from "#evidence/page.ts";
import type { Frontier } from "#plan/frontier.ts";

export interface CrawlOptions {
  frontier: Frontier;
  visit(url: string): Promise<PageEvidence>;
  /** Addresses a page leads to that are to be followed. */
  linksOf(page: PageEvidence): string[];
  sideBySide: number;
  /** Milliseconds between the starts of two visits, as robots.txt asks; visits are then made one by one. */
  crawlDelayMs: number;
  /** A visit that began before: it takes up one of those side by side until it ends. */
  underWay?: Promise<unknown>;
  signal?: AbortSignal | undefined;
}

/**
 * Visits pages until the frontier is empty or the scan is stopped; what pages lead to is added as it is found.
 *
 * @returns the pages in the order their visits began
 */
export async function crawl(options: CrawlOptions): Promise<PageEvidence[]> {
  const pages: (PageEvidence | null)[] = [];
  const underWay = new Set<Promise<unknown>>();
  const lanes = options.crawlDelayMs > 0 ? 1 : options.sideBySide;
  const { underWay: before } = options;
  if (before !== undefined) {
    const ending: Promise<unknown> = before.finally(() => underWay.delete(ending));
    underWay.add(ending);
  }
  const start = (url: string): void => {
    const index = pages.push(null) - 1;
    const visit = visitOne(url, options).then((page) => {
      pages[index] = page;
      underWay.delete(visit);
    });
    underWay.add(visit);
  };
  for (;;) {
    const url = underWay.size < lanes && options.signal?.aborted !== true ? options.frontier.next() : null;
    if (url !== null) {
      await pause(options);
      start(url);
    } else if (underWay.size > 0) {
      await Promise.race(underWay);
    } else {
      return pages.filter((page) => page !== null);
    }
  }
}

async function visitOne(url: string, options: CrawlOptions): Promise<PageEvidence> {
  const page = await options.visit(url);
  options.frontier.markVisited(page.finalUrl);
  options.frontier.add(options.linksOf(page));
  return page;
}

async function pause({ crawlDelayMs, signal }: CrawlOptions): Promise<void> {
  if (crawlDelayMs === 0) return;
  await delay(crawlDelayMs, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
}
