import { Audit, Outcome } from "@siteimprove/alfa-act";
import { Node } from "@siteimprove/alfa-dom";
import rules, { alfaVersion, type Flattened } from "@siteimprove/alfa-rules";
import { Conformance, Criterion } from "@siteimprove/alfa-wcag";

import type { EngineFinding, EngineReport } from "#evidence.ts";
import { readAlfaPage } from "#gather/engines/alfa-document.ts";
import type { PageTab } from "#gather/page/page-tab.ts";

export const ALFA = "Alfa";

const FINDINGS_PER_RULE = 100;

type AlfaOutcome = Outcome<Flattened.Input, Flattened.Target, Flattened.Question, Flattened.Subject>;

const isRequired = Conformance.isAA();

/** Rules that stand on a WCAG 2.2 A or AA criterion, with those criteria. */
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

/** What a person is asked where Alfa cannot tell. */
const QUESTIONS: Record<string, string> = {
  "sia-r15": "Frames with the same name show different pages. Do they serve the same purpose?",
  "sia-r27": "Does the video have captions?",
  "sia-r30": "Does the recording have a transcript?",
  "sia-r35": "Does the silent video have a text or audio version of what it shows?",
  "sia-r37": "Does the video have an audio description?",
  "sia-r38": "Does the video have an audio description, or a text that says the same?",
  "sia-r39": "The text alternative is a file name. Does it say what the image shows?",
  "sia-r67": "The image is hidden from screen readers. Is it only decoration?",
  "sia-r69": "We could not see what is behind the text. Can you read all of it easily?",
  "sia-r81": "Links with the same text go to different pages. Do they serve the same purpose?",
};

/** A complaint before its element is known. */
interface Located {
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
  const elements = await tab.call("describePaths", limitMs, [paths]);
  located.forEach(({ finding, path }, index) => {
    finding.element = path === null ? null : (elements[index] ?? null);
  });
  return {
    engine: ALFA,
    version: alfaVersion,
    findings: located.map(({ finding }) => finding),
    passedRules: rulesWhere(outcomes, (ofRule) => ofRule.every(Outcome.isPassed)),
    inapplicableRules: rulesWhere(outcomes, (ofRule) => ofRule.every(Outcome.isInapplicable)),
  };
}

function rulesWhere(outcomes: readonly AlfaOutcome[], holds: (ofRule: AlfaOutcome[]) => boolean): string[] {
  const byRule = Map.groupBy(outcomes, ({ rule }) => idOf(rule.uri));
  return [...byRule].filter(([, ofRule]) => holds(ofRule)).map(([id]) => id);
}

function toFindings(outcome: AlfaOutcome): Located[] {
  if (!Outcome.isFailed(outcome) && !Outcome.isCantTell(outcome)) return [];
  return pathsOf(outcome.target).map((path) => ({
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
  if (!Outcome.isFailed(outcome))
    return QUESTIONS[idOf(outcome.rule.uri)] ?? "We could not tell whether this is right. Please check it";
  const [reason] = [...outcome.expectations].flatMap(([, result]) =>
    result.isErr() ? [result.getErrUnsafe().message] : [],
  );
  return reason ?? "The element does not meet the rule";
}
