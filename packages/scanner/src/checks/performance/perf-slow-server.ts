import { pageCheck, passed, type Verdict } from "#check.ts";
import type { PageVitals } from "#gather/vitals.ts";

import { judgeVitals } from "./measured-page.ts";
import { inSeconds } from "./own-files.ts";

/** Google's limits for good and poor, https://web.dev/articles/ttfb. */
const GOOD_MS = 800;
const POOR_MS = 1800;

/** The server took long before it sent the first byte of the page. */
export const perfSlowServer = pageCheck({
  id: "perf-slow-server",
  area: "performance",
  severity: "medium",
  group: "delivery",
  sources: ["https://web.dev/articles/ttfb"],
  defect: "Slow server",
  title: "The server answers quickly",
  whyItMatters: "Until the first byte of the page arrives, the browser can't do anything.",
  businessImpact: "Every visitor waits for it on every page.",
  fixSteps: [
    "Turn on page caching in your CMS or at your host.",
    "Remove redirects in front of the page.",
    "If your visitors are far away, put a content delivery network (CDN) in front of the site.",
  ],
  effort: "M",
  seenByLighthouse: "perf-document-latency-insight",
  alwaysApplies: true,
  resources: [{ title: "Optimize Time to First Byte", url: "https://web.dev/articles/optimize-ttfb" }],
  evaluate: (page) => judgeVitals(page, judge),
});

function judge({ timeToFirstByteMs: time }: PageVitals): Verdict {
  if (time <= GOOD_MS) return passed;
  const message = `The server took ${inSeconds(time)} to answer. Up to ${inSeconds(GOOD_MS)} is good`;
  // Between good and poor a single answer may just have met a busy moment.
  if (time > POOR_MS) return { outcome: "failed", findings: [{ message, component: "first-byte" }] };
  const question = `${message}. Does it take as long when you open the page again?`;
  return { outcome: "review", findings: [{ message: question, component: "first-byte" }] };
}
