import { calibrationFrom, type Calibration } from "#checks/accessibility/calibration/calibration.ts";
import type { RuleCounts } from "#checks/accessibility/calibration/rule-decision.ts";
import { mergeEngines } from "#checks/accessibility/judging/merge-engines.ts";
import { statementsOn } from "#checks/accessibility/judging/statements.ts";
import { ROOMS } from "#checks/accessibility/rooms.ts";
import type { SourceName } from "#evidence/engine-names.ts";

import type { ObservedCase } from "./observe-cases.ts";

/** Criteria of a page with what was said of each. */
export type Opinion = Map<string, "failed" | "review">;

/** How well someone's opinions fit the labels, counted by page. */
export interface Accuracy {
  failedCases: number;
  /** Failed cases of which a failure names a criterion; with review ones included. */
  found: number;
  foundWithReview: number;
  cleanCases: number;
  falseAlarms: number;
  /** Clean cases that carry a review or a failure on a criterion of theirs. */
  cleanWithReview: number;
  /** Ids of the cases with a review alone, of those that were missed altogether, and of the false alarms. */
  doubted: string[];
  missed: string[];
  wrong: string[];
  /** Ids of the clean cases with a review alone. */
  doubtedClean: string[];
}

/** Compares opinions with labels, page by page. */
export function measure(
  cases: readonly ObservedCase[],
  opinionOf: (observed: ObservedCase) => Opinion,
): Accuracy {
  const result: Accuracy = {
    failedCases: 0,
    found: 0,
    foundWithReview: 0,
    cleanCases: 0,
    falseAlarms: 0,
    cleanWithReview: 0,
    doubted: [],
    missed: [],
    wrong: [],
    doubtedClean: [],
  };
  for (const observed of cases) {
    const { id, criteria, excused, expected } = observed.labelled;
    const opinion = opinionOf(observed);
    const isClean = expected !== "failed";
    const said = criteria
      .filter((criterion) => !isClean || !excused.includes(criterion))
      .map((criterion) => opinion.get(criterion));
    const failed = said.includes("failed");
    const spoke = said.some((verdict) => verdict !== undefined);
    if (isClean) {
      result.cleanCases += 1;
      result.falseAlarms += Number(failed);
      result.cleanWithReview += Number(spoke);
      if (spoke) (failed ? result.wrong : result.doubtedClean).push(id);
    } else {
      result.failedCases += 1;
      result.found += Number(failed);
      result.foundWithReview += Number(spoke);
      if (!failed) (spoke ? result.doubted : result.missed).push(id);
    }
  }
  return result;
}

/** What one engine says by itself. */
export function opinionOfEngine(engine: SourceName): (observed: ObservedCase) => Opinion {
  return ({ page }) => {
    const { statements, overruled } = statementsOn(page, ROOMS);
    return opinionFrom([...statements, ...overruled].filter((said) => said.engine === engine));
  };
}

/** What the merged engines say under a calibration. */
export function opinionOfAll(calibration: Calibration): (observed: ObservedCase) => Opinion {
  return ({ page }) => opinionFrom(mergeEngines(statementsOn(page, ROOMS).statements, calibration));
}

function opinionFrom(findings: readonly { verdict: "failed" | "review"; wcag: string[] }[]): Opinion {
  const opinion: Opinion = new Map();
  for (const { verdict, wcag } of findings) {
    for (const criterion of wcag) {
      if (opinion.get(criterion) !== "failed") opinion.set(criterion, verdict);
    }
  }
  return opinion;
}

/** Counts how often each rule was right and wrong about the criteria of the cases. */
export function countRules(cases: readonly ObservedCase[]): RuleCounts[] {
  const counts = new Map<string, RuleCounts>();
  for (const observed of cases) {
    for (const { engine, rule, failed } of rulesThatSpoke(observed)) {
      const name = `${engine}\n${rule}`;
      const entry = counts.get(name) ?? {
        engine,
        rule,
        failedRightly: 0,
        failedWrongly: 0,
        spokeRightly: 0,
        spokeWrongly: 0,
      };
      counts.set(name, entry);
      const isRight = observed.labelled.expected === "failed";
      entry.spokeRightly += Number(isRight);
      entry.spokeWrongly += Number(!isRight);
      entry.failedRightly += Number(isRight && failed);
      entry.failedWrongly += Number(!isRight && failed);
    }
  }
  return [...counts.values()].toSorted((a, b) =>
    `${a.engine} ${a.rule}`.localeCompare(`${b.engine} ${b.rule}`),
  );
}

/** Rules that named a criterion the case is about, each once. */
function rulesThatSpoke({
  labelled,
  page,
}: ObservedCase): { engine: string; rule: string; failed: boolean }[] {
  const isClean = labelled.expected !== "failed";
  const asked = new Set(
    labelled.criteria.filter((criterion) => !isClean || !labelled.excused.includes(criterion)),
  );
  const spoke = new Map<string, { engine: string; rule: string; failed: boolean }>();
  for (const { engine, rule, verdict, wcag } of statementsOn(page, ROOMS).statements) {
    if (!wcag.some((criterion) => asked.has(criterion))) continue;
    const name = `${engine}\n${rule}`;
    const failed = verdict === "failed" || spoke.get(name)?.failed === true;
    spoke.set(name, { engine, rule, failed });
  }
  return [...spoke.values()];
}

/**
 * Accuracy on cases the calibration has not seen: each ACT rule's cases are judged by a calibration from the
 * cases of all other ACT rules.
 */
export function crossValidate(cases: readonly ObservedCase[]): Accuracy {
  const opinions = new Map<ObservedCase, Opinion>();
  for (const [rule, held] of Map.groupBy(cases, ({ labelled }) => labelled.rule)) {
    const others = cases.filter(({ labelled }) => labelled.rule !== rule);
    const opinionOf = opinionOfAll(calibrationFrom(countRules(others)));
    for (const observed of held) opinions.set(observed, opinionOf(observed));
  }
  return measure(cases, (observed) => opinions.get(observed) ?? new Map());
}
