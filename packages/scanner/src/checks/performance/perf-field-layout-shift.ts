import { siteCheck } from "#check.ts";

import { judgeFieldVital } from "./field-vital.ts";

export const perfFieldLayoutShift = siteCheck({
  id: "perf-field-layout-shift",
  area: "performance",
  severity: "high",
  group: "stability",
  sources: ["https://web.dev/articles/cls", "https://developer.chrome.com/docs/crux"],
  defect: "Content jumps while visitors read",
  title: "Content stays where it is while visitors read",
  whyItMatters:
    "Things that move while a page is used make people lose their place and tap what they did not mean to. These figures come from your visitors' own browsers, over four weeks.",
  businessImpact: "Wrong taps cost orders and patience, and Google ranks pages by the same figure.",
  fixSteps: [
    "Give pictures, videos and embedded parts their size in the markup, so that their place is kept free.",
    "Do not put banners and notices above what is already shown.",
    "Scroll down and use the page while you watch: much of this happens after loading.",
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
