import type { Area } from "@plumbline/contract/areas";
import type { CheckOutcome } from "@plumbline/contract/scan-result";

import type { Check, PageCheck, SiteCheck } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import { absorbTwins } from "#judge/absorb-twins.ts";
import { CheckFailures } from "#judge/check-failures.ts";
import type { Judgement, JudgedCheck } from "#judge/judgement.ts";
import { mergeFindings } from "#judge/merge-findings.ts";
import { judgeOfPage, judgeOfSite, type PageVerdict } from "#judge/page-verdict.ts";

/** When pages disagree, the first of these that any page has is the check's outcome. */
const PRECEDENCE: readonly CheckOutcome[] = ["failed", "review", "could-not-run", "passed", "not-applicable"];

/**
 * Runs the checks of the wanted areas over the evidence. A check that throws 'could not run' and is noted in
 * `failures`: it neither ends the scan nor passes.
 */
export function runChecks(
  evidence: Evidence,
  checks: readonly Check[],
  options: { areas: readonly Area[]; failures?: CheckFailures },
): Judgement {
  const failures = options.failures ?? new CheckFailures();
  const judged = checks
    .filter((check) => options.areas.includes(check.area))
    .map((check) =>
      check.scope === "page" ? judgePages(check, evidence, failures) : judgeSite(check, evidence, failures),
    );
  return { checks: judged, findings: absorbTwins(mergeFindings(judged.flatMap(({ findings }) => findings))) };
}

function judgeSite(check: SiteCheck, evidence: Evidence, failures: CheckFailures): JudgedCheck {
  return summarize(check, [judgeOfSite(check, evidence, failures)]);
}

function judgePages(check: PageCheck, evidence: Evidence, failures: CheckFailures): JudgedCheck {
  const measured = evidence.pages.filter((page) => page.notMeasured === null);
  if (measured.length === 0) {
    const reason = evidence.pages[0]?.notMeasured ?? "No page was visited.";
    return summarize(check, [{ outcome: "could-not-run", reason, findings: [] }]);
  }
  return summarize(
    check,
    measured.map((page) => judgeOfPage(check, page, { evidence, failures })),
  );
}

function summarize(check: Check, verdicts: readonly PageVerdict[]): JudgedCheck {
  const count = (outcome: CheckOutcome): number =>
    verdicts.filter((verdict) => verdict.outcome === outcome).length;
  const outcome = PRECEDENCE.find((candidate) => count(candidate) > 0) ?? "not-applicable";
  const applicable = verdicts.length - count("not-applicable");
  const notRun = count("could-not-run");
  return {
    check,
    outcome,
    reason: reasonOf(verdicts, outcome),
    pagesJudged: applicable - notRun,
    pagesFailed: count("failed"),
    shareNotRun: applicable === 0 ? 0 : notRun / applicable,
    findings: verdicts.flatMap(({ findings }) => findings),
  };
}

function reasonOf(verdicts: readonly PageVerdict[], outcome: CheckOutcome): string | null {
  const notRun = verdicts.filter((verdict) => verdict.outcome === "could-not-run");
  const first = notRun[0]?.reason ?? null;
  if (first !== null && notRun.length < verdicts.length) {
    return `Could not run on ${notRun.length} of ${verdicts.length} pages: ${first}`;
  }
  return first ?? verdicts.find((verdict) => verdict.outcome === outcome)?.reason ?? null;
}
