import { saysOptedOut } from "#checks/privacy/reading/consent-signals.ts";
import { byVendor, requestsFor } from "#checks/privacy/reading/third-parties.ts";
import type { ThirdPartyRequest } from "#checks/privacy/reading/third-parties.ts";
import type { NetworkRequest } from "#evidence/network.ts";

/** Requests to ad networks, by vendor. */
export function adVendors(
  requests: readonly NetworkRequest[],
  startUrl: string,
): Map<string, ThirdPartyRequest[]> {
  return byVendor(requestsFor(["advertising"], requests, startUrl));
}

/** An opt-out is honored where no data went out although it did before, or all that went said 'opted out'. */
export function isSame(before: readonly ThirdPartyRequest[], after: readonly ThirdPartyRequest[]): boolean {
  const hitsAfter = dataRequests(after);
  if (hitsAfter.length === 0) return dataRequests(before).length === 0;
  return hitsAfter.some(({ request }) => !saysOptedOut(request.url));
}

/** Without the libraries that make them. */
export function dataRequests(requests: readonly ThirdPartyRequest[]): ThirdPartyRequest[] {
  return requests.filter(({ request }) => request.type !== "script");
}
