import { siteCheck } from "#check.ts";

import { judgeFieldVital } from "./field-vital.ts";

export const perfFieldInteraction = siteCheck({
  id: "perf-field-interaction",
  area: "performance",
  severity: "high",
  group: "loading",
  sources: ["https://web.dev/articles/inp", "https://developer.chrome.com/docs/crux"],
  defect: "Slow answer to visitors' taps",
  title: "The site answers visitors' taps at once",
  whyItMatters:
    "How long the page takes to answer a tap or a key can only be measured while people use it. These figures come from your visitors' own browsers, over four weeks.",
  businessImpact: "A button that does not answer is pressed again or given up: orders are doubled or lost.",
  fixSteps: [
    "Find the script that is busy: record a tap in the Performance panel of the browser's developer tools, with the processor slowed down.",
    "Split long work into pieces, and do what is not needed for the answer after it has been shown.",
    "Remove scripts of other companies that are no longer needed; they are the most frequent cause.",
  ],
  effort: "L",
  resources: [{ title: "Optimize Interaction to Next Paint", url: "https://web.dev/articles/optimize-inp" }],
  evaluate: (evidence) =>
    judgeFieldVital(evidence, {
      of: ({ interactionToNextPaintMs }) => interactionToNextPaintMs,
      good: 200,
      poor: 500,
      words: (value) => `waited ${Math.round(value)} ms or longer for the answer to a tap or key`,
      component: "field-interaction",
    }),
});
