import type {
  InventoryCookie,
  PrivacyInventory,
  ThirdPartyHost,
} from "@plumbline/contract/privacy-inventory";

import { cloakedTrackers, type CloakedTracker } from "#checks/privacy/reading/cloaked-trackers.ts";
import { knownItem, readCookie } from "#checks/privacy/reading/cookies.ts";
import { isThirdParty } from "#checks/privacy/reading/site-address.ts";
import { leftThePage, whoIs } from "#checks/privacy/reading/third-parties.ts";
import { recordedVisits, whenSeen, type RecordedVisit } from "#checks/privacy/reading/recorded-visits.ts";
import type { Evidence } from "#evidence.ts";

/** A site that contacts more has told enough. */
const MOST_LINES = 1000;

/**
 * All hosts of other sites that the visited pages contacted and all cookies that were set, each with whose it is and
 * what for, and when it came first: before any choice, once the visitor moved, or after the visitor rejected. What no list knows is 'unknown'. Null where no visit was recorded.
 */
export function privacyInventory(evidence: Evidence): PrivacyInventory | null {
  const cloaked = cloakedTrackers(evidence);
  const hosts = new Map<string, ThirdPartyHost>();
  const cookies = new Map<string, InventoryCookie>();
  let isAny = false;
  for (const visit of recordedVisits(evidence)) {
    isAny = true;
    addHosts(hosts, visit, { siteUrl: evidence.site.startUrl, cloaked });
    addCookies(cookies, visit, evidence);
  }
  if (!isAny) return null;
  return {
    hosts: [...hosts.values()].slice(0, MOST_LINES),
    cookies: [...cookies.values()].slice(0, MOST_LINES),
  };
}

interface Surroundings {
  siteUrl: string;
  cloaked: ReadonlyMap<string, CloakedTracker>;
}

function addHosts(
  hosts: Map<string, ThirdPartyHost>,
  visit: RecordedVisit,
  { siteUrl, cloaked }: Surroundings,
): void {
  for (const request of visit.requests) {
    const alias = cloaked.get(URL.parse(request.url)?.hostname ?? "");
    const isOutside = alias !== undefined || isThirdParty(request.url, siteUrl);
    if (!isOutside || !leftThePage(request)) continue;
    const { host } = new URL(request.url);
    const who = alias ?? whoIs(request.url);
    const known = hosts.get(host);
    if (known !== undefined) {
      known.requests += 1;
      // One host serves several ends: what is known of any of its addresses is told.
      if (known.owner === null && who !== null)
        Object.assign(known, { owner: who.vendor, kind: who.purpose });
      continue;
    }
    hosts.set(host, {
      host,
      owner: who?.vendor ?? null,
      kind: who?.purpose ?? "unknown",
      when: whenSeen(visit, request.startedAtMs),
      firstContactedMs: Math.round(request.startedAtMs),
      page: visit.page,
      requests: 1,
      ...(alias === undefined ? {} : { aliasOf: alias.target }),
    });
  }
}

function addCookies(
  cookies: Map<string, InventoryCookie>,
  visit: RecordedVisit,
  { site, now }: Evidence,
): void {
  for (const write of visit.cookieWrites) {
    const cookie = readCookie(write, now);
    if (cookie === null || (cookie.lifetimeDays !== null && cookie.lifetimeDays <= 0)) continue;
    const isForeign = write.via === "header" && isThirdParty(write.sourceUrl, site.startUrl);
    const host = isForeign ? new URL(write.sourceUrl).host : site.host;
    const key = `${cookie.name} ${host}`;
    if (cookies.has(key)) continue;
    const known = knownItem(cookie.name);
    const setter = isThirdParty(write.sourceUrl, site.startUrl) ? whoIs(write.sourceUrl) : null;
    cookies.set(key, {
      name: cookie.name,
      host,
      owner: known?.vendor ?? setter?.vendor ?? null,
      kind: known?.purpose ?? setter?.purpose ?? "unknown",
      setBy: write.sourceUrl.slice(0, 200),
      when: whenSeen(visit, write.atMs),
      firstSetMs: Math.round(write.atMs),
      lifetimeDays: cookie.lifetimeDays === null ? null : Math.round(cookie.lifetimeDays),
      page: visit.page,
    });
  }
}
