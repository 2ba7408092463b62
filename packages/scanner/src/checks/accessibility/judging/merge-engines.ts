import type { ElementRef } from "#evidence/document.ts";
import { AXE, PLUMBLINE } from "#evidence/engine-names.ts";

import { AAA_CRITERIA } from "./aaa-criteria.ts";
import type { Calibration } from "../calibration/calibration.ts";
import type { RuleDecision } from "../calibration/rule-decision.ts";
import type { Statement } from "./statements.ts";

/** What the engines together say of one element and criterion. */
export interface MergedFinding {
  verdict: "failed" | "review";
  /** The rule that counts most; it names the check and gives message and severity. */
  lead: Statement;
  wcag: string[];
  actRules: string[];
  element: ElementRef | null;
  /** Every engine's word on it, the lead first. */
  said: Statement[];
}

/** A finding with what its rule's word is worth. */
interface Weighed {
  finding: Statement;
  worth: RuleDecision;
}

const WEIGHT: Record<RuleDecision, number> = { alone: 3, agree: 2, review: 1, silent: 0 };

/**
 * Makes one finding of what several engines said about the same element and success criterion. It is a failure
 * when a rule that is trusted alone says so or two engines agree; otherwise a person must look. What is wrong too
 * often to trouble a person is left out.
 */
export function mergeEngines(findings: readonly Statement[], calibration: Calibration): MergedFinding[] {
  const weighed = findings
    .map((finding) => weigh(finding, calibration))
    .toSorted((a, b) => WEIGHT[b.worth] - WEIGHT[a.worth]);
  const byElement = Map.groupBy(weighed, ({ finding }) => finding.element?.selector ?? "");
  return [...byElement.values()].flatMap((atElement) => clusters(atElement).flatMap(conclude));
}

function weigh(finding: Statement, calibration: Calibration): Weighed {
  const wcag = finding.wcag.filter((criterion) => !AAA_CRITERIA.has(criterion));
  const { engine, rule, verdict } = finding;
  const worth = verdict === "failed" ? calibration.failed(engine, rule) : calibration.review(engine, rule);
  return { finding: { ...finding, wcag }, worth };
}

/** Findings that share a criterion, or the rule where none has a criterion or another one says the same. */
function clusters(atElement: readonly Weighed[]): Weighed[][] {
  const found: Weighed[][] = [];
  for (const weighed of atElement) {
    const known = found.find((cluster) => cluster.some((other) => isAlike(other.finding, weighed.finding)));
    if (known === undefined) found.push([weighed]);
    else known.push(weighed);
  }
  return found;
}

function isAlike(a: Statement, b: Statement): boolean {
  if (a.engine === b.engine) return a.rule === b.rule;
  if (a.standsAlone === true || b.standsAlone === true) return false;
  return a.wcag.some((criterion) => b.wcag.includes(criterion));
}

function conclude(cluster: readonly Weighed[]): MergedFinding[] {
  const [lead] = cluster;
  if (lead === undefined || lead.worth === "silent") return [];
  const backers = new Set(
    cluster
      .filter(
        ({ finding, worth }) => finding.verdict === "failed" && (worth === "alone" || worth === "agree"),
      )
      .map(({ finding }) => finding.engine),
  );
  const failed = (lead.worth === "alone" && !isDoubted(lead.finding, cluster)) || backers.size > 1;
  return [
    {
      verdict: failed ? "failed" : "review",
      lead: lead.finding,
      wcag: criteriaOf(lead, cluster, failed),
      actRules: [...new Set(cluster.flatMap(({ finding }) => finding.actRules))],
      element: lead.finding.element,
      said: cluster.map(({ finding }) => finding),
    },
  ];
}

/** The lead's criteria; to a failure those of other rules that would be trusted alone. */
function criteriaOf(lead: Weighed, cluster: readonly Weighed[], failed: boolean): string[] {
  const sure = cluster.filter(({ finding, worth }) => worth === "alone" && finding.verdict === "failed");
  return [...new Set([lead, ...(failed ? sure : [])].flatMap(({ finding }) => finding.wcag))];
}

/** Where axe looked and could not tell, another engine's word alone is not enough; our own checks saw more. */
function isDoubted(lead: Statement, cluster: readonly Weighed[]): boolean {
  if (lead.engine === AXE || lead.engine === PLUMBLINE) return false;
  return cluster.some(({ finding }) => finding.engine === AXE && finding.verdict === "review");
}
