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
    "We didn't measure this. Your visitors' own browsers did, on their phones and connections, over four weeks. Google uses the same figures to rank pages.",
  businessImpact: "People who wait longer than usual leave before they have seen anything.",
  fixSteps: [
    "Start with what the other speed issues name: large images, scripts that hold up the page, a slow server.",
    "Check again after four weeks. The figures cover the last 28 days, so a fix shows up slowly.",
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
