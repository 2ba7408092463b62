import type { ScanResult } from "@plumbline/contract/scan-result";

import type { ComprehensiveReport } from "#comprehensive-input.ts";

/** The checks that did not look at every measured page. A single page leaves none that they could have missed. */
export function onSomePages(
  checks: ScanResult["checks"],
  pages: ComprehensiveReport["pages"],
): ScanResult["checks"] {
  const measured = pages.filter(({ state }) => state === "measured").length;
  return measured < 2 ? [] : checks.filter(({ lookedAt }) => lookedAt !== undefined);
}
