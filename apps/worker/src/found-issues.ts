import type { PlatformName } from "@plumbline/contract/platforms";
import type { CheckSummary, Finding, ScanResult } from "@plumbline/contract/scan-result";
import type { FoundIssue } from "@plumbline/core/issues/found-issue";
import { type FixUnit, groupIntoFixUnits } from "@plumbline/scanner/fix-units";

import { guidanceOf } from "#check-texts.ts";

/** What a scan found as issues, advice among them, each with what its check says of it. */
export function foundIssues({ checks, findings, platform }: Found): FoundIssue[] {
  const byId = new Map(checks.map((check) => [check.id, check]));
  const site = { checks: byId, platform: platform?.name ?? null };
  return groupIntoFixUnits(findings).map((unit) => toFoundIssue(unit, site));
}

type Found = Pick<ScanResult, "checks" | "findings" | "platform">;

interface ScannedSite {
  checks: ReadonlyMap<string, CheckSummary>;
  platform: PlatformName | null;
}

function toFoundIssue(unit: FixUnit, { checks, platform }: ScannedSite): FoundIssue {
  const { fingerprint, check, area, component, severity, wcag, places } = unit;
  const defect = checks.get(check)?.defect ?? check;
  return {
    fingerprint,
    checkId: check,
    area,
    component,
    severity,
    wcag,
    isSiteWide: places.some((place) => place.isSiteWide === true),
    guidance: guidanceOf(check, platform),
    message: places[0]?.message ?? defect,
    title: defect,
    needsReview: unit.outcome === "review",
    isAdvice: unit.outcome === "advice",
    places: places.map(toPlace),
  };
}

function toPlace({ screenshot, heading, example, ...finding }: Finding) {
  const { page, selector, snippet, message, sources } = finding;
  return {
    page,
    selector,
    snippet,
    message,
    sources,
    example: example ?? null,
    heading: heading ?? null,
    screenshotKey: screenshot ?? null,
  };
}
