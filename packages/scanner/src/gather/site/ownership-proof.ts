import { isIP } from "node:net";

import type { Gathered } from "#evidence/gathered.ts";
import { askingResolver, type DnsResolver } from "#gather/dns/ask-dns.ts";
import { systemResolver } from "#gather/dns/system-resolver.ts";
import { textRecords } from "#gather/dns/text-records.ts";
import type { SiteClient } from "#gather/site/site-client.ts";
import type { OwnSite } from "#plan/own-site.ts";
import { OWNERSHIP_FILE, ownershipLine, ownershipName } from "#plan/ownership.ts";

export interface OwnershipQuestion {
  client: SiteClient;
  site: OwnSite;
  /** What the owner was given to publish. */
  token: string;
  /** The resolver to ask; this machine's own by default. */
  resolver?: DnsResolver | undefined;
}

/**
 * Whether the site's owner publishes the token now, as a file of the site or as a TXT record of its host or
 * domain. Asked again by each scan, so that taking it away ends the permission.
 */
export async function proveOwnership(question: OwnershipQuestion): Promise<Gathered<"file" | "dns">> {
  if (await standsInFile(question)) return { gathered: true, value: "file" };
  if (await standsInDns(question)) return { gathered: true, value: "dns" };
  const { site } = question;
  const reason = `Not tested, because ownership is not proven. Neither ${OWNERSHIP_FILE} nor a TXT record of ${ownershipName(hostOf(site))} contains the line that we gave the owner.`;
  return { gathered: false, reason };
}

/** A redirect could lead to a file of someone else's. */
async function standsInFile({ client, site, token }: OwnershipQuestion): Promise<boolean> {
  const address = new URL(OWNERSHIP_FILE, site.startUrl).href;
  const answer = await client.text(address, { maxBytes: 4096, maxRedirects: 0, bodyMs: 3000 });
  return answer.gathered && answer.value.status === 200 && holdsLine(answer.value.body, token);
}

async function standsInDns({ site, token, resolver }: OwnershipQuestion): Promise<boolean> {
  const host = hostOf(site);
  const server = resolver ?? systemResolver();
  if (server === null || isIP(host) !== 0) return false;
  const ask = askingResolver(server);
  for (const name of new Set([host, site.registrableDomain ?? host])) {
    const records = await textRecords(ask, ownershipName(name), /./);
    if (records.gathered && records.value.some((record) => holdsLine(record, token))) return true;
  }
  return false;
}

function holdsLine(text: string, token: string): boolean {
  return text.split(/\r?\n/).some((line) => line.trim() === ownershipLine(token));
}

function hostOf({ startUrl }: OwnSite): string {
  return new URL(startUrl).hostname.replace(/^\[|\]$/g, "");
}
