import type { IssueGroupList } from "@plumbline/contract/issue-groups";

type Settled = IssueGroupList["settled"];

/** What else hides with the resolved issues though nothing has resolved it: '1 waiting for a check, 2 accepted'. */
export function alsoWords({ awaitingCheck, accepted, pageGone }: Settled): string {
  return [
    awaitingCheck > 0 ? `${awaitingCheck} waiting for a check` : "",
    accepted > 0 ? `${accepted} accepted` : "",
    pageGone > 0 ? `${pageGone} with the page gone` : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** How many issues there are that are listed only where they are asked for. */
export function settledCount({ verified, awaitingCheck, accepted, pageGone }: Settled): number {
  return verified + awaitingCheck + accepted + pageGone;
}

/** What a list without open issues says: an issue that waits for its check is not resolved. */
export function noneOpenWords(settled: Settled): string {
  const also = alsoWords(settled);
  const others = also === "" ? "" : ` Not shown: ${also}.`;
  return `No open issues.${others} We keep resolved issues, and every scan checks them again.`;
}
