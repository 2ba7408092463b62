import { pageCheck, passed, type Verdict } from "#check.ts";
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
  title: "No page jumps while it loads",
  whyItMatters:
    "What moves under the finger makes people tap the wrong thing or lose the line they were reading.",
  businessImpact: "Wrong taps cost orders, and the measure is one of Google's core web vitals.",
  fixSteps: [
    "See to the elements named: something above them arrived late and pushed them.",
    "Give pictures, frames and banners their room from the start, with width and height or min-height.",
    "Let notices appear over the page instead of pushing it down.",
  ],
  effort: "M",
  resources: [{ title: "Optimize Cumulative Layout Shift", url: "https://web.dev/articles/optimize-cls" }],
  evaluate: (page) => judgeVitals(page, judge),
});

function judge({ cumulativeLayoutShift: shift, shiftedElements }: PageVitals): Verdict {
  if (shift <= GOOD) return passed;
  const severity = shift > POOR ? "high" : "medium";
  const message = `The page moved by ${shift.toFixed(2)} while it loaded; up to ${GOOD} is good`;
  if (shiftedElements.length === 0) {
    return { outcome: "failed", findings: [{ message, severity, component: "layout" }] };
  }
  return { outcome: "failed", findings: shiftedElements.map((element) => ({ message, severity, element })) };
}
