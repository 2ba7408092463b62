import { notApplicable, pageCheck, passed, type Verdict } from "#check.ts";
import type { PageEvidence } from "#evidence/page.ts";
import type { PageVitals } from "#gather/vitals.ts";

import { judgeVitals } from "./measured-page.ts";
import { inSeconds } from "./own-files.ts";

/** Google's limits for good and poor, https://web.dev/articles/lcp. */
const GOOD_MS = 2500;
const POOR_MS = 4000;
/** From here Lighthouse shows a metric in green. */
const GREEN = 0.9;

/** The main content came late on a fast line: on phones it comes later still. */
export const perfSlowLargestPaint = pageCheck({
  id: "perf-slow-largest-paint",
  area: "performance",
  severity: "high",
  group: "loading",
  sources: ["https://web.dev/articles/lcp"],
  defect: "Main content slow to appear",
  title: "The main content of every page appears in time",
  whyItMatters:
    "The largest image or text of the first screen is what visitors come for. We measured it on a fast connection. On a phone, it takes longer.",
  businessImpact: "With each second of waiting, more visitors leave before they have seen anything.",
  fixSteps: [
    'Look at the element we name. If it is an image, make it smaller and load it with fetchpriority="high".',
    "If it is text, look for fonts and scripts that hold it up.",
    "Check whether the server itself is slow. If so, caching helps most.",
  ],
  effort: "M",
  seenByLighthouse: "perf-largest-contentful-paint",
  resources: [{ title: "Optimize Largest Contentful Paint", url: "https://web.dev/articles/optimize-lcp" }],
  evaluate: (page) => judgeVitals(page, (vitals) => judge(vitals, isSlowAlone(page))),
});

function judge(vitals: PageVitals, isConfirmed: boolean): Verdict {
  const time = vitals.largestContentfulPaintMs;
  if (time === null) return notApplicable("The page showed nothing that we could time.");
  if (time <= GOOD_MS) return passed;
  const finding = {
    message: `The main content took ${inSeconds(time)} to appear. Up to ${inSeconds(GOOD_MS)} is good`,
    element: vitals.largestContentfulPaintElement,
    component: vitals.largestContentfulPaintElement?.component ?? "largest-paint",
  };
  // Other pages load beside this one: a busy moment of ours must not pass for a slow page.
  return { outcome: time > POOR_MS && isConfirmed ? "failed" : "review", findings: [finding] };
}

/** Lighthouse has the machine for itself; where it timed the page too, it must have found it slow. */
function isSlowAlone({ lighthouse }: PageEvidence): boolean {
  if (lighthouse === null || !lighthouse.gathered) return false;
  const timed = lighthouse.value.audits.find(({ id }) => id === "largest-contentful-paint");
  return typeof timed?.score === "number" && timed.score < GREEN;
}
