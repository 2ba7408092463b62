import type { CheckOutcome, Finding } from "@plumbline/contract/scan-result";

import type { Check, PageCheck, SiteCheck, Verdict } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import type { PageEvidence } from "#evidence/page.ts";
import type { CheckFailures } from "#judge/check-failures.ts";
import { toFinding } from "#judge/to-finding.ts";

/** What one check says of one page, or of the site. */
export interface PageVerdict {
  outcome: CheckOutcome;
  /** Why it could not run or does not apply. */
  reason: string | null;
  findings: Finding[];
}

/** Judges the site; a check that throws could not run and is noted. */
export function judgeOfSite(check: SiteCheck, evidence: Evidence, failures: CheckFailures): PageVerdict {
  const verdict = attempt(check, () => check.evaluate(evidence), failures);
  return toPageVerdict(check, verdict, evidence.site.startUrl);
}

/** Judges one page; a check that throws could not run and is noted. */
export function judgeOfPage(
  check: PageCheck,
  page: PageEvidence,
  { evidence, failures }: { evidence: Evidence; failures: CheckFailures },
): PageVerdict {
  const verdict = attempt(check, () => check.evaluate(page, evidence), failures);
  return toPageVerdict(check, verdict, page.finalUrl);
}

function attempt(check: Check, evaluate: () => Verdict, failures: CheckFailures): Verdict {
  try {
    return evaluate();
  } catch (error) {
    failures.note(check, error);
    return { outcome: "could-not-run", reason: "Our scanner made an error in this check." };
  }
}

/** What a check says of one page must agree with the findings it brings. */
function toPageVerdict(check: Check, verdict: Verdict, page: string): PageVerdict {
  if (verdict.outcome === "passed") return { outcome: "passed", reason: null, findings: [] };
  if (verdict.outcome === "not-applicable" || verdict.outcome === "could-not-run") {
    return { outcome: verdict.outcome, reason: verdict.reason, findings: [] };
  }
  const outcome = verdict.outcome === "failed" ? "fail" : "review";
  const findings = verdict.findings.map((defect) => toFinding(check, defect, { page, outcome }));
  if (findings.length === 0) {
    return {
      outcome: "could-not-run",
      reason: "Our scanner could not name the place of what it found.",
      findings,
    };
  }
  const isSure = findings.some((finding) => finding.outcome === "fail");
  return { outcome: isSure ? "failed" : "review", reason: null, findings };
}
