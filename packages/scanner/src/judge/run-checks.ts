import { setImmediate } from "node:timers/promises";

import type { Area } from "@plumbline/contract/areas";
import type { CheckOutcome } from "@plumbline/contract/scan-result";

import type { Check } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import { absorbTwins } from "#judge/absorb-twins.ts";
import { CheckFailures } from "#judge/check-failures.ts";
import type { Judgement, JudgedCheck } from "#judge/judgement.ts";
import { mergeFindings } from "#judge/merge-findings.ts";
import { judgeOfPage, judgeOfSite, type PageVerdict } from "#judge/page-verdict.ts";

/** When pages disagree, the first of these that any page has is the check's outcome. */
const PRECEDENCE: readonly CheckOutcome[] = ["failed", "review", "could-not-run", "passed", "not-applicable"];

interface JudgeOptions {
  areas: readonly Area[];
  failures?: CheckFailures;
}

/**
 * Runs the checks of the wanted areas over the evidence. A check that throws 'could not run' and is noted in
 * `failures`: it neither ends the scan nor passes.
 */
export function runChecks(evidence: Evidence, checks: readonly Check[], options: JudgeOptions): Judgement {
  const steps = judging(evidence, checks, options);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The same with pauses, so that a process that judges thousands of pages still does what else it has to. */
export async function runChecksInTurn(
  evidence: Evidence,
  checks: readonly Check[],
  options: JudgeOptions,
): Promise<Judgement> {
  const steps = judging(evidence, checks, options);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await setImmediate();
  }
}

/** Page by page, as each may have to be fetched from where it was archived. */
function* judging(
  evidence: Evidence,
  checks: readonly Check[],
  options: JudgeOptions,
): Generator<void, Judgement> {
  const failures = options.failures ?? new CheckFailures();
  const wanted = checks.filter((check) => options.areas.includes(check.area));
  const verdicts = new Map<Check, PageVerdict[]>(wanted.map((check) => [check, []]));
  const pageChecks = wanted.filter((check) => check.scope === "page");
  for (const page of evidence.pages.filter(({ notMeasured }) => notMeasured === null)) {
    for (const check of pageChecks) {
      verdicts.get(check)?.push(judgeOfPage(check, page, { evidence, failures }));
    }
    yield;
  }
  for (const check of wanted.filter((candidate) => candidate.scope === "site")) {
    verdicts.get(check)?.push(judgeOfSite(check, evidence, failures));
    yield;
  }
  const judged = wanted.map((check) => summarize(check, orUnseen(verdicts.get(check) ?? [], evidence)));
  return { checks: judged, findings: absorbTwins(mergeFindings(judged.flatMap(({ findings }) => findings))) };
}

/** Where no page was measured no check of pages could run. */
function orUnseen(verdicts: readonly PageVerdict[], { pages }: Evidence): readonly PageVerdict[] {
  if (verdicts.length > 0) return verdicts;
  const reason = pages[0]?.notMeasured ?? "No page was visited.";
  return [{ outcome: "could-not-run", reason, findings: [] }];
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
