import { pageCheck, passed, type Verdict } from "#check.ts";
import type { PageEvidence } from "#evidence/page.ts";
import type { PageVitals } from "#gather/vitals.ts";

import { judgeVitals } from "./measured-page.ts";

/** Google's limits for good and poor, https://web.dev/articles/cls. */
const GOOD = 0.1;
const POOR = 0.25;

/** Content moved while the page loaded. */
export const perfLayoutJumps = pageCheck({
  id: "perf-layout-jumps",
  area: "performance",
  severity: "medium",
  group: "stability",
  sources: ["https://web.dev/articles/cls"],
  defect: "Content jumps on loading",
  title: "Pages don't jump while they load",
  whyItMatters:
    "When content moves under a finger, people tap the wrong thing or lose the line they were reading.",
  businessImpact: "Wrong taps cost you orders. Google counts this among its Core Web Vitals.",
  fixSteps: [
    "Look at the elements we name. Something above them arrived late and pushed them.",
    "Reserve space for images, frames and banners from the start, with width and height or min-height.",
    "Let notices appear over the page instead of pushing it down.",
  ],
  effort: "M",
  seenByLighthouse: "perf-cumulative-layout-shift",
  alwaysApplies: true,
  resources: [{ title: "Optimize Cumulative Layout Shift", url: "https://web.dev/articles/optimize-cls" }],
  evaluate: (page) => judgeVitals(page, (vitals) => judge(vitals, page)),
});

function judge(vitals: PageVitals, page: PageEvidence): Verdict {
  const { cumulativeLayoutShift: shift, shiftedElements } = vitals;
  if (shift <= GOOD) return passed;
  // A picture that comes in time on one load and late on the next moves the page a little now and then.
  const outcome = shift > POOR || hasJumpedAgain(page) ? "failed" : "review";
  const severity = shift > POOR ? "high" : "medium";
  const question = outcome === "review" ? ". Do you see it jump when you open it?" : "";
  const message = `The page moved by ${shift.toFixed(2)} while it loaded. Up to ${GOOD} is good${question}`;
  if (shiftedElements.length === 0) {
    return { outcome, findings: [{ message, severity, component: "layout" }] };
  }
  return { outcome, findings: shiftedElements.map((element) => ({ message, severity, element })) };
}

/** Whether Lighthouse, which loads a page again, saw it move too. */
function hasJumpedAgain({ lighthouse }: PageEvidence): boolean {
  if (lighthouse?.gathered !== true) return false;
  return lighthouse.value.audits.some(
    ({ id, numericValue }) => id === "cumulative-layout-shift" && (numericValue ?? 0) > GOOD,
  );
}
