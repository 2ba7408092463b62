import { pageCheck, passed, type Verdict } from "#check.ts";
import type { NetworkRequest } from "#evidence/network.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { judgeVitals } from "./measured-page.ts";
import { inBytes } from "./own-files.ts";

const MEGABYTE = 1024 * 1024;
const HEAVY = 3 * MEGABYTE;
const VERY_HEAVY = 6 * MEGABYTE;
const NAMED = 3;

/** The page loads more than a mobile connection brings in reasonable time. */
export const perfPageWeight = pageCheck({
  id: "perf-page-weight",
  area: "performance",
  severity: "medium",
  group: "weight",
  sources: ["https://almanac.httparchive.org/en/2025/page-weight"],
  defect: "Page too heavy",
  title: "Pages are not too heavy",
  whyItMatters:
    "Everything a page loads has to go through the visitor's connection. On a slow one, 3 MB take about 15 seconds.",
  businessImpact: "Visitors on mobile networks leave, or they pay for data they never look at.",
  fixSteps: [
    "Start with the largest files we list. Usually these are images, videos and scripts.",
    'Load what is below the first screen with loading="lazy". Load a video only when someone starts it.',
  ],
  effort: "M",
  seenByLighthouse: "perf-total-byte-weight",
  alwaysApplies: true,
  readsFiles: ["script", "stylesheet", "image", "font"],
  resources: [{ title: "Fast load times", url: "https://web.dev/explore/fast" }],
  evaluate: (page) => judgeVitals(page, ({ transferBytes }) => judge(page, transferBytes)),
});

function judge(page: PageEvidence, bytes: number): Verdict {
  if (bytes <= HEAVY) return passed;
  const message = `The page loads ${inBytes(bytes)}. Try to stay below ${inBytes(HEAVY)}`;
  const severity = bytes > VERY_HEAVY ? "high" : "medium";
  return {
    outcome: "failed",
    findings: [{ message, severity, snippet: largest(page.requests), component: "weight" }],
  };
}

function largest(requests: readonly NetworkRequest[]): string {
  return requests
    .toSorted((a, b) => (b.transferBytes ?? 0) - (a.transferBytes ?? 0))
    .slice(0, NAMED)
    .map(({ url, transferBytes }) => `${inBytes(transferBytes ?? 0)} ${url.slice(0, 120)}`)
    .join("\n");
}
