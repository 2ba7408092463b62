import { Audit, Outcome } from "@siteimprove/alfa-act";
import { Node } from "@siteimprove/alfa-dom";
import rules, { alfaVersion, type Flattened } from "@siteimprove/alfa-rules";
import { Conformance, Criterion } from "@siteimprove/alfa-wcag";

import type { EngineFinding, EngineReport } from "#evidence/engines.ts";
import { ALFA } from "#evidence/engine-names.ts";
import { readAlfaPage } from "#gather/engines/alfa-document.ts";
import type { PageTab } from "#gather/page/page-tab.ts";

const FINDINGS_PER_RULE = 100;

type AlfaOutcome = Outcome<Flattened.Input, Flattened.Target, Flattened.Question, Flattened.Subject>;

const isRequired = Conformance.isAA();

/** Rules based on a WCAG 2.2 A or AA criterion, with those criteria. */
const CRITERIA = new Map(
  [...rules].map((rule) => {
    const criteria = [...rule.requirements]
      .filter(Criterion.isCriterion)
      .filter((criterion) => isRequired(criterion));
    return [rule, criteria.map(({ chapter }): string => chapter)] as const;
  }),
);
/** Left out: R65 asks a person about every focusable element, which our keyboard walk answers itself. */
const LEFT_OUT = new Set(["sia-r65"]);
const RULES = [...rules].filter(
  (rule) => (CRITERIA.get(rule)?.length ?? 0) > 0 && !LEFT_OUT.has(idOf(rule.uri)),
);

/** A complaint before its element is known. */
interface Located {
  outcome: AlfaOutcome;
  finding: EngineFinding;
  path: string | null;
}

/**
 * Runs Alfa's A and AA rules in Node over a copy of the settled document.
 *
 * @throws when the page is too large for it or does not let itself be read in time
 */
export async function runAlfa(tab: PageTab, limitMs: number): Promise<EngineReport> {
  const page = await readAlfaPage(tab, limitMs);
  const outcomes = [...(await Audit.of(page, RULES).evaluate())];
  const located = Map.groupBy(outcomes, ({ rule }) => rule.uri)
    .values()
    .flatMap((ofRule) => ofRule.flatMap(toFindings).slice(0, FINDINGS_PER_RULE))
    .toArray();
  const paths = located.map(({ path }) => path ?? "/");
  const places = await tab.call("describePaths", limitMs, [paths]);
  located.forEach(({ finding, path }, index) => {
    finding.element = path === null ? null : (places[index]?.element ?? null);
  });
  // Alfa has styles of its own for what browsers hide, and doesn't know them all.
  const met = located.filter((_, index) => places[index]?.isMet !== false);
  const unmet = new Set(located.filter((one) => !met.includes(one)).map(({ outcome }) => outcome));
  const counted = outcomes.filter((outcome) => !unmet.has(outcome));
  return {
    engine: ALFA,
    version: alfaVersion,
    findings: met.map(({ finding }) => finding),
    passedRules: rulesWhere(counted, (ofRule) => ofRule.every(Outcome.isPassed)),
    inapplicableRules: rulesWhere(outcomes, (ofRule) =>
      ofRule.every((outcome) => Outcome.isInapplicable(outcome) || unmet.has(outcome)),
    ),
  };
}

function rulesWhere(outcomes: readonly AlfaOutcome[], holds: (ofRule: AlfaOutcome[]) => boolean): string[] {
  const byRule = Map.groupBy(outcomes, ({ rule }) => idOf(rule.uri));
  return [...byRule].filter(([, ofRule]) => holds(ofRule)).map(([id]) => id);
}

function toFindings(outcome: AlfaOutcome): Located[] {
  if (!Outcome.isFailed(outcome) && !Outcome.isCantTell(outcome)) return [];
  return pathsOf(outcome.target).map((path) => ({
    outcome,
    path,
    finding: {
      engine: ALFA,
      rule: idOf(outcome.rule.uri),
      verdict: Outcome.isFailed(outcome) ? "failed" : "review",
      wcag: CRITERIA.get(outcome.rule) ?? [],
      actRules: [],
      severity: "medium",
      message: messageOf(outcome),
      element: null,
    },
  }));
}

/** `https://alfa.siteimprove.com/rules/sia-r2` is `sia-r2`. */
function idOf(uri: string): string {
  return uri.slice(uri.lastIndexOf("/") + 1);
}

/** A target is one node, or a group of them of which each is a place. */
function pathsOf(target: unknown): (string | null)[] {
  if (Node.isNode(target)) return [target.path(Node.composedNested)];
  if (!isIterable(target)) return [null];
  const paths = [...target].filter(Node.isNode).map((node) => node.path(Node.composedNested));
  return paths.length === 0 ? [null] : paths;
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === "object" && value !== null && Symbol.iterator in value;
}

function messageOf(outcome: AlfaOutcome): string {
  if (!Outcome.isFailed(outcome)) return "We could not tell whether this is right. Please check it";
  const [reason] = [...outcome.expectations].flatMap(([, result]) =>
    result.isErr() ? [result.getErrUnsafe().message] : [],
  );
  return reason ?? "The element does not meet the rule";
}
