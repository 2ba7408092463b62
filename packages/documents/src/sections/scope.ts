import { LAW_NAMES } from "@plumbline/contract/laws";
import { count } from "@plumbline/contract/numbers";
import { pageCounts } from "@plumbline/contract/pages-of-site";
import type { CheckOutcome, ScanResult } from "@plumbline/contract/scan-result";
import { momentWords } from "@plumbline/contract/time-words";

import type { ComprehensiveReport } from "#comprehensive-input.ts";
import { written } from "#printable.ts";
import { onSomePages } from "#sections/on-some-pages.ts";

const DECIDED: ReadonlySet<CheckOutcome> = new Set(["passed", "failed", "review", "advice"]);

/** What was scanned, by what, and by which laws it was judged. */
export function scopeView({
  result,
  identity,
  pages,
  pagesNotVisited,
  timeZone,
  finishedAt,
}: ComprehensiveReport) {
  const { all, measured, notMeasured } = pageCounts(pages);
  const ran = result.checks.filter(({ outcome }) => DECIDED.has(outcome));
  const notRun = result.checks.filter(({ outcome }) => outcome === "could-not-run");
  const unseen = result.checks.filter(({ outcome }) => outcome === "not-looked-at");
  const partly = onSomePages(ran, pages);
  return {
    rows: [
      {
        name: "Pages",
        value: `${count(all, "page")} visited, ${measured} measured, ${notMeasured} not measured${notVisitedWords(pagesNotVisited)}`,
      },
      {
        name: "Time",
        value: spanWords(
          momentWords(new Date(result.startedAt), timeZone),
          momentWords(finishedAt, timeZone),
        ),
      },
      {
        name: "Checks",
        value: `${count(ran.length, "check")} judged the site, ${notRun.length} could not run`,
      },
      ...(measured < 2 || partly.length + unseen.length === 0
        ? []
        : [{ name: "Key pages only", value: keyPageWords(partly.length, unseen.length) }]),
      { name: "Browser and engines", value: identity.engines.join(", ") || "Not recorded" },
      { name: "Ruleset version", value: identity.rulesetVersion },
      {
        name: "Privacy laws",
        value:
          result.laws === undefined
            ? "Not judged by this scan"
            : result.laws.map((law) => LAW_NAMES[law]).join("; "),
      },
      ...(result.stopped === undefined ? [] : [{ name: "Ended early", value: written(result.stopped) }]),
    ],
    notRun: byReason([...notRun, ...unseen]),
  };
}

function notVisitedWords(pages: number): string {
  return pages === 0 ? "" : `; at least ${pages} more found and not visited`;
}

/** A scan that began and ended in the same minute has one time. */
function spanWords(from: string, to: string): string {
  return from === to ? to : `${from} to ${to}`;
}

/** A reason is said once, however many checks it holds for. */
function byReason(checks: ScanResult["checks"]) {
  const reasons = Map.groupBy(checks, ({ reason }) => reason ?? "No reason was recorded");
  return [...reasons].map(([reason, own]) => ({
    reason: written(reason),
    titles: own.map(({ title }) => written(title)),
  }));
}

/** Checks that look at some pages closely say nothing of the others. */
function keyPageWords(partly: number, unseen: number): string {
  const judged = `${count(partly, "check")} looked at some of the pages only`;
  return unseen === 0 ? judged : `${judged}; ${unseen} more found nothing to check there`;
}
