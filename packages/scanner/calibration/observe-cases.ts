import { launchBrowser } from "#browser/launch.ts";
import type { EngineReport } from "#evidence.ts";
import { visitPage } from "#gather/page/visit-page.ts";

import type { LabelledCase } from "./labelled-cases.ts";

/** What each engine said of a labeled case. */
export interface ObservedCase {
  labelled: LabelledCase;
  reports: EngineReport[];
  /** Why the page or an engine could not be asked. */
  troubles: string[];
}

const PAGES_AT_ONCE = 2;

/** Visits every case as a key page, with all engines on. */
export async function observeCases(
  cases: readonly LabelledCase[],
  origin: string,
  onProgress: (done: number) => void,
): Promise<ObservedCase[]> {
  const browser = await launchBrowser();
  const observed: ObservedCase[] = [];
  const waiting = cases.values();
  async function work(): Promise<void> {
    const context = await browser.puppeteer.createBrowserContext();
    for (const labelled of waiting) {
      const page = await visitPage(context, {
        url: origin + labelled.url,
        isKeyPage: true,
        accessibility: true,
      });
      const troubles = page.engines.flatMap(({ report }) => (report.gathered ? [] : [report.reason]));
      observed.push({
        labelled,
        reports: page.engines.flatMap(({ report }) => (report.gathered ? [report.value] : [])),
        troubles: page.notMeasured === null ? troubles : [page.notMeasured],
      });
      onProgress(observed.length);
    }
  }
  try {
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work));
  } finally {
    await browser.close();
  }
  return observed.toSorted((a, b) => a.labelled.id.localeCompare(b.labelled.id));
}
