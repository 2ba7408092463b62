import { rules, version } from "@accesslint/core";

import type { EngineFinding, EngineReport } from "#evidence/engines.ts";
import { ACCESSLINT } from "#evidence/engine-names.ts";
import { librarySource } from "#gather/engines/library-source.ts";
import type { AccessLintAnswer, AccessLintViolation } from "#gather/page/in-page/run-accesslint.ts";
import type { PageTab } from "#gather/page/page-tab.ts";

const MESSAGE_LIMIT = 400;
const FINDINGS_PER_RULE = 100;

/** Rules based on a WCAG 2.2 A or AA criterion; the others are recommendations. */
export const ACCESSLINT_RULES: ReadonlyMap<string, (typeof rules)[number]> = new Map(
  rules.filter(({ wcag, level }) => wcag.length > 0 && level !== "AAA").map((rule) => [rule.id, rule]),
);
/** Its other rules. */
export const ACCESSLINT_LEFT_OUT = rules.filter(({ id }) => !ACCESSLINT_RULES.has(id)).map(({ id }) => id);

/**
 * Runs AccessLint's A and AA rules on a settled page. It tells violations alone, so no rule is reported as passed.
 *
 * @throws when it cannot finish in time
 */
export async function runAccessLint(tab: PageTab, limitMs: number): Promise<EngineReport> {
  await tab.evaluate(`${librarySource("@accesslint/core/iife")};void 0`, limitMs);
  return accessLintReport(await tab.call("runAccessLintHere", limitMs, [ACCESSLINT_LEFT_OUT]));
}

/** AccessLint's complaints in our terms. */
export function accessLintReport({ violations }: AccessLintAnswer): EngineReport {
  const byRule = Map.groupBy(violations, ({ rule }) => rule);
  return {
    engine: ACCESSLINT,
    version,
    findings: [...byRule.values()].flatMap((found) => found.slice(0, FINDINGS_PER_RULE).flatMap(toFinding)),
    passedRules: [],
    inapplicableRules: [],
  };
}

function toFinding(violation: AccessLintViolation): EngineFinding[] {
  const rule = ACCESSLINT_RULES.get(violation.rule);
  if (rule === undefined) return [];
  return [
    {
      engine: ACCESSLINT,
      rule: rule.id,
      verdict: "failed",
      wcag: rule.wcag,
      actRules: rule.actRuleIds ?? [],
      severity: severityOf(violation.impact),
      message: violation.message.slice(0, MESSAGE_LIMIT),
      element: violation.element,
    },
  ];
}

function severityOf(impact: string): EngineFinding["severity"] {
  if (impact === "critical") return "critical";
  if (impact === "serious") return "high";
  return impact === "moderate" ? "medium" : "low";
}
