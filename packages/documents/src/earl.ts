import type { CheckOutcome, Finding, ScanResult } from "@plumbline/contract/scan-result";
import { wcagCriterion } from "@plumbline/contract/wcag-criteria";

import type { CheckDescription } from "#check-description.ts";

const CONTEXT = {
  earl: "http://www.w3.org/ns/earl#",
  dct: "http://purl.org/dc/terms/",
  ptr: "http://www.w3.org/2009/pointers#",
  xsd: "http://www.w3.org/2001/XMLSchema#",
  assertedBy: { "@id": "earl:assertedBy", "@type": "@id" },
  subject: { "@id": "earl:subject", "@type": "@id" },
  test: { "@id": "earl:test", "@type": "@id" },
  mode: { "@id": "earl:mode", "@type": "@id" },
  result: { "@id": "earl:result" },
  outcome: { "@id": "earl:outcome", "@type": "@id" },
  info: { "@id": "earl:info" },
  pointer: { "@id": "earl:pointer" },
  expression: { "@id": "ptr:expression" },
  title: { "@id": "dct:title" },
  description: { "@id": "dct:description" },
  date: { "@id": "dct:date", "@type": "xsd:dateTime" },
  hasVersion: { "@id": "dct:hasVersion" },
  isPartOf: { "@id": "dct:isPartOf", "@type": "@id" },
  source: { "@id": "dct:source", "@type": "@id" },
};

const OUTCOMES: Record<CheckOutcome, string> = {
  passed: "earl:passed",
  failed: "earl:failed",
  review: "earl:cantTell",
  advice: "earl:failed",
  "not-applicable": "earl:inapplicable",
  "not-looked-at": "earl:untested",
  "could-not-run": "earl:untested",
};

const ASSERTOR = "urn:plumbline:scanner";
const PARTIAL_PASS =
  "This check passed. Whether the whole test passes also depends on other checks and on a person.";

const ADVICE = "This is best practice beyond the criteria and laws we check.";

/** What one check says of one page. */
export interface EarlOutcome {
  check: CheckDescription;
  page: string;
  outcome: CheckOutcome;
  reason: string | null;
  findings: readonly Finding[];
}

/**
 * A scan as EARL 1.0 in JSON-LD, in pieces of text that make one document: an assertion for each check and page.
 * The test is the ACT rule where the check is exactly one, else the WCAG criterion, else the check itself.
 * Sources: https://www.w3.org/TR/EARL10-Schema/, https://www.w3.org/TR/json-ld11/
 */
export function* toEarl(
  result: Pick<ScanResult, "rulesetVersion" | "finishedAt" | "pages">,
  outcomes: Iterable<EarlOutcome>,
): Generator<string> {
  const tests = new Map<string, object>();
  yield `{\n"@context": ${JSON.stringify(CONTEXT)},\n"@graph": [\n${JSON.stringify(assertor(result.rulesetVersion))}`;
  for (const { url, title } of result.pages) yield line(subject(url, title));
  for (const outcome of outcomes) {
    for (const { id, findings } of testsOf(outcome)) {
      tests.set(id, tests.get(id) ?? describeTest(id, outcome.check));
      yield line(assertion({ ...outcome, findings }, id, result.finishedAt));
    }
  }
  for (const test of tests.values()) yield line(test);
  yield "\n]\n}\n";
}

function line(node: object): string {
  return `,\n${JSON.stringify(node)}`;
}

function assertor(version: string): object {
  return {
    "@id": ASSERTOR,
    "@type": ["earl:Assertor", "earl:Software"],
    title: "Plumbline",
    hasVersion: version,
  };
}

function subject(url: string, title?: string): object {
  return { "@id": url, "@type": "earl:TestSubject", ...(title === undefined ? {} : { title }) };
}

function urnOf(check: string): string {
  return `urn:plumbline:check:${check}`;
}

/** A check that asks for exactly one ACT rule is that rule; several at once say nothing of any one of them. */
function testIds(check: string, actRules: readonly string[], wcag: readonly string[]): string[] {
  const [rule, another] = actRules;
  if (rule !== undefined && another === undefined) {
    return [`https://www.w3.org/WAI/standards-guidelines/act/rules/${rule}/`];
  }
  const criteria = wcag.flatMap((id) => wcagCriterion(id)?.url ?? []);
  return criteria.length > 0 ? criteria : [urnOf(check)];
}

/**
 * Tests an outcome is about, with the findings of each: a finding names its own criteria, a pass the check's. Advice
 * fails the check's own demand, and no one else's test.
 */
function testsOf({ check, findings }: EarlOutcome): { id: string; findings: Finding[] }[] {
  const ofCheck = testIds(check.id, check.actRules ?? [], check.wcag ?? []);
  if (findings.length === 0) return ofCheck.map((id) => ({ id, findings: [] }));
  const byTest = new Map<string, Finding[]>();
  if (findings.every(isAdvice)) for (const id of ofCheck) byTest.set(id, []);
  for (const finding of findings) {
    const ids = isAdvice(finding) ? [urnOf(check.id)] : testIds(check.id, finding.actRules, finding.wcag);
    for (const id of ids) {
      byTest.set(id, [...(byTest.get(id) ?? []), finding]);
    }
  }
  return [...byTest].map(([id, found]) => ({ id, findings: found }));
}

function isAdvice({ outcome }: Finding): boolean {
  return outcome === "advice";
}

function describeTest(id: string, check: CheckDescription): object {
  const criterion = (check.wcag ?? []).map(wcagCriterion).find((known) => known?.url === id);
  if (criterion !== undefined) {
    return { "@id": id, "@type": "earl:TestRequirement", title: `${criterion.id} ${criterion.name}` };
  }
  if (id.startsWith("https://www.w3.org/TR/WCAG22/")) return { "@id": id, "@type": "earl:TestRequirement" };
  const partOf = (check.wcag ?? []).flatMap((number) => wcagCriterion(number)?.url ?? []);
  return {
    "@id": id,
    "@type": "earl:TestCase",
    title: check.title,
    ...(partOf.length === 0 ? {} : { isPartOf: partOf }),
  };
}

function assertion(
  { check, page, outcome, reason, findings }: EarlOutcome,
  test: string,
  date: string,
): object {
  const told = toldOf(outcome, findings);
  const isPartial = told === "passed" && !test.startsWith("urn:");
  return {
    "@type": "earl:Assertion",
    assertedBy: ASSERTOR,
    mode: "earl:automatic",
    subject: page,
    test,
    source: urnOf(check.id),
    result: {
      "@type": "earl:TestResult",
      outcome: OUTCOMES[told],
      date,
      ...(reason === null ? {} : { description: reason }),
      ...(findings.length === 0 ? {} : { description: messagesOf(findings), pointer: pointersOf(findings) }),
      ...(isPartial ? { info: PARTIAL_PASS } : {}),
      ...(told === "advice" ? { info: ADVICE } : {}),
    },
  };
}

function toldOf(outcome: CheckOutcome, findings: readonly Finding[]): CheckOutcome {
  // Beside advice on the page, this test has nothing against it.
  if (findings.length === 0) return outcome === "advice" ? "passed" : outcome;
  if (findings.some((finding) => finding.outcome === "fail")) return "failed";
  return findings.every(isAdvice) ? "advice" : "review";
}

function messagesOf(findings: readonly Finding[]): string[] {
  return [...new Set(findings.map(({ message }) => message))];
}

function pointersOf(findings: readonly Finding[]): object[] {
  const selectors = new Set(findings.flatMap(({ selector }) => selector ?? []));
  return [...selectors].map((expression) => ({ "@type": "ptr:CSSSelectorPointer", expression }));
}
