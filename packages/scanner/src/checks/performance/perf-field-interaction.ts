import { siteCheck } from "#check.ts";

import { judgeFieldVital } from "./field-vital.ts";

export const perfFieldInteraction = siteCheck({
  id: "perf-field-interaction",
  area: "performance",
  severity: "high",
  group: "loading",
  sources: ["https://web.dev/articles/inp", "https://developer.chrome.com/docs/crux"],
  defect: "Slow response to visitors' taps",
  title: "The site responds to visitors' taps right away",
  whyItMatters:
    "We can measure how fast a page responds to a tap or key only while people use it. These figures come from your visitors' own browsers, over four weeks.",
  businessImpact:
    "People press a button that doesn't respond again, or they give up. Orders are doubled or lost.",
  fixSteps: [
    "Find the busy script. Open the Performance panel in your browser's developer tools, slow down the CPU and record a tap.",
    "Split long work into pieces. Show the response first, and do the rest after it.",
    "Remove scripts from other companies that you no longer need. They are the most common cause.",
  ],
  effort: "L",
  resources: [{ title: "Optimize Interaction to Next Paint", url: "https://web.dev/articles/optimize-inp" }],
  evaluate: (evidence) =>
    judgeFieldVital(evidence, {
      of: ({ interactionToNextPaintMs }) => interactionToNextPaintMs,
      good: 200,
      poor: 500,
      words: (value) => `waited ${Math.round(value)} ms or longer for a response to a tap or key`,
      component: "field-interaction",
    }),
});
