import thirdPartyWeb from "third-party-web";

import { KNOWN_HOSTS } from "#checks/privacy/data/tracker-hosts.ts";
import { KNOWN_VENDORS } from "#checks/privacy/data/vendors.ts";
import { TRACKER_SHAPES } from "#checks/privacy/data/tracker-shapes.ts";
import type { KnownHost, ThirdPartyPurpose } from "#checks/privacy/data/tracker-hosts.ts";
import { isThirdParty } from "#checks/privacy/reading/site-address.ts";
import type { NetworkRequest } from "#evidence/network.ts";

/** A company a request goes to, and what for. */
export interface ThirdParty {
  vendor: string;
  purpose: ThirdPartyPurpose;
}

export interface ThirdPartyRequest extends ThirdParty {
  host: string;
  request: NetworkRequest;
}

/** Purposes by which a visitor is followed; the law treats them as not needed for the page. */
export const TRACKING: readonly ThirdPartyPurpose[] = ["advertising", "analytics", "session-replay"];

/** Purpose of each category of the third-party-web data set. */
const PURPOSE_OF_CATEGORY: Record<string, ThirdPartyPurpose> = {
  ad: "advertising",
  analytics: "analytics",
  marketing: "marketing",
  social: "social",
  "tag-manager": "tag-manager",
  video: "video",
  "customer-success": "chat",
  "consent-provider": "consent",
};

const VENDOR_BY_HOST = new Map(
  KNOWN_VENDORS.flatMap(({ purpose, vendors }) =>
    vendors.flatMap(([vendor, ...hosts]) => hosts.map((host) => [host, { vendor, purpose }] as const)),
  ),
);

/** Who answers at an address and what for; null when neither data set knows the host. */
export function whoIs(url: string): ThirdParty | null {
  const address = URL.parse(url);
  if (address === null) return null;
  const known = KNOWN_HOSTS.find((entry) => fits(entry, address));
  if (known !== undefined) return { vendor: known.vendor, purpose: known.purpose };
  const vendor = vendorOfHost(address.hostname);
  if (vendor !== null) return vendor;
  const entity = thirdPartyWeb.getEntity(url);
  if (entity === undefined) return null;
  return { vendor: entity.name, purpose: PURPOSE_OF_CATEGORY[entity.category] ?? "other" };
}

/** The tracker whose request this is by its path and parameters, whatever host it goes to; null for any other. */
export function trackerByShape({
  url,
  type,
  postData,
}: Pick<NetworkRequest, "url" | "type" | "postData">): ThirdParty | null {
  const address = URL.parse(url);
  // A page of the site may have such parameters of its own.
  if (address === null || type === "document") return null;
  const shape = TRACKER_SHAPES.find(
    ({ path, query = {}, body }) =>
      path.test(address.pathname) &&
      (body === undefined || body.test(postData ?? "")) &&
      Object.entries(query).every(([name, value]) => value.test(address.searchParams.get(name) ?? "")),
  );
  return shape === undefined ? null : { vendor: shape.vendor, purpose: shape.purpose };
}

/** The tracker that answers at a host whatever it is asked; null for any other host. */
export function trackerOfHost(hostname: string): ThirdParty | null {
  const entry = KNOWN_HOSTS.find(({ host, path }) => path === undefined && isWithin(hostname, host));
  const who = entry === undefined ? vendorOfHost(hostname) : { vendor: entry.vendor, purpose: entry.purpose };
  return who !== null && TRACKING.includes(who.purpose) ? who : null;
}

/** By the host itself, else by the nearest domain above it. */
function vendorOfHost(hostname: string): ThirdParty | null {
  for (let host = hostname; host.includes("."); host = host.slice(host.indexOf(".") + 1)) {
    const vendor = VENDOR_BY_HOST.get(host);
    if (vendor !== undefined) return vendor;
  }
  return null;
}

function fits(entry: KnownHost, address: URL): boolean {
  if (!isWithin(address.hostname, entry.host)) return false;
  return entry.path === undefined || entry.path.test(address.pathname + address.search);
}

function isWithin(hostname: string, domain: string): boolean {
  return hostname === domain || hostname.endsWith(`.${domain}`);
}

/**
 * Requests to a company we know, at its own hosts or through another that passes them on, the site's too. An attempt
 * counts even if no answer came; one that the page's own policy blocked never left and does not.
 */
function thirdPartyRequests(requests: readonly NetworkRequest[], siteUrl: string): ThirdPartyRequest[] {
  return requests.filter(leftThePage).flatMap((request) => {
    const listed = isThirdParty(request.url, siteUrl) ? whoIs(request.url) : null;
    const who = listed ?? trackerByShape(request);
    return who === null ? [] : [{ ...who, host: new URL(request.url).hostname, request }];
  });
}

/** Whether a request was sent, answered or not, and not kept back by the browser. */
export function leftThePage(request: NetworkRequest): boolean {
  return !/csp|BLOCKED_BY_(?:CSP|ORB|RESPONSE|CLIENT)|mixed-content/i.test(request.failure ?? "");
}

/** Third-party requests whose purpose is one of those given. */
export function requestsFor(
  purposes: readonly ThirdPartyPurpose[],
  requests: readonly NetworkRequest[],
  siteUrl: string,
): ThirdPartyRequest[] {
  return thirdPartyRequests(requests, siteUrl).filter((one) => purposes.includes(one.purpose));
}

/** Requests to advertising, analytics and session-replay vendors. */
export function trackingRequests(requests: readonly NetworkRequest[], siteUrl: string): ThirdPartyRequest[] {
  return requestsFor(TRACKING, requests, siteUrl);
}

/** The same requests by vendor, in the order the vendors were first contacted. */
export function byVendor(requests: readonly ThirdPartyRequest[]): Map<string, ThirdPartyRequest[]> {
  return Map.groupBy(requests, (one) => one.vendor);
}

/** Address for people: query cut off, at most 200 characters. */
export function shortAddress(url: string): string {
  const address = URL.parse(url);
  return (address === null ? url : address.origin + address.pathname).slice(0, 200);
}

/** How often someone was contacted, in words. */
export function times(count: number): string {
  return count === 1 ? "once" : `${count} times`;
}
