import { siteCheck } from "#check.ts";

import { judgeFieldVital } from "./field-vital.ts";

export const perfFieldLayoutShift = siteCheck({
  id: "perf-field-layout-shift",
  area: "performance",
  severity: "high",
  group: "stability",
  sources: ["https://web.dev/articles/cls", "https://developer.chrome.com/docs/crux"],
  defect: "Content jumps while visitors read",
  title: "Content stays in place while visitors read",
  whyItMatters:
    "When things move while people use a page, they lose their place and tap the wrong thing. These figures come from your visitors' own browsers, over four weeks.",
  businessImpact: "Wrong taps cost you orders and patience. Google uses the same figure to rank pages.",
  fixSteps: [
    "Give images, videos and embedded content a width and height in the HTML, so that the page reserves their space.",
    "Don't put banners and notices above content that is already on screen.",
    "Scroll down and use the page while you watch. Much of this happens after loading.",
  ],
  effort: "M",
  resources: [{ title: "Optimize Cumulative Layout Shift", url: "https://web.dev/articles/optimize-cls" }],
  evaluate: (evidence) =>
    judgeFieldVital(evidence, {
      of: ({ cumulativeLayoutShift }) => cumulativeLayoutShift,
      good: 0.1,
      poor: 0.25,
      words: (value) => `saw content jump, with a layout shift of ${value} or more`,
      component: "field-layout-shift",
    }),
});
