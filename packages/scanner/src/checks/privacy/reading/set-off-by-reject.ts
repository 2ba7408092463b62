import {
  TRACKING,
  trackingRequests,
  whoIs,
  type ThirdPartyRequest,
} from "#checks/privacy/reading/third-parties.ts";
import type { PrivacyPasses } from "#evidence/privacy.ts";

/** Clocks of the page and of the browser differ by so much. */
const SLACK_MS = 3;

/**
 * Requests to trackers that pressing "Reject" itself set off: they came afterwards, on the same visit, and went to
 * companies that no visitor reached without an answer. What another tracker asked for may have been on its way.
 */
export function setOffByReject({ fresh, afterReject }: PrivacyPasses, siteUrl: string): ThirdPartyRequest[] {
  const rejecting = afterReject.gathered ? afterReject.value?.rejecting : undefined;
  if (rejecting === undefined) return [];
  const sinceMs = rejecting.rejectedAtMs - SLACK_MS;
  const before = rejecting.requests.filter(({ startedAtMs }) => startedAtMs < sinceMs);
  const reached = new Set(
    trackingRequests([...fresh.requests, ...before], siteUrl).map(({ vendor }) => vendor),
  );
  const after = rejecting.requests.filter(({ startedAtMs }) => startedAtMs >= sinceMs);
  return trackingRequests(after, siteUrl).filter(
    ({ vendor, request }) => !reached.has(vendor) && !isOfTracker(request.initiatorUrl, reached),
  );
}

function isOfTracker(initiatorUrl: string | null, reached: ReadonlySet<string>): boolean {
  const who = initiatorUrl === null ? null : whoIs(initiatorUrl);
  return who !== null && TRACKING.includes(who.purpose) && reached.has(who.vendor);
}
