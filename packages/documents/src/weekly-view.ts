import { momentWords } from "@plumbline/contract/time-words";

import { calendarWords, siteName } from "#addresses.ts";
import { brandView, NAME_LENGTH } from "#brand-view.ts";
import { breakable, clipped, clippedMiddle, printable } from "#printable.ts";
import { actionsView } from "#sections/actions.ts";
import { changesView } from "#sections/changes.ts";
import { identityView } from "#sections/identity.ts";
import { notMeasuredView } from "#sections/not-measured.ts";
import { scoresView } from "#sections/scores.ts";
import { verdictView } from "#sections/verdict.ts";
import type { WeeklyReport } from "#weekly-input.ts";

const ACTIONS = 3;
const NOT_MEASURED = 12;
const ADDRESS = 64;

/** Everything the template prints, as finished text. */
export function weeklyView(report: WeeklyReport) {
  return {
    ...headView(report, report.isRequested === true ? "Requested scan report" : "Weekly report"),
    verdict: verdictView(report),
    scores: scoresView(report),
    changes: changesView(report),
    actions: actionsView(report, { shown: ACTIONS, planned: 0 }),
    next: nextWords(report),
    pages: notMeasuredView(report, NOT_MEASURED),
    identity: identityView(report),
  };
}

/** What stands at the head of a document of a scan. */
export function headView({ brand, organization, site, finishedAt, timeZone }: WeeklyReport, kind: string) {
  const name = printable(organization) || "your organization";
  return {
    brand: brandView(brand),
    documentTitle: `${kind} for ${name}`,
    title: `${kind} for ${breakable(clipped(name, NAME_LENGTH))}`,
    site: { text: breakable(clippedMiddle(siteName(site), ADDRESS)), url: site },
    scannedAt: momentWords(finishedAt, timeZone),
  };
}

/** What follows by itself, so that no one has to ask. */
export function nextWords({ nextScan }: WeeklyReport): string {
  if (nextScan === null) return "No further scan is planned. Billing in your dashboard says why.";
  return `The next scan is on ${calendarWords(nextScan)}. Mark an issue as fixed in your dashboard, and we check it again, usually within minutes.`;
}
