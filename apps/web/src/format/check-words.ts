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

/** What a re-test had found that an issue belied which came back. */
const PAST_WORDS: Partial<typeof OUTCOME_WORDS> = {
  verified: "Verified fixed",
  "page-gone": "Its page was gone",
};

/** How the newest re-test of an issue stands: 'Checked: still there, Nov 21, 2026'. */
export function checkWords({ state, outcome, note, finishedAt, cameBackAt }: Retest): string {
  if (state === "queued") return "Waiting to be checked...";
  if (state === "running" || outcome === null) return "Being checked now...";
  const past = PAST_WORDS[outcome];
  if (cameBackAt !== null && finishedAt !== null && past !== undefined)
    return `${past} on ${formatDate(finishedAt)}, came back on ${formatDate(cameBackAt)}`;
  const when = finishedAt === null ? "" : `, ${formatDate(finishedAt)}`;
  return `${OUTCOME_WORDS[outcome]}${when}${note === null ? "" : `. ${note}`}`;
}

/** What follows from marking issues as fixed; none of them is changed where someone else was faster. */
export function checkingWords(changed: number): string {
  if (changed === 0) return "Someone had marked this already. We are checking it.";
  return changed === 1 ? "We are checking it now." : `We are checking ${countOf(changed, "issue")} now.`;
}

/** How the checks of a cause stand: 'Checking 3 issues', '2 marked as fixed, not checked yet'; null where none waits. */
export function checksWords({
  beingChecked,
  awaitingCheck,
}: Pick<IssueCause, "beingChecked" | "awaitingCheck">): string | null {
  if (beingChecked > 0) return `Checking ${countOf(beingChecked, "issue")}`;
  return awaitingCheck > 0 ? `${awaitingCheck} marked as fixed, not checked yet` : null;
}
