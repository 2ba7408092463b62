import { missingFrom } from "@plumbline/contract/coverage-words";
import { AREA_NAMES } from "@plumbline/contract/areas";
import { count } from "@plumbline/contract/numbers";
import { pageCounts } from "@plumbline/contract/pages-of-site";

import type { ComprehensiveReport } from "#comprehensive-input.ts";
import { onSomePages } from "#sections/on-some-pages.ts";

/** What nobody has checked yet, neither a machine nor a person. */
export function uncheckedView({
  areas,
  pages,
  pagesNotVisited,
  openIssues,
  result,
}: ComprehensiveReport): string[] {
  const missing = missingFrom(areas).map((area) => AREA_NAMES[area]);
  const { notMeasured } = pageCounts(pages);
  const { criteria = [] } = result;
  const unproven = criteria.filter(({ state }) => state !== "failed").length;
  const notRun = result.checks.filter(({ outcome }) => outcome === "could-not-run").length;
  const partly = onSomePages(result.checks, pages).length;
  return [
    ...(missing.length > 0 ? [`${missing.join(", ")}: not measured.`] : []),
    ...(notMeasured > 0 ? [`${count(notMeasured, "page")} that we could not measure.`] : []),
    ...(pagesNotVisited > 0
      ? [`At least ${count(pagesNotVisited, "more page")} that we found and did not visit.`]
      : []),
    ...(notRun > 0 ? [`${count(notRun, "check")} that could not run.`] : []),
    ...(partly > 0 ? [`${count(partly, "check")} on pages we did not look at closely.`] : []),
    ...(openIssues.review > 0
      ? [`${count(openIssues.review, "finding")} that only a person can judge.`]
      : []),
    ...(unproven > 0
      ? [
          `${unproven} of ${criteria.length} WCAG criteria without a failure on record, which still take a person to confirm.`,
        ]
      : []),
    "Pages behind a login, documents other than a privacy policy, apps, and anything a visitor does in several steps.",
  ];
}
