import type { Gathered } from "#evidence/gathered.ts";

import type { AskDns } from "./ask-dns.ts";
import { textRecords } from "./text-records.ts";

export const SPF_VERSION = /^v=spf1(?:\s|$)/i;

/** Far beyond what receivers accept; a record that costs more need not be followed to its end. */
const ENOUGH = 30;

/**
 * DNS look-ups a receiver spends on an SPF record and all it includes: one for each include, a, mx, ptr,
 * exists and redirect (RFC 7208 4.6.4). Addresses with macros depend on the mail and are counted, not followed.
 */
export async function countSpfLookups(ask: AskDns, record: string): Promise<Gathered<number>> {
  let count = 0;
  const seen = new Set<string>();
  const open = [record];
  for (let next = open.pop(); next !== undefined && count <= ENOUGH; next = open.pop()) {
    const { lookups, included } = readTerms(next);
    count += lookups;
    for (const domain of included.filter((name) => !seen.has(name))) {
      seen.add(domain);
      const records = await textRecords(ask, domain, SPF_VERSION);
      if (!records.gathered) return records;
      open.push(...records.value.slice(0, 1));
    }
  }
  return { gathered: true, value: count };
}

function readTerms(record: string): { lookups: number; included: string[] } {
  const terms = record.toLowerCase().split(/\s+/).slice(1);
  const costly = terms.filter((term) =>
    /^[+\-~?]?(?:include:|exists:|(?:a|mx|ptr)(?:[:/]|$))|^redirect=/.test(term),
  );
  const included = costly.flatMap(
    (term) => /^[+\-~?]?(?:include:|redirect=)([^\s%]+)$/.exec(term)?.[1] ?? [],
  );
  return { lookups: costly.length, included };
}
