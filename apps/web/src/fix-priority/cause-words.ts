import type { IssueCause } from "@plumbline/contract/issue-groups";

import { countOf, formatDollars } from "#format/numbers.ts";

/** How many issues a cause has and how far it reaches: '41 issues on 12 of 20 pages'; what became of them where none is open. */
export function extentWords(cause: Pick<IssueCause, "issues" | "reach" | "statuses">): string {
  if (cause.issues > 0) return `${countOf(cause.issues, "issue")} on ${cause.reach}`;
  const { verified = 0, accepted = 0, "page-gone": gone = 0 } = cause.statuses;
  const parts = [
    verified > 0 ? `${verified} verified fixed` : "",
    accepted > 0 ? `${accepted} accepted` : "",
    gone > 0 ? `${gone} with the page gone` : "",
  ].filter(Boolean);
  return parts.join(", ");
}

/** What fixing a cause costs: 'About $600 to fix'; empty where nobody estimated it or nothing is open. */
export function costWords({ cost }: Pick<IssueCause, "cost">): string {
  return cost === null ? "" : `About ${formatDollars(cost)} to fix`;
}
