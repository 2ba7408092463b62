import { pageCheck, passed, type Verdict } from "#check.ts";
import { CONTENDED_FROM } from "#evidence/contention.ts";
import type { PageEvidence } from "#evidence/page.ts";
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
  evaluate: (page) => judgeVitals(page, (vitals) => judge(vitals, isSlowAlone(page))),
});

function judge({ timeToFirstByteMs: time }: PageVitals, isConfirmed: boolean): Verdict {
  if (time <= GOOD_MS) return passed;
  const message = `The server took ${inSeconds(time)} to answer. Up to ${inSeconds(GOOD_MS)} is good`;
  // A single answer may have met a busy moment, of the server or of our computer.
  if (time > POOR_MS && isConfirmed)
    return { outcome: "failed", findings: [{ message, component: "first-byte" }] };
  const question = `${message}. Does it take as long when you open the page again?`;
  return { outcome: "review", findings: [{ message: question, component: "first-byte" }] };
}

/** Lighthouse has the machine for itself: it must have found the answer slow as well, in a calm moment. */
function isSlowAlone({ lighthouse }: PageEvidence): boolean {
  if (lighthouse === null || !lighthouse.gathered) return false;
  const { audits, contention = 1 } = lighthouse.value;
  const asked = audits.find(({ id }) => id === "document-latency-insight");
  return contention < CONTENDED_FROM && asked?.unmet?.includes("serverResponseIsFast") === true;
}
