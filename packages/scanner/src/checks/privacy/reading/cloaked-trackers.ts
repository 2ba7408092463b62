import {
  leftThePage,
  trackerOfHost,
  type ThirdParty,
  type ThirdPartyRequest,
} from "#checks/privacy/reading/third-parties.ts";
import type { Evidence } from "#evidence.ts";
import type { NetworkRequest } from "#evidence/network.ts";

/** A host of the site behind which a tracker answers. */
export interface CloakedTracker extends ThirdParty {
  host: string;
  /** The tracker's own name that the host leads to. */
  target: string;
}

/** Hosts of the site whose names in the DNS lead to a tracker, by host; one that leads elsewhere is none. */
export function cloakedTrackers({ site }: Pick<Evidence, "site">): Map<string, CloakedTracker> {
  const cloaked = (site.aliases ?? []).flatMap(({ host, names }) => {
    const [found] = (names.gathered ? names.value : []).flatMap((target) => {
      const tracker = trackerOfHost(target);
      return tracker === null ? [] : [{ ...tracker, host, target }];
    });
    return found === undefined ? [] : [[host, found] as const];
  });
  return new Map(cloaked);
}

/** Requests to hosts of the site behind which a tracker answers. */
export function cloakedRequests(
  evidence: Pick<Evidence, "site">,
  requests: readonly NetworkRequest[],
): ThirdPartyRequest[] {
  const trackers = cloakedTrackers(evidence);
  return requests.filter(leftThePage).flatMap((request) => {
    const host = URL.parse(request.url)?.hostname ?? "";
    const tracker = trackers.get(host);
    return tracker === undefined ? [] : [{ vendor: tracker.vendor, purpose: tracker.purpose, host, request }];
  });
}
