import axe from "axe-core";

import type { ElementRef } from "#evidence/document.ts";
import type { EngineFinding, EngineReport } from "#evidence/engines.ts";
import { AXE } from "#evidence/engine-names.ts";
import { AXE_OPTIONS, axeOptionsFor, axeRule } from "#gather/engines/axe-rule-set.ts";
import { runAxeInFrames } from "#gather/engines/axe-frames.ts";
import { injectAxe } from "#gather/engines/inject-axe.ts";
import type { AxeAnswer, AxeNode } from "#gather/page/in-page/run-axe.ts";
import type { PageTab } from "#gather/page/page-tab.ts";

const MESSAGE_LIMIT = 400;

/**
 * Runs axe-core's WCAG 2.2 A and AA rules and its best practices on a settled page and its frames.
 *
 * @param rules those that are asked; all we run when absent
 * @throws when axe cannot finish in time
 */
export async function runAxe(
  tab: PageTab,
  limitMs: number,
  rules?: readonly string[],
): Promise<EngineReport> {
  const options = rules === undefined ? AXE_OPTIONS : axeOptionsFor(rules);
  await injectAxe(tab, limitMs);
  const framed = (await tab.call("axeFrames", limitMs)).length > 0;
  const answer = framed
    ? await runAxeInFrames(tab, limitMs, options)
    : await tab.call("runAxeHere", limitMs, [options]);
  return {
    engine: AXE,
    version: axe.version,
    findings: [
      ...answer.violations.map((node) => toFinding(node, "failed")),
      ...answer.incomplete.map((node) => toFinding(node, "review")),
    ],
    passedRules: rulesWithout(answer.passes, answer),
    inapplicableRules: answer.inapplicable,
  };
}

function rulesWithout(rules: readonly string[], answer: AxeAnswer): string[] {
  const complained = new Set([...answer.violations, ...answer.incomplete].map(({ rule }) => rule));
  return rules.filter((rule) => !complained.has(rule) && !answer.broken.includes(rule));
}

/** A complaint of axe in our terms. */
export function toFinding(node: AxeNode, verdict: EngineFinding["verdict"]): EngineFinding {
  const rule = axeRule(node.rule);
  return {
    engine: AXE,
    rule: node.rule,
    verdict,
    wcag: rule.wcag,
    actRules: rule.actRules,
    severity: severityOf(node.impact),
    message: node.messages.join("; ").slice(0, MESSAGE_LIMIT),
    element: node.element satisfies ElementRef | null,
  };
}

function severityOf(impact: string | null): EngineFinding["severity"] {
  if (impact === "critical") return "critical";
  if (impact === "serious") return "high";
  return impact === "moderate" ? "medium" : "low";
}
