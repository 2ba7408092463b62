import { couldNotRun, pageCheck, passed, verdictOf } from "#check.ts";

import { judgmentOf } from "./judging/page-judgment.ts";
import { OTHER_CHECK } from "./other-check.ts";

/** So that nothing an engine found is lost for want of a rule that names it. */
export const a11yOther = pageCheck({
  id: "a11y-other",
  area: "accessibility",
  severity: "medium",
  group: "robust",
  sources: ["https://www.w3.org/TR/WCAG22/"],
  defect: "Other accessibility barrier",
  title: "There are no other accessibility barriers",
  whyItMatters:
    "We test each page with several tools. This check collects what they find beyond the other checks.",
  businessImpact: "Each barrier keeps some of your visitors out.",
  fixSteps: [
    "Open each place and read what the tool says.",
    "Send the place and the message to your developer.",
  ],
  effort: "M",
  alwaysApplies: true,
  resources: [{ title: "How to meet WCAG", url: "https://www.w3.org/WAI/WCAG22/quickref/" }],
  evaluate: (page) => {
    const findings = judgmentOf(page).defects.get(OTHER_CHECK) ?? [];
    if (findings.length > 0) return verdictOf(findings);
    if (page.engines.length === 0) return couldNotRun("We did not check the accessibility of this page.");
    const failure = page.engines.find(({ report }) => !report.gathered);
    return failure?.report.gathered === false ? couldNotRun(failure.report.reason) : passed;
  },
});
