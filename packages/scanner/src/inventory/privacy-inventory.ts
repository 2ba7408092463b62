import type {
  InventoryCookie,
  PrivacyInventory,
  ThirdPartyHost,
} from "@plumbline/contract/privacy-inventory";

import { visitsBeforeChoice } from "#checks/privacy/reading/before-choice.ts";
import { knownItem, readCookie } from "#checks/privacy/reading/cookies.ts";
import { isThirdParty } from "#checks/privacy/reading/site-address.ts";
import { leftThePage, whoIs } from "#checks/privacy/reading/third-parties.ts";
import type { Evidence } from "#evidence.ts";
import type { CookieWrite, NetworkRequest } from "#evidence/network.ts";
import type { PrivacyPass } from "#evidence/privacy.ts";

/** A site that contacts more has told enough. */
const MOST_LINES = 1000;

interface Seen {
  when: ThirdPartyHost["when"];
  page: string;
  requests: readonly NetworkRequest[];
  cookieWrites: readonly CookieWrite[];
  movedAtMs: number;
}

/**
 * All hosts of other sites that the visited pages contacted and all cookies that were set, each with whose it is and
 * what for, and when it came first: before any choice, once the visitor moved, or after the visitor rejected. What no
 * list knows is 'unknown'. Null where no visit was recorded.
 */
export function privacyInventory(evidence: Evidence): PrivacyInventory | null {
  const visits = visitsOf(evidence);
  if (visits.length === 0) return null;
  const hosts = new Map<string, ThirdPartyHost>();
  const cookies = new Map<string, InventoryCookie>();
  for (const visit of visits) {
    addHosts(hosts, visit, evidence.site.startUrl);
    addCookies(cookies, visit, evidence);
  }
  return {
    hosts: [...hosts.values()].slice(0, MOST_LINES),
    cookies: [...cookies.values()].slice(0, MOST_LINES),
  };
}

function visitsOf(evidence: Evidence): Seen[] {
  const { privacy, startUrl } = evidence.site;
  const movedAtMs = privacy.gathered ? privacy.value.fresh.movedAtMs : undefined;
  const before = visitsBeforeChoice(evidence).map((visit): Seen => {
    const moved = visit.page === startUrl ? movedAtMs : undefined;
    return { ...visit, when: "before a choice", movedAtMs: moved ?? Number.POSITIVE_INFINITY };
  });
  if (!privacy.gathered) return before;
  const { afterReject, withGpc } = privacy.value;
  const others = [
    ...(afterReject.gathered && afterReject.value !== null
      ? [seenIn(afterReject.value, "after rejecting", startUrl)]
      : []),
    ...(withGpc.gathered ? [seenIn(withGpc.value, "with Global Privacy Control", startUrl)] : []),
  ];
  return [...before, ...others];
}

function seenIn({ requests, cookieWrites }: PrivacyPass, when: Seen["when"], page: string): Seen {
  return { requests, cookieWrites, when, page, movedAtMs: Number.POSITIVE_INFINITY };
}

function addHosts(hosts: Map<string, ThirdPartyHost>, visit: Seen, siteUrl: string): void {
  for (const request of visit.requests) {
    if (!isThirdParty(request.url, siteUrl) || !leftThePage(request)) continue;
    const { host } = new URL(request.url);
    const who = whoIs(request.url);
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
      when: whenOf(visit, request.startedAtMs),
      firstContactedMs: Math.round(request.startedAtMs),
      page: visit.page,
      requests: 1,
    });
  }
}

function addCookies(cookies: Map<string, InventoryCookie>, visit: Seen, { site, now }: Evidence): void {
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
      when: whenOf(visit, write.atMs),
      firstSetMs: Math.round(write.atMs),
      lifetimeDays: cookie.lifetimeDays === null ? null : Math.round(cookie.lifetimeDays),
      page: visit.page,
    });
  }
}

function whenOf({ when, movedAtMs }: Seen, atMs: number): ThirdPartyHost["when"] {
  return atMs >= movedAtMs ? "once the visitor moved" : when;
}
