import { createHash } from "node:crypto";

import { SEVERITIES, type Area, type Severity } from "@plumbline/contract/areas";
import type { Finding } from "@plumbline/contract/scan-result";

import { sureness } from "./outcome-of-defect.ts";
import { toldOnce } from "./told-once.ts";

/** All places that one change fixes: where one check found something in one component. */
export interface FixUnit {
  /** Equal across scans as long as check and component are: 32 hex digits. */
  fingerprint: string;
  check: string;
  area: Area;
  component: string;
  /** The most severe of its places. */
  severity: Severity;
  /** The surest of its places: `fail` as soon as one is confirmed, `advice` where all are. */
  outcome: Finding["outcome"];
  wcag: string[];
  sources: string[];
  /** Addresses of the pages it shows on, each once. */
  pages: string[];
  places: Finding[];
}

/**
 * Groups findings into fix units, the most severe and most widespread first. What another area already reports is
 * left out, because it is one thing to fix, though it costs points in both.
 */
export function groupIntoFixUnits(findings: readonly Finding[]): FixUnit[] {
  const groups = Map.groupBy(toldOnce(findings), ({ check, component }) => fingerprintOf(check, component));
  return [...groups.entries()].map(toUnit).sort(gravestFirst);
}

/** Fix units by what is to be done with them: one with a confirmed place is to be fixed, and advice may be left. */
export function unitsByOutcome(
  findings: readonly Finding[],
): Record<"toFix" | "toReview" | "advice", FixUnit[]> {
  const units = groupIntoFixUnits(findings);
  return {
    toFix: units.filter(({ outcome }) => outcome === "fail"),
    toReview: units.filter(({ outcome }) => outcome === "review"),
    advice: units.filter(({ outcome }) => outcome === "advice"),
  };
}

/** Name of a fix unit that stays the same from scan to scan. */
export function fingerprintOf(check: string, component: string): string {
  return createHash("sha256").update(`${check}\n${component}`).digest("hex").slice(0, 32);
}

function toUnit([fingerprint, places]: [string, Finding[]]): FixUnit {
  const surestFirst = places.toSorted(
    (a, b) =>
      sureness(a.outcome) - sureness(b.outcome) || severityRank(a.severity) - severityRank(b.severity),
  );
  const [first] = surestFirst;
  if (first === undefined) throw new Error("A fix unit has at least one place.");
  // Advice never makes an issue look larger.
  const sorted = surestFirst.filter(({ outcome }) => outcome !== "advice" || first.outcome === "advice");
  const unique = (values: string[]): string[] => [...new Set(values)];
  return {
    fingerprint,
    check: first.check,
    area: first.area,
    component: first.component,
    severity: first.severity,
    outcome: first.outcome,
    wcag: unique(sorted.flatMap(({ wcag }) => wcag)),
    sources: unique(sorted.flatMap(({ sources }) => sources)),
    pages: unique(sorted.map(({ page }) => page)),
    places: sorted,
  };
}

function gravestFirst(a: FixUnit, b: FixUnit): number {
  return (
    sureness(a.outcome) - sureness(b.outcome) ||
    severityRank(a.severity) - severityRank(b.severity) ||
    b.pages.length - a.pages.length
  );
}

function severityRank(severity: Severity): number {
  return SEVERITIES.indexOf(severity);
}
