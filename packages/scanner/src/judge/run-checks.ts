import { setImmediate } from "node:timers/promises";

import type { Area } from "@plumbline/contract/areas";
import type { Finding } from "@plumbline/contract/scan-result";

import type { Check } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import { absorbEffects } from "#judge/absorb-effects.ts";
import { absorbFramed, framesOf, type ShownFrame } from "#judge/absorb-framed.ts";
import { absorbTwins } from "#judge/absorb-twins.ts";
import { CheckFailures } from "#judge/check-failures.ts";
import { CheckTally } from "#judge/check-tally.ts";
import type { Judgment } from "#judge/judgment.ts";
import { mergeFindings } from "#judge/merge-findings.ts";
import { judgeOfPage, judgeOfSite, type PageVerdict } from "#judge/page-verdict.ts";
import { SharedWords } from "#judge/shared-words.ts";
import { TriedFixes } from "#judge/tried-fixes.ts";

interface JudgeOptions {
  areas: readonly Area[];
  failures?: CheckFailures;
}

/**
 * Runs the checks of the wanted areas over the evidence. A check that throws 'could not run' and is noted in
 * `failures`: it neither ends the scan nor passes.
 */
export function runChecks(evidence: Evidence, checks: readonly Check[], options: JudgeOptions): Judgment {
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
): Promise<Judgment> {
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
): Generator<void, Judgment> {
  const failures = options.failures ?? new CheckFailures();
  const wanted = checks.filter((check) => options.areas.includes(check.area));
  const tallies = new Map(wanted.map((check) => [check, new CheckTally(check)]));
  const words = new SharedWords();
  const tell = (check: Check, verdict: PageVerdict, page: string): void =>
    tallies
      .get(check)
      ?.add({ ...verdict, findings: verdict.findings.map((finding) => words.in(finding)) }, page);
  const pageChecks = wanted.filter((check) => check.scope === "page");
  const frames: ShownFrame[] = [];
  const fixes = new TriedFixes();
  for (const page of evidence.pages.filter(({ notMeasured }) => notMeasured === null)) {
    frames.push(...framesOf(page));
    fixes.add(page);
    for (const check of pageChecks)
      tell(check, judgeOfPage(check, page, { evidence, failures }), page.finalUrl);
    yield;
  }
  for (const check of wanted.filter((candidate) => candidate.scope === "site")) {
    tell(check, judgeOfSite(check, evidence, failures), evidence.site.startUrl);
    yield;
  }
  const judged = [...tallies.values()].map((tally) => {
    if (tally.isEmpty) tally.add(unseen(evidence), evidence.site.startUrl);
    return tally.summarize();
  });
  const merged = mergeFindings(judged.flatMap(({ findings }) => findings));
  const left = absorbTwins(absorbEffects(absorbFramed(merged, frames)));
  return { checks: judged, findings: adviceLast(left).map((finding) => fixes.toldIn(finding)) };
}

/** Whoever reads the findings from the top comes to all that counts first. */
function adviceLast(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((a, b) => Number(a.outcome === "advice") - Number(b.outcome === "advice"));
}

/** Where no page was measured no check of pages could run. */
function unseen({ pages }: Evidence): PageVerdict {
  const reason = pages[0]?.notMeasured ?? "We visited no page.";
  return { outcome: "could-not-run", reason, findings: [] };
}
