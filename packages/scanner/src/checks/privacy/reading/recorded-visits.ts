import type { ThirdPartyHost } from "@plumbline/contract/privacy-inventory";

import { visitsBeforeChoice } from "#checks/privacy/reading/before-choice.ts";
import { setOffByReject } from "#checks/privacy/reading/set-off-by-reject.ts";
import type { Evidence } from "#evidence.ts";
import type { Gathered } from "#evidence/gathered.ts";
import type { CookieWrite, NetworkRequest } from "#evidence/network.ts";
import type { PageSeen, PrivacyPass } from "#evidence/privacy.ts";

/** What one visit of one page sent and stored, and what the visitor had chosen by then. */
export interface RecordedVisit {
  when: ThirdPartyHost["when"];
  page: string;
  requests: readonly NetworkRequest[];
  cookieWrites: readonly CookieWrite[];
  /** When the visitor began to move; infinite where nobody did or it makes no difference. */
  movedAtMs: number;
}

/**
 * All visits in the order a visitor comes to them: without a choice, after rejecting, with Global Privacy Control. One
 * after the other, as there may be thousands.
 */
export function* recordedVisits(evidence: Evidence): Generator<RecordedVisit, undefined> {
  const { privacy, startUrl } = evidence.site;
  const movedAtMs = privacy.gathered ? privacy.value.fresh.movedAtMs : undefined;
  for (const { page, requests, cookieWrites } of visitsBeforeChoice(evidence)) {
    const moved = page === startUrl ? movedAtMs : undefined;
    const when = "before a choice";
    yield { page, requests, cookieWrites, when, movedAtMs: moved ?? Number.POSITIVE_INFINITY };
  }
  if (!privacy.gathered) return;
  const { afterReject, withGpc } = privacy.value;
  if (afterReject.gathered && afterReject.value !== null)
    yield visitOf(afterReject.value, "after rejecting", startUrl);
  const atOnce = setOffByReject(privacy.value, startUrl).map(({ request }) => request);
  if (atOnce.length > 0) yield visitOf({ requests: atOnce, cookieWrites: [] }, "after rejecting", startUrl);
  yield* visitsOf(evidence.site.pagesAfterReject, "after rejecting");
  if (withGpc.gathered) yield visitOf(withGpc.value, "with Global Privacy Control", startUrl);
  yield* visitsOf(evidence.site.pagesWithGpc, "with Global Privacy Control");
}

/** When in its visit something was seen that came at this time. */
export function whenSeen({ when, movedAtMs }: RecordedVisit, atMs: number): RecordedVisit["when"] {
  return atMs >= movedAtMs ? "once the visitor moved" : when;
}

function visitsOf(pages: Gathered<PageSeen[]> | undefined, when: RecordedVisit["when"]): RecordedVisit[] {
  if (pages?.gathered !== true) return [];
  return pages.value.flatMap(({ url, seen }) => (seen.gathered ? [visitOf(seen.value, when, url)] : []));
}

function visitOf(
  { requests, cookieWrites }: Pick<PrivacyPass, "requests" | "cookieWrites">,
  when: RecordedVisit["when"],
  page: string,
): RecordedVisit {
  return { requests, cookieWrites, when, page, movedAtMs: Number.POSITIVE_INFINITY };
}
