import { pageCheck, type PageCheck, type Verdict } from "#check.ts";
import type { EngineReport, PageEvidence } from "#evidence.ts";
import { AXE_RULES, type AxeRule } from "#gather/engines/axe-rule-set.ts";

import { findingsOf } from "./page-findings.ts";
import { groupOfCriteria } from "./principle.ts";
import { ruleText } from "./rule-texts.ts";
import { understandingUrl } from "./understanding.ts";

const ENGINE = "axe-core";
/** One check for each of axe-core's rules we run: its id is `a11y-` and the rule's. */
export const axeChecks: PageCheck[] = [...AXE_RULES.values()].map((rule) => toCheck(rule));

function toCheck(rule: AxeRule): PageCheck {
  const text = ruleText(rule.id);
  return pageCheck({
    id: `a11y-${rule.id}`,
    area: "accessibility",
    severity: rule.bestPractice ? "info" : text.severity,
    group: groupOfCriteria(rule.wcag),
    sources: [...rule.wcag.map((criterion) => `WCAG 2.2 SC ${criterion}`), `axe-core rule ${rule.id}`],
    wcag: rule.wcag,
    actRules: rule.actRules,
    defect: text.defect,
    title: text.title,
    whyItMatters: text.family.whyItMatters,
    businessImpact: text.family.businessImpact,
    fixSteps: text.fixSteps,
    effort: text.effort,
    resources: [
      ...rule.wcag.map((criterion) => ({
        title: `Understanding WCAG ${criterion}`,
        url: understandingUrl(criterion),
      })),
      { title: "How the rule decides, with examples", url: rule.helpUrl },
    ],
    evaluate: (page) => judge(rule, page),
  });
}

function judge(rule: AxeRule, page: PageEvidence): Verdict {
  const findings = findingsOf(page, `a11y-${rule.id}`);
  if (findings.some(({ outcome }) => outcome === "fail")) return { outcome: "failed", findings };
  if (findings.length > 0) return { outcome: "review", findings };
  const asked = page.engines.find(({ engine }) => engine === ENGINE);
  if (!asked) return { outcome: "could-not-run", reason: "axe-core did not run on this page." };
  if (!asked.report.gathered) return { outcome: "could-not-run", reason: asked.report.reason };
  return judgeReport(rule, asked.report.value);
}

/** What axe says of a rule no engine complained of, or whose complaints are wrong too often to be told. */
function judgeReport(rule: AxeRule, report: EngineReport): Verdict {
  if (report.passedRules.includes(rule.id)) return { outcome: "passed" };
  if (report.inapplicableRules.includes(rule.id)) {
    return { outcome: "not-applicable", reason: "The page has nothing that this check is about." };
  }
  if (report.findings.some((finding) => finding.rule === rule.id)) return { outcome: "passed" };
  return { outcome: "could-not-run", reason: "axe-core stopped before it finished this check." };
}
