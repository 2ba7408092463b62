import { getDomain } from "tldts";

import type { Evidence } from "#evidence.ts";
import type { FormRef } from "#evidence/document.ts";

import { fieldValue } from "./field-value.ts";

/** An address of the site that led to the address in its own query. */
export interface Forwarding {
  /** The site's address. */
  from: string;
  /** The parameter that holds where it leads. */
  parameter: string;
  to: string;
}

/** A signature or a one-time value: the server can tell addresses apart that it did not make itself. */
const SIGNED = /^(?:sig|sign|signature|hmac|hash|token|checksum|digest|state|code|nonce|h|s)$/i;

/** What the visit itself came across: nothing is asked for to find it. Each path and parameter once. */
export function forwardings({ pages, site }: Evidence): Forwarding[] {
  const hops = pages.flatMap(({ redirects }) => redirects);
  const found = new Map<string, Forwarding>();
  for (const { url, location } of hops) {
    const from = URL.parse(url);
    const to = URL.parse(location);
    if (from === null || to === null || from.host !== site.host || isSameSite(from, to)) continue;
    if (isSigned(from)) continue;
    const holder = [...from.searchParams].find(([, value]) => leadsTo(value, to, from));
    if (holder === undefined) continue;
    const one = { from: url, parameter: holder[0], to: location };
    if (!found.has(keyOf(one))) found.set(keyOf(one), one);
  }
  return [...found.values()];
}

/** Names of parameters that say where to go. */
const TARGET =
  /^(?:u|url|uri|to|go|goto|redirect|redir|dest|destination|target|next|out|link|href|return|continue)(?:[-_]?(?:to|url|uri))?$/i;

/** Links whose query names another website for where to go, which no visit has followed. Each path and parameter once. */
export function linkedForwardings(evidence: Evidence): Forwarding[] {
  const { pages, site } = evidence;
  // What answers with a page of its own sends nobody on.
  const answered = new Set(
    site.linkStatuses
      .filter(({ status, redirects }) => status !== null && redirects === 0)
      .map(({ url }) => url),
  );
  const followed = new Set(forwardings(evidence).map(keyOf));
  const documents = pages.flatMap(({ document }) => (document.gathered ? [document.value] : []));
  const byForms = documents.flatMap(({ forms }) => forms.flatMap((form) => targetsOf(form, site.host)));
  const linked = documents
    .flatMap(({ links }) => links)
    .flatMap(({ href }) => (href === null || answered.has(href) ? [] : namedTargets(href, site.host)))
    .concat(byForms)
    .filter((one) => !followed.has(keyOf(one)));
  return [...new Map(linked.toReversed().map((one) => [keyOf(one), one])).values()];
}

function namedTargets(href: string, host: string): Forwarding[] {
  const from = URL.parse(href);
  if (from === null || from.host !== host || isSigned(from)) return [];
  return [...from.searchParams].flatMap(([parameter, value]) => {
    const to = TARGET.test(parameter) && ABSOLUTE.test(value) ? URL.parse(value, from) : null;
    return to === null || isSameSite(from, to) ? [] : [{ from: from.href, parameter, to: to.href }];
  });
}

/** Hidden fields that tell the server where to go after it has what was sent. */
function targetsOf({ action, fields }: FormRef, host: string): Forwarding[] {
  const from = URL.parse(action);
  if (
    from === null ||
    from.host !== host ||
    fields.some(({ name }) => /^(?:sig|signature|hmac|hash)$/i.test(name))
  )
    return [];
  return fields.flatMap((field) => {
    const value = fieldValue(field);
    const isTarget = field.type === "hidden" && TARGET.test(field.name) && ABSOLUTE.test(value);
    const to = isTarget ? URL.parse(value, from) : null;
    return to === null || isSameSite(from, to)
      ? []
      : [{ from: from.href, parameter: field.name, to: to.href }];
  });
}

function keyOf({ from, parameter }: Forwarding): string {
  return `${new URL(from).pathname}?${parameter}`;
}

function isSigned({ searchParams }: URL): boolean {
  return [...searchParams.keys()].some((name) => SIGNED.test(name));
}

function isSameSite(from: URL, to: URL): boolean {
  const domain = getDomain(from.hostname, { allowPrivateDomains: true });
  if (domain === null) return from.hostname === to.hostname;
  return domain === getDomain(to.hostname, { allowPrivateDomains: true });
}

/** Also without a scheme (`//host`): a path alone stays on the site. */
const ABSOLUTE = /^(?:https?:)?\/\//i;

function leadsTo(value: string, to: URL, base: URL): boolean {
  if (!ABSOLUTE.test(value)) return false;
  const named = URL.parse(value, base);
  return named !== null && named.host === to.host && named.pathname === to.pathname;
}
