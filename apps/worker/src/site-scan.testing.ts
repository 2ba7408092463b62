import type { ScanResult } from "@plumbline/contract/scan-result";

import type { SiteScan } from "#site-scan.ts";

/** A scan of the bakery that was made in no time and found nothing. */
export function bakeryScan(now: Date, pages: ScanResult["pages"] = [HOME_PAGE]): SiteScan {
  const result = {
    schemaVersion: 2 as const,
    rulesetVersion: "2026.11.1",
    startedAt: now.toISOString(),
    finishedAt: now.toISOString(),
    site: HOME_PAGE.url,
    areas: {},
    overall: null,
    pages,
    checks: [],
    findings: [],
  };
  return { result, issues: [], evidence: [{}], close: () => undefined };
}

const HOME_PAGE = { url: "https://harbor-bakery.example/", status: 200, state: "measured" } as const;
