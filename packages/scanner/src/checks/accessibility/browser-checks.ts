import { pageCheck, type PageCheck, type Verdict } from "#check.ts";
import type { PageEvidence } from "#evidence.ts";

import { OTHER_CHECK } from "./check-of-rule.ts";
import { findingsOf } from "./page-findings.ts";
import { groupOfCriteria } from "./principle.ts";
import { BROWSER_RULES, type BrowserRule } from "./rule-texts/browser-rules.ts";
import { understandingUrl } from "./understanding.ts";

/** Checks for what axe has no rule of its own: our own browser checks and rules only other engines have. */
export const browserChecks: PageCheck[] = [
  ...[...BROWSER_RULES].map(([name, rule]) => toCheck(name, rule)),
  otherCheck(),
];

function toCheck(name: string, rule: BrowserRule): PageCheck {
  const id = `a11y-${name}`;
  return pageCheck({
    id,
    area: "accessibility",
    severity: rule.severity,
    group: groupOfCriteria(rule.wcag),
    sources: [
      ...rule.wcag.map((criterion) => `WCAG 2.2 SC ${criterion}`),
      ...rule.actRules.map((act) => `ACT rule ${act}`),
    ],
    wcag: rule.wcag,
    actRules: rule.actRules,
    defect: rule.defect,
    title: rule.title,
    whyItMatters: rule.family.whyItMatters,
    businessImpact: rule.family.businessImpact,
    fixSteps: rule.fixSteps,
    effort: rule.effort,
    resources: rule.wcag.map((criterion) => ({
      title: `Understanding WCAG ${criterion}`,
      url: understandingUrl(criterion),
    })),
    evaluate: (page) => judge(id, rule, page),
  });
}

function judge(id: string, rule: BrowserRule, page: PageEvidence): Verdict {
  const findings = findingsOf(page, id);
  if (findings.length > 0) return verdictOn(findings);
  const asked = page.engines.find(({ engine }) => engine === rule.engine);
  if (asked === undefined) return notAsked(page);
  if (!asked.report.gathered) return { outcome: "could-not-run", reason: asked.report.reason };
  if (rule.keyPagesOnly && !wasThorough(page)) return notAsked(page);
  if (asked.report.value.inapplicableRules.includes(id.replace(/^a11y-/, "")))
    return { outcome: "not-applicable", reason: "The page has nothing that this check is about." };
  return { outcome: "passed" };
}

function notAsked(page: PageEvidence): Verdict {
  if (page.engines.length > 0)
    return { outcome: "not-applicable", reason: "We check this only on key pages and small pages." };
  return { outcome: "could-not-run", reason: "We did not check the accessibility of this page." };
}

/** Alfa is asked on exactly those pages that are operated too. */
function wasThorough(page: PageEvidence): boolean {
  return page.engines.some(({ engine }) => engine === "Alfa");
}

function verdictOn(findings: ReturnType<typeof findingsOf>): Verdict {
  const failed = findings.some(({ outcome }) => outcome === "fail");
  return { outcome: failed ? "failed" : "review", findings };
}

/** So that nothing an engine found is lost for want of a check of its own. */
function otherCheck(): PageCheck {
  return pageCheck({
    id: OTHER_CHECK,
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
    resources: [{ title: "How to meet WCAG", url: "https://www.w3.org/WAI/WCAG22/quickref/" }],
    evaluate: (page) => {
      const findings = findingsOf(page, OTHER_CHECK);
      if (findings.length > 0) return verdictOn(findings);
      const failure = page.engines.find(({ report }) => !report.gathered);
      if (page.engines.length === 0)
        return { outcome: "could-not-run", reason: "We did not check the accessibility of this page." };
      if (failure !== undefined && !failure.report.gathered)
        return { outcome: "could-not-run", reason: failure.report.reason };
      return { outcome: "passed" };
    },
  });
}
