import type { Check } from "#check.ts";
import { canonicalHost, isAddress, isPublicAddress } from "#egress/addresses.ts";
import type { Evidence } from "#evidence.ts";

export const NOT_PUBLIC = "Not judged: not a public address.";

/** Whether this scan was not meant to judge a check, so that finding nothing proves nothing. */
export function isLeftOut(check: Check, evidence: Evidence): boolean {
  return isAboutPublicAddress(check, evidence) || check.isLeftOut?.(evidence) === true;
}

/** Whether a check is about the public address of a site that was scanned at another one. */
export function isAboutPublicAddress({ needsPublicAddress }: Check, { site }: Evidence): boolean {
  return needsPublicAddress === true && !isAtPublicAddress(site);
}

/** Whether visitors reach the site at the address of this scan. */
export function isAtPublicAddress({ isPublic, startUrl }: Evidence["site"]): boolean {
  return isPublic ?? looksPublic(startUrl);
}

/** By the host's name alone. */
function looksPublic(address: string): boolean {
  const host = canonicalHost(URL.parse(address)?.hostname ?? "");
  if (host === null) return true;
  return isAddress(host) ? isPublicAddress(host) : !/(?:^|\.)localhost$/.test(host);
}
