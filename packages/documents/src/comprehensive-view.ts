import type { ComprehensiveReport } from "#comprehensive-input.ts";
import { actionsView } from "#sections/actions.ts";
import { areaPagesView } from "#sections/area-pages.ts";
import { changesView } from "#sections/changes.ts";
import { criteriaView } from "#sections/criteria.ts";
import { evidenceLogView } from "#sections/evidence-log.ts";
import { fixPlanView, PLANNED_CAUSES } from "#sections/fix-plan.ts";
import { identityView } from "#sections/identity.ts";
import { impactView } from "#sections/impact.ts";
import { notMeasuredView } from "#sections/not-measured.ts";
import { scopeView } from "#sections/scope.ts";
import { scoresView } from "#sections/scores.ts";
import { noTrendWords, trendView } from "#sections/trend.ts";
import { uncheckedView } from "#sections/unchecked.ts";
import { verdictView } from "#sections/verdict.ts";
import { headView, nextWords } from "#weekly-view.ts";

/** What a month is decided on, and the ten fixes an initial audit begins with. */
const ACTIONS = { monthly: 3, initial: 10 };
const NOT_MEASURED = 20;

/** Everything the template prints, as finished text. */
export function comprehensiveView(report: ComprehensiveReport) {
  const isInitial = report.kind === "initial";
  return {
    ...headView(report, isInitial ? "Initial audit" : "Monthly comprehensive report"),
    isInitial,
    verdict: verdictView(report),
    scores: scoresView(report),
    actions: actionsView(report, {
      shown: isInitial ? ACTIONS.initial : ACTIONS.monthly,
      planned: PLANNED_CAUSES,
    }),
    changes: changesView(report),
    unchecked: uncheckedView(report),
    next: nextWords(report),
    trend: isInitial ? null : trendView(report),
    noTrend: isInitial ? "" : noTrendWords(report),
    scope: scopeView(report),
    pages: notMeasuredView(report, NOT_MEASURED),
    criteria: criteriaView(report),
    areaPages: areaPagesView(report),
    plan: fixPlanView(report),
    impact: impactView(report),
    log: evidenceLogView(report),
    identity: identityView(report),
  };
}
