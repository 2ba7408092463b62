import type { IssueCause } from "@plumbline/contract/issue-groups";
import type { Retest } from "@plumbline/contract/issues";

import { formatDate } from "./dates.ts";
import { countOf } from "./numbers.ts";

const OUTCOME_WORDS: Record<NonNullable<Retest["outcome"]>, string> = {
  verified: "Checked: verified fixed",
  "still-there": "Checked: still there",
  "page-gone": "Checked: the page is gone",
  "could-not-check": "Could not be checked",
};

/** How the newest re-test of an issue stands: 'Checked: still there, Nov 21, 2026'. */
export function checkWords({ state, outcome, note, finishedAt }: Retest): string {
  if (state === "queued") return "Waiting to be checked...";
  if (state === "running" || outcome === null) return "Being checked now...";
  const when = finishedAt === null ? "" : `, ${formatDate(finishedAt)}`;
  return `${OUTCOME_WORDS[outcome]}${when}${note === null ? "" : `. ${note}`}`;
}

/** How the checks of a cause stand: 'Checking 3 issues', '2 marked as fixed, not checked yet'; null where none waits. */
export function checksWords({
  beingChecked,
  awaitingCheck,
}: Pick<IssueCause, "beingChecked" | "awaitingCheck">): string | null {
  if (beingChecked > 0) return `Checking ${countOf(beingChecked, "issue")}`;
  return awaitingCheck > 0 ? `${awaitingCheck} marked as fixed, not checked yet` : null;
}
