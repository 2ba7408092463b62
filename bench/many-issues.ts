import type { FoundIssue } from "@plumbline/core/issues/found-issue";
import type { OrganizationContext } from "@plumbline/core/platform/context";
import { foundIssue, HOME, place, scanResult } from "@plumbline/core/scans/scan-result.testing";
import { stageScan } from "@plumbline/testing/stage-scan";

/** Issues of a large site that is in a bad state. */
export const MANY_ISSUES = 2000;

const CAUSES = 80;
const PAGES = 150;
const PAGES_OF_ISSUE = 5;
const SEVERITIES = ["critical", "high", "medium", "low"] as const;
const AREAS = ["accessibility", "seo", "performance", "privacy", "security"] as const;

/** Records a scan with so many issues of as many causes as a large site has, each on several pages. */
export async function stageManyIssues(context: OrganizationContext, count: number): Promise<void> {
  await stageScan(context, {
    issues: issuesOf(count, { pages: PAGES, places: PAGES_OF_ISSUE }),
    result: scanResult({
      pages: Array.from({ length: PAGES }, (_, index) => ({
        url: `${HOME}${index}`,
        status: 200,
        state: "measured" as const,
      })),
    }),
  });
}

/** So many issues of at most 80 causes, each on so many of the pages. */
export function issuesOf(count: number, { pages, places }: { pages: number; places: number }): FoundIssue[] {
  return Array.from({ length: count }, (_, index) => {
    const check = index % CAUSES;
    return foundIssue({
      fingerprint: `issue-${index}`,
      checkId: `check-${check}`,
      title: `Defect ${check}`,
      component: `component-${index}`,
      area: AREAS[check % AREAS.length] ?? "seo",
      severity: SEVERITIES[check % SEVERITIES.length] ?? "low",
      places: Array.from({ length: places }, (_, page) =>
        place(`${HOME}${(index * 7 + page) % pages}`, `#element-${index}`),
      ),
    });
  });
}
