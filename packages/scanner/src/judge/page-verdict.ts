import type { CheckOutcome, Finding } from "@plumbline/contract/scan-result";

import { notApplicable, type Check, type PageCheck, type SiteCheck, type Verdict } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import type { PageEvidence } from "#evidence/page.ts";
import type { CheckFailures } from "#judge/check-failures.ts";
import { judgeOfWhatWasRead } from "#judge/cut-lists.ts";
import { isAboutPublicAddress, NOT_PUBLIC } from "#judge/left-out.ts";
import { unlessLost } from "#judge/lost-files.ts";
import { sureness } from "#judge/outcome-of-defect.ts";
import { toFinding } from "#judge/to-finding.ts";

/** What one check says of one page, or of the site. */
export interface PageVerdict {
  outcome: CheckOutcome;
  /** Why it could not run, did not look or does not apply, or what it did not look at beside what it found. */
  reason: string | null;
  findings: Finding[];
}

/** Judges the site; a check that throws could not run and is noted. */
export function judgeOfSite(check: SiteCheck, evidence: Evidence, failures: CheckFailures): PageVerdict {
  const verdict = attempt(
    check,
    () =>
      judged(check, evidence, () =>
        unlessLost(
          check,
          evidence.pages,
          judgeOfWhatWasRead(check, evidence.pages, (pages) => check.evaluate({ ...evidence, pages })),
        ),
      ),
    failures,
  );
  return toPageVerdict(check, verdict, { page: evidence.site.startUrl, failures });
}

/** Judges one page; a check that throws could not run and is noted. */
export function judgeOfPage(
  check: PageCheck,
  page: PageEvidence,
  { evidence, failures }: { evidence: Evidence; failures: CheckFailures },
): PageVerdict {
  const verdict = attempt(
    check,
    () =>
      judged(check, evidence, () =>
        unlessLost(
          check,
          [page],
          judgeOfWhatWasRead(check, [page], ([read = page]) => check.evaluate(read, evidence)),
        ),
      ),
    failures,
  );
  return toPageVerdict(check, verdict, { page: page.finalUrl, failures });
}

function judged(check: Check, evidence: Evidence, evaluate: () => Verdict): Verdict {
  return isAboutPublicAddress(check, evidence) ? notApplicable(NOT_PUBLIC) : evaluate();
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
function toPageVerdict(
  check: Check,
  verdict: Verdict,
  { page, failures }: { page: string; failures: CheckFailures },
): PageVerdict {
  if (verdict.outcome === "passed") return { outcome: "passed", reason: null, findings: [] };
  if (!("findings" in verdict)) return { outcome: verdict.outcome, reason: verdict.reason, findings: [] };
  const outcome = verdict.outcome === "failed" ? "fail" : verdict.outcome;
  const findings = verdict.findings
    .map((defect) => toFinding(check, defect, { page, outcome }))
    .map((finding) => withExample(check, finding, failures));
  if (findings.length === 0) {
    return {
      outcome: "could-not-run",
      reason: "Our scanner could not name the place of what it found.",
      findings,
    };
  }
  return { outcome: outcomeOfPage(findings), reason: verdict.reason ?? null, findings };
}

/** That of its surest finding. */
function outcomeOfPage(findings: readonly Finding[]): CheckOutcome {
  const [surest = "advice"] = findings
    .map(({ outcome }) => outcome)
    .toSorted((a, b) => sureness(a) - sureness(b));
  return surest === "fail" ? "failed" : surest;
}

/** A check that throws here has still found what it found. */
function withExample(check: Check, finding: Finding, failures: CheckFailures): Finding {
  try {
    const example = check.example?.(finding) ?? null;
    return example === null ? finding : { ...finding, example };
  } catch (error) {
    failures.note(check, error);
    return finding;
  }
}
