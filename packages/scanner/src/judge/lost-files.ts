import { count } from "@plumbline/contract/numbers";

import { type Check, couldNotRun, type Verdict } from "#check.ts";
import type { NetworkRequest } from "#evidence/network.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { isOfOneDomain } from "#plan/own-site.ts";

/**
 * What a check of files says where the server failed to give one of them: finding nothing then proves nothing. A file that
 * the server says it does not have is no part of the site, so nothing is to be found in it.
 */
export function unlessLost(
  { readsFiles = [] }: Pick<Check, "readsFiles">,
  pages: readonly PageEvidence[],
  verdict: Verdict,
): Verdict {
  if (readsFiles.length === 0 || !["passed", "not-applicable"].includes(verdict.outcome)) return verdict;
  const lost = new Set(pages.flatMap((page) => lostFiles(page, readsFiles)).map(({ url }) => url));
  const [first] = lost;
  if (first === undefined) return verdict;
  const others = lost.size === 1 ? "" : ` and ${count(lost.size - 1, "other file")}`;
  return couldNotRun(`The server did not give us ${first}${others}, so we could not check everything.`);
}

function lostFiles(page: PageEvidence, types: readonly string[]): NetworkRequest[] {
  return page.requests.filter(
    ({ type, url, status, failure }) =>
      types.includes(type) &&
      isOfOneDomain(url, page.finalUrl) &&
      (status === null ? failure !== null && NO_ANSWER.test(failure) : status >= 500),
  );
}

/** The connection broke or never came about; what the page or the browser called off is not among it. */
const NO_ANSWER = /ERR_(?:CONNECTION_|TIMED_OUT|EMPTY_RESPONSE|HTTP2_|INCOMPLETE_CHUNKED|CONTENT_LENGTH)/u;
