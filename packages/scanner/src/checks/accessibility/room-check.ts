import {
  couldNotRun,
  notApplicable,
  notLookedAt,
  pageCheck,
  passed,
  verdictOf,
  type PageCheck,
  type Verdict,
} from "#check.ts";
import { understandingUrl } from "@plumbline/contract/wcag-criteria";

import type { PageEvidence } from "#evidence/page.ts";
import { ALFA, AXE, type EngineName } from "#evidence/engine-names.ts";
import { axeRule } from "#gather/engines/axe-rule-set.ts";

import { judgmentOf } from "./judging/page-judgment.ts";
import { groupOfCriteria } from "./principle.ts";
import type { Rule } from "./rule.ts";

/** Makes a check of a rule. */
export function checkOf(rule: Rule): PageCheck {
  const { id, severity, criteria, actRules = [], defect, title, effort } = rule;
  const advised = rule.advisedBy === undefined ? [] : [rule.advisedBy];
  const ofAxe = (rule.engines?.[AXE] ?? []).map(axeRule);
  return pageCheck({
    id,
    area: "accessibility",
    severity,
    group: groupOfCriteria(criteria),
    sources: [
      ...criteria.map((criterion) => `WCAG 2.2 SC ${criterion}`),
      ...(ofAxe.length > 0
        ? ofAxe.map((axe) => `axe-core rule ${axe.id}`)
        : actRules.map((act) => `ACT rule ${act}`)),
      ...advised.map(({ url }) => url),
    ],
    wcag: [...criteria],
    actRules: [...actRules],
    defect,
    title,
    whyItMatters: rule.whyItMatters,
    businessImpact: rule.businessImpact,
    fixSteps: [...rule.fixSteps],
    effort,
    ...(rule.likelyOwner === undefined ? {} : { likelyOwner: rule.likelyOwner }),
    resources: [
      ...criteria.map((criterion) => ({
        title: `Understanding WCAG ${criterion}`,
        url: understandingUrl(criterion),
      })),
      ...ofAxe.map(({ helpUrl }) => ({ title: "How the rule decides, with examples", url: helpUrl })),
      ...advised,
    ],
    ...(rule.example === undefined ? {} : { example: rule.example }),
    ...relationsOf(rule),
    evaluate: (page) => judge(rule, page),
  });
}

function relationsOf({
  alwaysApplies,
  toldBy,
  effectOf,
  effectOfInner,
}: Rule): Pick<Rule, "alwaysApplies" | "toldBy" | "effectOf" | "effectOfInner"> {
  return {
    ...(alwaysApplies === undefined ? {} : { alwaysApplies }),
    ...(toldBy === undefined ? {} : { toldBy }),
    ...(effectOf === undefined ? {} : { effectOf }),
    ...(effectOfInner === undefined ? {} : { effectOfInner }),
  };
}

/** What one of those who were asked says where nothing was found; null where it was not asked of this page. */
type Answer = "clean" | "nothing to judge" | { reason: string } | null;

function judge(rule: Rule, page: PageEvidence): Verdict {
  const own = ownAnswers(rule, page);
  const findings = judgmentOf(page).defects.get(rule.id) ?? [];
  if (findings.length > 0) return besideUnseen(rule, page, verdictOf(findings));
  const answers = [...own, engineAnswer(rule, page, own)];
  const failure = answers.find((answer) => answer !== null && typeof answer === "object");
  if (typeof failure === "object" && failure !== null) return couldNotRun(failure.reason);
  if (answers.includes("clean")) return passed;
  if (answers.includes("nothing to judge") && !own.includes(null))
    return notApplicable("The page has nothing that this check is about.");
  if (page.engines.length === 0) return couldNotRun("We did not check the accessibility of this page.");
  return notLookedAt("We check this only on key pages and small pages.");
}

/** What was found stands, and what was not looked at is told with it. */
function besideUnseen({ id }: Rule, page: PageEvidence, verdict: Verdict): Verdict {
  const answers = judgmentOf(page).answers.get(id) ?? [];
  const reason = answers.flatMap(({ answer }) =>
    answer !== null && "unseen" in answer && answer.unseen !== undefined ? [answer.unseen] : [],
  )[0];
  return reason !== undefined && "findings" in verdict ? { ...verdict, reason } : verdict;
}

/** @throws what one of the rule's own decisions threw */
function ownAnswers({ id }: Rule, page: PageEvidence): Answer[] {
  const answers = judgmentOf(page).answers.get(id) ?? [];
  return answers
    .filter(({ examination }) => !examination.onlySettles)
    .map(({ answer }): Answer => {
      if (answer === null || "reason" in answer) return answer;
      if ("error" in answer) throw answer.error;
      if (answer.unseen !== undefined) return { reason: answer.unseen };
      return answer.applies ? "clean" : "nothing to judge";
    });
}

/** axe tells of each of its rules; where neither axe nor we have an answer, Alfa may. */
function engineAnswer(rule: Rule, page: PageEvidence, own: readonly Answer[]): Answer {
  const ofAxe = rule.engines?.[AXE] ?? [];
  if (ofAxe.length > 0) return answerOf(AXE, ofAxe, page);
  const ofAlfa = rule.engines?.[ALFA] ?? [];
  const isAnswered = own.some((answer) => answer !== null);
  return ofAlfa.length > 0 && !isAnswered ? answerOf(ALFA, ofAlfa, page) : null;
}

function answerOf(engine: EngineName, rules: readonly string[], { engines }: PageEvidence): Answer {
  const asked = engines.find((entry) => entry.engine === engine && entry.view === undefined);
  if (asked === undefined) return null;
  if (!asked.report.gathered) return { reason: asked.report.reason };
  const { passedRules, inapplicableRules, findings } = asked.report.value;
  // Complaints that are wrong too often to be told are no finding.
  const spoke = (name: string): boolean =>
    passedRules.includes(name) || findings.some(({ rule }) => rule === name);
  if (rules.some(spoke)) return "clean";
  if (rules.every((name) => inapplicableRules.includes(name))) return "nothing to judge";
  return { reason: `${engine} stopped before it finished this check.` };
}
