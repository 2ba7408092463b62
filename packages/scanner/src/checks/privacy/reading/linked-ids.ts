import { decoded } from "#checks/privacy/reading/personal-values.ts";
import { isThirdParty } from "#checks/privacy/reading/site-address.ts";
import { idsIn, keptIn, keyOf, NAMED, NEEDED, type Stored } from "#checks/privacy/reading/visitor-ids.ts";
import type { LinkRef } from "#evidence/document.ts";

/** A link to another site whose address carries an ID that is kept on the visitor's device. */
export interface LinkedId {
  name: string;
  link: LinkRef;
  host: string;
  /** Whether another new visitor had a different one; else only its name says that it is an ID. */
  isPerVisitor: boolean;
}

/**
 * Links to other sites that carry an ID which no other new visitor was given, as far as one was seen, each ID and host once.
 *
 * @param others what other new visitors were given; only asked where a link carries something that is stored
 */
export function linkedIds(
  { stored, links }: { stored: Stored; links: readonly LinkRef[] },
  others: () => readonly Stored[],
  site: { url: string; now: Date },
): LinkedId[] {
  const outgoing = links.filter(({ href }) => href !== null && isThirdParty(href, site.url));
  const carried = keptIn(stored, site)
    .filter(({ name, setBy }) => setBy === null && !NEEDED.test(name) && !SIGNS_IN.test(name))
    .flatMap((kept) => idsIn(kept.value).map((id) => ({ kept, id, links: outgoing.filter(carries(id)) })))
    .filter((one) => one.links.length > 0);
  if (carried.length === 0) return [];
  const elsewhere = others().flatMap((other) => keptIn(other, site));
  const found = new Map<string, LinkedId>();
  for (const { kept, id, links: carrying } of carried) {
    const same = elsewhere.filter((other) => keyOf(other) === keyOf(kept));
    if (same.some(({ value }) => value.includes(id))) continue;
    const isPerVisitor = same.length > 0;
    if (!isPerVisitor && !NAMED.test(kept.name)) continue;
    for (const link of carrying) {
      const host = URL.parse(link.href ?? "")?.host ?? "";
      const key = `${kept.name} ${host}`;
      if (!found.has(key)) found.set(key, { name: kept.name, link, host, isPerVisitor });
    }
  }
  return [...found.values()];
}

const SIGNS_IN = /state|oauth|sso|pkce/i;

function carries(id: string): (link: LinkRef) => boolean {
  return ({ href }) => {
    const address = URL.parse(href ?? "");
    return decoded(`${address?.search ?? ""}${address?.hash ?? ""}`).includes(id);
  };
}
