import { isIP } from "node:net";

import { getDomain } from "tldts";

import type { Gathered } from "#evidence/gathered.ts";
import type { DnsFacts } from "#evidence/site.ts";

import { askingResolver, type AskDns, type DnsResolver } from "./dns/ask-dns.ts";
import { countSpfLookups, SPF_VERSION } from "./dns/count-spf-lookups.ts";
import { systemResolver } from "./dns/system-resolver.ts";
import { textRecords } from "./dns/text-records.ts";

/** Top-level names that are never in the public DNS (RFC 6761, RFC 8375, ICANN's `internal`). */
const NOT_PUBLIC = /(?:^|\.)(?:localhost|test|example|invalid|local|internal|home\.arpa|onion)\.?$/i;

export interface DnsOptions {
  /** The resolver to ask; this machine's own by default. */
  resolver?: DnsResolver;
  /** Milliseconds one question may take; each is asked twice at most. */
  timeoutMs?: number;
}

/**
 * What the DNS says of a host and its registrable domain: CAA, mail servers, SPF, DMARC and whether the zone
 * is signed. Each fact fails by itself; an address literal or a name outside the public DNS fails as a whole.
 */
export async function gatherDns(host: string, options: DnsOptions = {}): Promise<Gathered<DnsFacts>> {
  const name = host.replace(/\.$/, "").toLowerCase();
  const domain = isIP(name) === 0 && !NOT_PUBLIC.test(name) ? getDomain(name) : null;
  if (domain === null) return { gathered: false, reason: `${host} is not a name in the public DNS` };
  const resolver = options.resolver ?? systemResolver();
  if (resolver === null) return { gathered: false, reason: "This machine has no DNS server set up" };
  const ask = askingResolver(resolver, options.timeoutMs);
  const [caa, mx, spf, dmarc, dnssec] = await Promise.all([
    gatherCaa(ask, name, domain),
    gatherMx(ask, domain),
    textRecords(ask, domain, SPF_VERSION),
    textRecords(ask, `_dmarc.${domain}`, /^v\s*=\s*DMARC1\b/i),
    gatherDnssec(ask, domain),
  ]);
  return { gathered: true, value: { caa, mx, spf, spfLookups: await lookupsOf(ask, spf), dmarc, dnssec } };
}

/** Climbs from the host to its registrable domain; the first name with CAA records decides (RFC 8659 3). */
async function gatherCaa(ask: AskDns, host: string, domain: string): Promise<Gathered<string[]>> {
  for (let name = host; name.length >= domain.length; name = name.slice(name.indexOf(".") + 1)) {
    const answers = await ask(name, "CAA");
    if (!answers.gathered) return answers;
    const records = answers.value.flatMap((answer) =>
      answer.type === "CAA" ? [`${answer.data.flags ?? 0} ${answer.data.tag} "${answer.data.value}"`] : [],
    );
    if (records.length > 0) return { gathered: true, value: records };
  }
  return { gathered: true, value: [] };
}

async function gatherMx(ask: AskDns, domain: string): Promise<Gathered<string[]>> {
  const answers = await ask(domain, "MX");
  if (!answers.gathered) return answers;
  const records = answers.value.flatMap((answer) =>
    answer.type === "MX" ? [`${answer.data.preference ?? 0} ${answer.data.exchange || "."}`] : [],
  );
  return { gathered: true, value: records };
}

/** A zone is signed for the world when its parent holds a DS record for it (RFC 4035 5). */
async function gatherDnssec(ask: AskDns, domain: string): Promise<Gathered<boolean>> {
  const answers = await ask(domain, "DS");
  return answers.gathered
    ? { gathered: true, value: answers.value.some(({ type }) => type === "DS") }
    : answers;
}

async function lookupsOf(ask: AskDns, spf: DnsFacts["spf"]): Promise<Gathered<number>> {
  if (!spf.gathered) return spf;
  const [record] = spf.value;
  return record === undefined ? { gathered: true, value: 0 } : await countSpfLookups(ask, record);
}
