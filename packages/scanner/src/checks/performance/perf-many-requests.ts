import { pageCheck, passed } from "#check.ts";

import { judgeVitals } from "./measured-page.ts";

const MANY = 100;
const TOO_MANY = 200;

/** The page asks for more files than it needs to. */
export const perfManyRequests = pageCheck({
  id: "perf-many-requests",
  area: "performance",
  severity: "low",
  group: "weight",
  sources: ["https://almanac.httparchive.org/en/2025/page-weight"],
  defect: "Page loads too many files",
  title: "Pages don't load too many files",
  whyItMatters:
    "The browser has to ask for each file and wait for it. On mobile networks, the waiting adds up.",
  businessImpact: "Pages with many small files feel slow even on good connections.",
  fixSteps: [
    "Remove plugins, fonts and trackers that the page doesn't need.",
    "Combine scripts and style sheets into a few files, and icons into one.",
  ],
  effort: "M",
  alwaysApplies: true,
  resources: [{ title: "Fast load times", url: "https://web.dev/explore/fast" }],
  evaluate: (page) =>
    judgeVitals(page, ({ requestCount }) => {
      if (requestCount <= MANY) return passed;
      const message = `The page loads ${requestCount} files. Up to ${MANY} is common`;
      const severity = requestCount > TOO_MANY ? "medium" : "low";
      return { outcome: "failed", findings: [{ message, severity, component: "requests" }] };
    }),
});
