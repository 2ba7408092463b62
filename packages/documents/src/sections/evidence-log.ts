import { AREA_NAMES } from "@plumbline/contract/areas";
import type { IssueEventKind, RetestOutcome } from "@plumbline/contract/issue-terms";
import { count } from "@plumbline/contract/numbers";
import { lacksInShort } from "@plumbline/contract/overall-coverage";
import { SCAN_NAMES } from "@plumbline/contract/scan-names";
import { dayWords, momentWords } from "@plumbline/contract/time-words";

import { calendarWords } from "#addresses.ts";
import type {
  ComprehensiveReport,
  FailedRetest,
  HumanAct,
  LoggedScan,
  VerifiedFix,
} from "#comprehensive-input.ts";
import { breakable, written } from "#printable.ts";
import { pageLink } from "#sections/actions.ts";

const FIXES = 20;
const RETESTS = 20;
const ACTS = 20;

const OUTCOME_NAMES: Record<RetestOutcome, string> = {
  verified: "Fixed",
  "still-there": "Still there",
  "page-gone": "Page gone",
  "could-not-check": "Could not be checked",
};

const ACT_NAMES: Partial<Record<IssueEventKind, string>> = {
  "marked-fixed": "Marked as fixed",
  "mark-withdrawn": "Took back the mark",
  accepted: "Accepted the risk",
  "acceptance-ended": "Ended the acceptance",
};

/** What proves all that is said: scans with their digests, fixes with both dates, people with their names. */
export function evidenceLogView(report: ComprehensiveReport) {
  const { scans, verifiedFixes, failedRetests, humanActs, since, timeZone } = report;
  return {
    since: dayWords(since, timeZone),
    scans: scans.map((scan) => scanRow(scan, timeZone)),
    fixes: verifiedFixes.slice(0, FIXES).map((fix) => fixRow(fix, timeZone)),
    returned: returnedWords(verifiedFixes),
    moreFixes: more(verifiedFixes.length - FIXES, "verified fix", "verified fixes"),
    retests: failedRetests.slice(0, RETESTS).map((retest) => retestRow(retest, timeZone)),
    moreRetests: more(failedRetests.length - RETESTS, "re-test", "re-tests"),
    acts: humanActs.slice(0, ACTS).map(actRow),
    moreActs: more(humanActs.length - ACTS, "act", "acts"),
    nothing:
      verifiedFixes.length + failedRetests.length + humanActs.length === 0
        ? "In this time, no fix was verified, no re-test found an issue unfixed, and no one marked or accepted an issue."
        : "",
  };
}

function more(hidden: number, one: string, many: string): string {
  return hidden <= 0
    ? ""
    : `and ${hidden} more ${hidden === 1 ? one : many}, in the history of each issue in your dashboard.`;
}

/** How many of the verified fixes did not last; empty where all did. */
function returnedWords(fixes: readonly VerifiedFix[]): string {
  const returned = fixes.filter(({ cameBackAt }) => cameBackAt !== null).length;
  return returned === 0 ? "" : `Came back after the fix was verified: ${count(returned, "issue")}.`;
}

function scanRow(
  { kind, finishedAt, pages, overall, lacks, evidenceHash, rulesetVersion }: LoggedScan,
  timeZone: string,
) {
  return {
    kind: SCAN_NAMES[kind],
    at: finishedAt === null ? "" : momentWords(finishedAt, timeZone),
    addresses: String(pages),
    score: overall === null ? "Not measured" : String(overall),
    lacks: overall === null ? "" : (lacksInShort(lacks) ?? ""),
    ruleset: rulesetVersion === null ? "" : `Version ${rulesetVersion}`,
    hash: breakable(evidenceHash ?? "Not recorded"),
  };
}

function fixRow(
  { title, area, page, foundAt, verifiedAt, cameBackAt, markedBy }: VerifiedFix,
  timeZone: string,
) {
  return {
    title: written(title),
    area: AREA_NAMES[area],
    page: pageLink(page),
    found: dayWords(foundAt, timeZone),
    verified: dayWords(verifiedAt, timeZone),
    cameBack: cameBackAt === null ? "" : `Came back ${dayWords(cameBackAt, timeZone)}`,
    markedBy: markedBy === null ? "" : written(markedBy),
  };
}

function retestRow({ title, area, page, outcome, checkedAt, askedBy }: FailedRetest, timeZone: string) {
  return {
    title: written(title),
    area: AREA_NAMES[area],
    page: pageLink(page),
    at: checkedAt === null ? "" : dayWords(checkedAt, timeZone),
    outcome: outcome === null ? "" : OUTCOME_NAMES[outcome],
    askedBy: askedBy === null ? "" : written(askedBy),
  };
}

function actRow({ name, kind, title, day, issues }: HumanAct) {
  return {
    day: calendarWords(day),
    name: written(name),
    act: ACT_NAMES[kind] ?? "Changed",
    what: `${written(title)} (${count(issues, "issue")})`,
  };
}
