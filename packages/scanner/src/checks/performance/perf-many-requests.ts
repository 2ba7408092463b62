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
  defect: "Page asks for too many files",
  title: "Pages do not ask for too many files",
  whyItMatters:
    "Each file costs a question and an answer; on mobile networks each of them waits for the last.",
  businessImpact: "Pages of many small files feel slow even on good connections.",
  fixSteps: [
    "Remove plugins, fonts and trackers the page does not need.",
    "Have scripts and style sheets joined into few files, and icons into one.",
  ],
  effort: "M",
  alwaysApplies: true,
  resources: [{ title: "Fast load times", url: "https://web.dev/explore/fast" }],
  evaluate: (page) =>
    judgeVitals(page, ({ requestCount }) => {
      if (requestCount <= MANY) return passed;
      const message = `The page asks for ${requestCount} files; up to ${MANY} is common`;
      const severity = requestCount > TOO_MANY ? "medium" : "low";
      return { outcome: "failed", findings: [{ message, severity, component: "requests" }] };
    }),
});
