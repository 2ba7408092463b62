import type { Area } from "@plumbline/contract/areas";

import type { Check } from "#check.ts";
import { CHECKS } from "#checks/registry.ts";
import type { Evidence } from "#evidence.ts";
import { CheckFailures } from "#judge/check-failures.ts";
import { judgeOfPage, judgeOfSite, type PageVerdict } from "#judge/page-verdict.ts";

/** What one check says of one page; a check of the site says it of the start page. */
export interface PageOutcome extends PageVerdict {
  check: Check;
  page: string;
}

/**
 * What every check of the areas says of every page, one after the other: a result tells only the outcome over
 * all pages, and all of them at once would not fit in memory. A page that was not measured could not be checked.
 */
export function* pageOutcomes(evidence: Evidence, areas: readonly Area[]): Generator<PageOutcome> {
  // Not reported: what failed has been logged when the scan was judged.
  const failures = new CheckFailures();
  const wanted = CHECKS.filter(({ area }) => areas.includes(area));
  for (const page of evidence.pages) {
    for (const check of wanted.filter((candidate) => candidate.scope === "page")) {
      const verdict: PageVerdict =
        page.notMeasured === null
          ? judgeOfPage(check, page, { evidence, failures })
          : { outcome: "could-not-run", reason: page.notMeasured, findings: [] };
      yield { check, page: page.finalUrl, ...verdict };
    }
  }
  for (const check of wanted.filter((candidate) => candidate.scope === "site")) {
    yield { check, page: evidence.site.startUrl, ...judgeOfSite(check, evidence, failures) };
  }
}
