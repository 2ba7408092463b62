import { pageCheck, passed } from "#check.ts";

import { judgeDocument } from "./measured-page.ts";

/** Lighthouse's limits for a large document. */
const MANY = 1400;
const TOO_MANY = 3000;

/** The page consists of so many elements that each change is slow. */
export const perfManyElements = pageCheck({
  id: "perf-many-elements",
  area: "performance",
  severity: "low",
  group: "weight",
  sources: ["https://developer.chrome.com/docs/performance/insights/dom-size"],
  defect: "Page built of too many elements",
  title: "Pages don't have too many elements",
  whyItMatters:
    "Whenever something changes, the browser lays out the elements of the page again. Thousands of them make phones stall.",
  businessImpact: "Menus and filters react late, and the page feels broken.",
  fixSteps: [
    "Show long lists in parts, and load more when people ask for it.",
    "Ask for leaner templates. Page builders often add many wrapper elements.",
  ],
  effort: "L",
  seenByLighthouse: "perf-dom-size-insight",
  alwaysApplies: true,
  resources: [
    { title: "Optimize DOM size", url: "https://developer.chrome.com/docs/performance/insights/dom-size" },
  ],
  evaluate: (page) =>
    judgeDocument(page, ({ elementCount }) => {
      if (elementCount <= MANY) return passed;
      const message = `The page has ${elementCount} elements. Up to ${MANY} is fine`;
      const severity = elementCount > TOO_MANY ? "medium" : "low";
      return { outcome: "failed", findings: [{ message, severity, component: "elements" }] };
    }),
});
