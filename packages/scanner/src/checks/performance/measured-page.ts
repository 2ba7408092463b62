import { couldNotRun, type Verdict } from "#check.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import type { NetworkRequest } from "#evidence/network.ts";
import type { PageEvidence } from "#evidence/page.ts";
import type { PageVitals } from "#gather/vitals.ts";

/** Judges a page's metrics, or says why there are none. */
export function judgeVitals(page: PageEvidence, judge: (vitals: PageVitals) => Verdict): Verdict {
  if (page.notMeasured !== null) return couldNotRun(page.notMeasured);
  return page.vitals.gathered ? judge(page.vitals.value) : couldNotRun(page.vitals.reason);
}

/** Judges what a page asked of the network; a page that asked nothing was not seen. */
export function judgeRequests(
  page: PageEvidence,
  judge: (requests: readonly NetworkRequest[]) => Verdict,
): Verdict {
  if (page.notMeasured !== null) return couldNotRun(page.notMeasured);
  if (page.requests.length === 0) return couldNotRun("We have no record of what the page loaded.");
  return judge(page.requests);
}

/** Judges the settled document, or says why it could not be read. */
export function judgeDocument(page: PageEvidence, judge: (document: DocumentSnapshot) => Verdict): Verdict {
  if (page.notMeasured !== null) return couldNotRun(page.notMeasured);
  return page.document.gathered ? judge(page.document.value) : couldNotRun(page.document.reason);
}
