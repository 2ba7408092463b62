import { exampleText } from "@plumbline/contract/fix-example-text";
import { wcagCriterion } from "@plumbline/contract/wcag-criteria";
import type { Finding, ScannedPage, ScanResult } from "@plumbline/contract/scan-result";
import type { Artifact, Invocation, Log, Message, Notification, Result } from "sarif";

import type { CheckDescription } from "#check-description.ts";
import { SarifFixes } from "#sarif-fixes.ts";
import { LEVELS, SarifRules } from "#sarif-rules.ts";

const SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

const KINDS = {
  fail: "fail",
  review: "review",
  advice: "informational",
} as const satisfies Record<Finding["outcome"], Result["kind"]>;

/** What a SARIF log holds beside the result. */
export interface SarifContext {
  /** Texts of the checks; checks the result does not name are left out. */
  checks: readonly CheckDescription[];
  /** Name of the fix unit a finding belongs to, equal from scan to scan. */
  fingerprintOf: (finding: Finding) => string;
  /** Whether an earlier scan did not have it; null when nothing was compared. */
  isNew: ((finding: Finding) => boolean) | null;
}

/**
 * A scan as SARIF 2.1.0, one result a finding: confirmed ones are of kind `fail`, those a person must judge of
 * kind `review`, advice is `informational`. Pages are artifacts, selectors logical locations, corrected markup is a fix;
 * pages that were not measured and checks that could not run are notifications.
 * Source: https://docs.oasis-open.org/sarif/sarif/v2.1.0/
 */
export function toSarif(result: ScanResult, context: SarifContext): Log {
  const rules = new SarifRules(result.checks, context.checks);
  const pages = new Map(result.pages.map((page, index) => [page.url, index]));
  const fixes = new SarifFixes(pages, result.pages.length);
  const results = result.findings.map((finding) => toResult(finding, { rules, pages, fixes, context }));
  const criteria = [...new Set(result.findings.flatMap(({ wcag }) => wcag))].sort();
  return {
    $schema: SCHEMA,
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "Plumbline",
            version: result.rulesetVersion,
            rules: rules.all,
          },
        },
        automationDetails: { id: `plumbline/${URL.parse(result.site)?.host ?? "site"}/` },
        invocations: [toInvocation(result, rules)],
        artifacts: [...result.pages.map(toArtifact), ...fixes.elements],
        results,
        taxonomies: [
          {
            name: "WCAG",
            version: "2.2",
            organization: "W3C",
            informationUri: "https://www.w3.org/TR/WCAG22/",
            shortDescription: { text: "Web Content Accessibility Guidelines 2.2" },
            taxa: criteria.map(toTaxon),
          },
        ],
        columnKind: "utf16CodeUnits",
        properties: { site: result.site, overall: result.overall, areas: scoresOf(result) },
      },
    ],
  };
}

function scoresOf(result: ScanResult): Record<string, { score: number | null; state: string }> {
  const scores = Object.entries(result.areas).map(([area, { score, state }]) => [area, { score, state }]);
  return Object.fromEntries(scores);
}

function toTaxon(id: string) {
  const criterion = wcagCriterion(id);
  if (criterion === undefined) return { id };
  return {
    id,
    name: criterion.name,
    shortDescription: { text: `${criterion.name} (${criterion.level})` },
    helpUri: criterion.url,
  };
}

/**
 * In messages, though not in the texts of rules, `{0}` stands for an argument and `[text](address)` is a link: sections
 * 3.11.5 and 3.11.6 of the standard. Words of a site are neither.
 */
function toMessage(text: string): Message {
  return { text: text.replaceAll(/[{}]/g, "$&$&").replaceAll("](", "] (") };
}

function toArtifact(page: ScannedPage): Artifact {
  return {
    location: { uri: page.url },
    ...(page.title === undefined ? {} : { description: toMessage(page.title) }),
    properties: { status: page.status, state: page.state },
  };
}

interface Surroundings {
  rules: SarifRules;
  pages: ReadonlyMap<string, number>;
  fixes: SarifFixes;
  context: SarifContext;
}

function toResult(finding: Finding, { rules, pages, fixes, context }: Surroundings): Result {
  const { check, outcome, severity, message, page, selector, snippet, sources, wcag, actRules, example } =
    finding;
  const index = pages.get(page);
  const proposed = fixes.fixesOf(finding);
  return {
    ruleId: check,
    ruleIndex: rules.indexOf(check),
    kind: KINDS[outcome],
    // The standard knows levels of failures alone: everything else has the level "none".
    level: outcome === "fail" ? LEVELS[severity] : "none",
    message: toMessage(message),
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: page, ...(index === undefined ? {} : { index }) } },
        ...(selector === null
          ? {}
          : { logicalLocations: [{ fullyQualifiedName: selector, kind: "element" }] }),
      },
    ],
    partialFingerprints: { "plumblineFixUnit/v1": context.fingerprintOf(finding) },
    ...baselineState(finding, context.isNew),
    ...(wcag.length === 0 ? {} : { taxa: wcag.map((id) => ({ id, toolComponent: { name: "WCAG" } })) }),
    ...(proposed.length === 0 ? {} : { fixes: proposed }),
    properties: {
      severity,
      area: finding.area,
      sources,
      actRules,
      ...(snippet === null ? {} : { snippet }),
      ...(example === undefined ? {} : { example: exampleText(example) }),
    },
  };
}

function baselineState(finding: Finding, isNew: SarifContext["isNew"]): Pick<Result, "baselineState"> {
  if (isNew === null) return {};
  return { baselineState: isNew(finding) ? "new" : "unchanged" };
}

function toInvocation(result: ScanResult, rules: SarifRules): Invocation {
  const unmeasured = result.pages.filter(({ state }) => state === "not-measured");
  const measured = result.pages.length - unmeasured.length;
  const notRun = result.checks.filter(({ outcome }) => outcome === "could-not-run");
  const partly = result.checks.filter(({ lookedAt }) => lookedAt !== undefined);
  return {
    executionSuccessful: unmeasured.length < result.pages.length,
    startTimeUtc: result.startedAt,
    endTimeUtc: result.finishedAt,
    toolExecutionNotifications: [
      ...unmeasured.map(({ url, reason }): Notification => ({
        level: "error",
        message: toMessage(`Not measured: ${reason ?? "no reason given"}`),
        locations: [{ physicalLocation: { artifactLocation: { uri: url } } }],
      })),
      ...notRun.map(({ id, reason }): Notification => ({
        level: "warning",
        message: toMessage(`${id} could not be checked: ${reason ?? "no reason given"}`),
        associatedRule: { id, index: rules.indexOf(id) },
      })),
      ...partly.map(({ id, lookedAt = [] }): Notification => ({
        level: "note",
        message: toMessage(`${id} looked at ${lookedAt.length} of ${measured} measured pages`),
        associatedRule: { id, index: rules.indexOf(id) },
      })),
    ],
  };
}
