import { siteCheck } from "#check.ts";

import { judgeFieldVital } from "./field-vital.ts";
import { inSeconds } from "./own-files.ts";

export const perfFieldLargestPaint = siteCheck({
  id: "perf-field-largest-paint",
  area: "performance",
  severity: "high",
  group: "loading",
  sources: ["https://web.dev/articles/lcp", "https://developer.chrome.com/docs/crux"],
  defect: "Visitors wait long for the main content",
  title: "Visitors see the main content in time",
  whyItMatters:
    "These are not our measurements but those of your visitors' own browsers, on their phones and lines, over four weeks. Google ranks pages by the same figures.",
  businessImpact: "People who wait longer than they are used to leave before they have seen anything.",
  fixSteps: [
    "Start with what the other speed findings name: large pictures, scripts that hold up the page, a slow server.",
    "Measure again after four weeks: the figures cover the last 28 days, so a mend shows slowly.",
  ],
  effort: "L",
  resources: [{ title: "Optimize Largest Contentful Paint", url: "https://web.dev/articles/optimize-lcp" }],
  evaluate: (evidence) =>
    judgeFieldVital(evidence, {
      of: ({ largestContentfulPaintMs }) => largestContentfulPaintMs,
      good: 2500,
      poor: 4000,
      words: (value) => `waited ${inSeconds(value)} or longer for the main content`,
      component: "field-largest-paint",
    }),
});
