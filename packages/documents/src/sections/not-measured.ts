import { pagesSentence } from "@plumbline/contract/coverage-words";
import { count } from "@plumbline/contract/numbers";
import { pageCounts, pagesOfSite } from "@plumbline/contract/pages-of-site";

import { pageLink } from "#sections/actions.ts";
import { breakable, clipped } from "#printable.ts";
import type { WeeklyReport } from "#weekly-input.ts";

/** What was not seen, by name: addresses where we could measure no page. All that were visited are in the attached list of pages. */
export function notMeasuredView({ pages }: WeeklyReport, shown: number) {
  const { all, measured } = pageCounts(pages);
  const failed = pagesOfSite(pages).filter(({ state }) => state === "not-measured");
  const hidden = Math.max(0, failed.length - shown);
  return {
    title: failed.length === 0 ? "Pages we measured" : "What we could not see",
    summary: `${pagesSentence({ measured, all })} The attached file pages.csv names each of them.`,
    rows: failed.slice(0, shown).map(({ url, status, reason }) => ({
      page: pageLink(url),
      status: status === null ? "no response" : String(status),
      reason: breakable(clipped(reason ?? "no reason was recorded", 240)),
    })),
    more: hidden === 0 ? "" : `and ${count(hidden, "more page")}, in the attached pages.csv.`,
  };
}
