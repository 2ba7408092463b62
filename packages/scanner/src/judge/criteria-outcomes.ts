import type { CriterionOutcome, Finding } from "@plumbline/contract/scan-result";
import { WCAG_CRITERIA } from "@plumbline/contract/wcag-criteria";

import { lookedAtWords, partlyLookedAtWords } from "#judge/looked-at-words.ts";
import type { JudgedCheck, Judgment } from "#judge/judgment.ts";

const NO_CHECK = "Automation can't test this. A person has to check it.";
const NOTHING_THERE = "The pages we visited have nothing that its checks are about.";
const RAN: ReadonlySet<JudgedCheck["outcome"]> = new Set(["passed", "failed", "review", "advice"]);

/**
 * What automation did for every WCAG 2.2 A and AA criterion, in the order of their numbers. It never says that a
 * criterion is met: each has parts that only a person can judge.
 */
export function criteriaOutcomes({ checks, findings }: Judgment): CriterionOutcome[] {
  return WCAG_CRITERIA.flatMap(({ id, level }) => {
    if (level === "AAA") return [];
    const named = checks.filter(({ check }) => check.wcag?.includes(id) === true);
    const found = findings.filter(({ wcag }) => wcag.includes(id));
    return [{ criterion: id, level, ...stateOf(named, found) }];
  });
}

function stateOf(
  named: readonly JudgedCheck[],
  found: readonly Finding[],
): Pick<CriterionOutcome, "state" | "checks" | "reason"> {
  const ran = named.filter(({ outcome }) => RAN.has(outcome)).map(({ check }) => check.id);
  const checks = [...new Set([...ran, ...found.map(({ check }) => check)])].sort();
  if (found.some(({ outcome }) => outcome === "fail")) return { state: "failed", checks };
  if (found.length > 0) return { state: "review", checks };
  if (ran.length > 0) return { state: "no-failure-found", checks, ...onHowManyPages(named) };
  return { ...whyNot(named), checks };
}

/** Nothing where all its checks looked at every page. */
function onHowManyPages(named: readonly JudgedCheck[]): Pick<CriterionOutcome, "reason"> {
  const ran = named.filter(({ outcome }) => RAN.has(outcome));
  const partly = named.filter(({ lookedAt }) => lookedAt !== null);
  const looked = partly.map(({ lookedAt }) => lookedAt?.length ?? 0);
  const [first] = partly;
  if (first === undefined) return {};
  return ran.every((check) => partly.includes(check))
    ? { reason: lookedAtWords(Math.max(...looked), first.pagesAsked) }
    : { reason: partlyLookedAtWords(Math.min(...looked), first.pagesAsked) };
}

/** What stops a criterion from having an answer, the most serious first. */
function whyNot(named: readonly JudgedCheck[]): Pick<CriterionOutcome, "state" | "reason"> {
  if (named.length === 0) return { state: "not-automated", reason: NO_CHECK };
  const broken = named.find(({ outcome }) => outcome === "could-not-run");
  if (broken !== undefined) return { state: "could-not-run", ...because(broken) };
  const unseen = named.find(({ outcome }) => outcome === "not-looked-at");
  if (unseen !== undefined) return { state: "not-looked-at", ...because(unseen) };
  const [only] = named;
  const ownReason = named.length === 1 && only?.check.scope === "site" ? only.reason : null;
  return { state: "nothing-to-check", reason: ownReason ?? NOTHING_THERE };
}

function because({ reason }: JudgedCheck): Pick<CriterionOutcome, "reason"> {
  return reason === null ? {} : { reason };
}
