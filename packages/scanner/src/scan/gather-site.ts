import type { Area } from "@plumbline/contract/areas";

import { dialChecked } from "#egress/dial.ts";
import { isOnPublicInternet, type EgressPolicy } from "#egress/policy.ts";
import type { SiteEvidence } from "#evidence/site.ts";
import { gatherDns } from "#gather/dns.ts";
import { proveOwnership } from "#gather/site/ownership-proof.ts";
import { probePrivateFiles } from "#gather/site/probe-private-files.ts";
import { probeSite } from "#gather/site/probe-site.ts";
import type { SiteClient } from "#gather/site/site-client.ts";
import { probeTls } from "#gather/tls/probe-tls.ts";
import type { OwnSite } from "#plan/own-site.ts";
import { plainAddressOf } from "#plan/plain-address.ts";

/** What is gathered from the site in addition to its pages. */
export type SiteFacts = Omit<
  SiteEvidence,
  "startUrl" | "host" | "registrableDomain" | "robotsTxt" | "sitemaps" | "linkStatuses" | "privacy"
>;

interface SiteInquiry {
  client: SiteClient;
  policy: EgressPolicy;
  site: OwnSite;
  areas: readonly Area[];
  signal?: AbortSignal | undefined;
  ownershipToken?: string | undefined;
}

/** Asks server and domain, all at once; what cannot be gathered says why. */
export async function gatherSiteFacts(inquiry: SiteInquiry): Promise<SiteFacts> {
  const isPublic = await isOnPublicInternet(inquiry.policy, new URL(inquiry.site.startUrl));
  const wanted = inquiry.areas.includes("security");
  const ofAddress = isPublic ? NOT_ASKED_FOR : NOT_OF_A_PUBLIC_ADDRESS;
  const { client, site, policy } = inquiry;
  const plainAddress = isPublic ? null : plainAddressOf(site.startUrl, policy.allowedHosts);
  const probing = probeSite(client, site, plainAddress ?? undefined);
  const [probes, tls, dns, files] = await Promise.all([
    probing,
    wanted && isPublic ? gatherTls(inquiry) : ofAddress,
    wanted && isPublic ? gatherDns(hostOf(inquiry.site)) : ofAddress,
    wanted ? gatherExposedFiles(inquiry, probing) : {},
  ]);
  return { isPublic, ...probes, tls, dns, ...files };
}

/** Nothing is asked for without the owner's wish, nor without the proof that it is the owner's. */
async function gatherExposedFiles(
  { client, site, ownershipToken: token }: SiteInquiry,
  probing: ReturnType<typeof probeSite>,
): Promise<Pick<SiteEvidence, "exposedFiles">> {
  if (token === undefined) return {};
  const proof = await proveOwnership({ client, site, token });
  if (!proof.gathered) return { exposedFiles: proof };
  const { corsProbe, notFoundProbe } = await probing;
  return { exposedFiles: await probePrivateFiles(client, site, [corsProbe, notFoundProbe]) };
}

/** What the site's server agrees to, and its certificate by the authorities of the policy. */
export async function gatherTls({
  policy,
  site,
  signal,
}: Pick<SiteInquiry, "policy" | "site" | "signal">): Promise<SiteEvidence["tls"]> {
  const { protocol, port: given } = new URL(site.startUrl);
  const port = protocol === "https:" && given !== "" ? Number(given) : 443;
  const host = hostOf(site);
  const { extraRoots } = policy;
  return await probeTls({ host, port, extraRoots, dial: () => dialChecked(host, port, policy, { signal }) });
}

function hostOf(site: OwnSite): string {
  return new URL(site.startUrl).hostname.replace(/^\[|\]$/g, "");
}

const NOT_ASKED_FOR = { gathered: false, reason: "Security was not part of this scan." } as const;

const NOT_OF_A_PUBLIC_ADDRESS = {
  gathered: false,
  reason: "The site was not scanned at a public address.",
} as const;

/** The facts of a site that may not or cannot be asked at all. */
export function noSiteFacts(reason: string): SiteFacts {
  const missing = { gathered: false, reason } as const;
  return {
    plainHttp: missing,
    tls: missing,
    dns: missing,
    securityTxt: missing,
    gpcJson: missing,
    corsProbe: missing,
    notFoundProbe: missing,
  };
}
