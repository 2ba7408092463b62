import type { Header } from "#evidence/network.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { headerMembers } from "./response-headers.ts";

export interface ContentSecurityPolicy {
  /** Lower-case directive names with their sources as written; the first of a name counts. */
  directives: Map<string, string[]>;
  from: "header" | "meta";
  /** The policy as sent. */
  text: string;
}

/** Directives a meta element cannot carry (CSP Level 3, section 3.3). */
const NOT_IN_META = new Set(["frame-ancestors", "report-uri", "sandbox"]);

/**
 * Every policy the browser enforces on the page: each member of each Content-Security-Policy header and
 * each meta element in the head. They add up: what one of them forbids is forbidden.
 */
export function enforcedPolicies(page: PageEvidence): ContentSecurityPolicy[] {
  return [...headerPolicies(page.responseHeaders, "content-security-policy"), ...metaPolicies(page)];
}

/** Policies that only report; they protect nobody. */
export function reportOnlyPolicies(page: PageEvidence): ContentSecurityPolicy[] {
  return headerPolicies(page.responseHeaders, "content-security-policy-report-only");
}

/** Reads one serialized policy. */
function parsePolicy(text: string, from: "header" | "meta" = "header"): ContentSecurityPolicy {
  const directives = new Map<string, string[]>();
  for (const token of text.split(";")) {
    const [name, ...sources] = token.trim().split(/[\t\n\f\r ]+/);
    const key = (name ?? "").toLowerCase();
    if (key === "" || directives.has(key) || (from === "meta" && NOT_IN_META.has(key))) continue;
    directives.set(key, sources);
  }
  return { directives, from, text: text.trim() };
}

/** Policies of the headers of this name, in the order sent. */
export function headerPolicies(headers: readonly Header[], name: string): ContentSecurityPolicy[] {
  return headerMembers(headers, name)
    .map((text) => parsePolicy(text))
    .filter((policy) => policy.directives.size > 0);
}

/** The first policy in a meta element of which browsers apply nothing, and why; null where there is none. */
export function ignoredMetaPolicy({ document }: PageEvidence): { text: string; why: string } | null {
  if (!document.gathered) return null;
  for (const { httpEquiv, content, inHead } of document.value.metas) {
    const named = /^\s*content-security-policy(-report-only)?\s*$/i.exec(httpEquiv);
    if (named === null || parsePolicy(content).directives.size === 0) continue;
    const text = `<meta http-equiv="${httpEquiv.trim()}" content="${content}">`;
    if (named[1] !== undefined) return { text, why: "A policy that only reports works as a header alone" };
    if (!inHead) return { text, why: "It stands outside of the head" };
    if (parsePolicy(content, "meta").directives.size === 0) {
      const names = [...parsePolicy(content).directives.keys()].join(", ");
      return { text, why: `It says only ${names}, which works as a header alone` };
    }
  }
  return null;
}

/** Directives in meta elements that work in a header alone, each once, beside others that do work there. */
export function ignoredInMeta({
  document,
  responseHeaders,
}: PageEvidence): { directive: string; text: string }[] {
  if (!document.gathered) return [];
  const sent = headerPolicies(responseHeaders, "content-security-policy");
  const found = document.value.metas
    .filter((meta) => meta.inHead && meta.httpEquiv.trim().toLowerCase() === "content-security-policy")
    .filter(({ content }) => parsePolicy(content, "meta").directives.size > 0)
    .flatMap(({ content }) =>
      [...parsePolicy(content).directives.keys()]
        .filter((name) => NOT_IN_META.has(name) && !sent.some(({ directives }) => directives.has(name)))
        .map((directive) => ({ directive, text: content.trim() })),
    );
  return [...new Map(found.map((one) => [one.directive, one])).values()];
}

function metaPolicies(page: PageEvidence): ContentSecurityPolicy[] {
  if (!page.document.gathered) return [];
  return page.document.value.metas
    .filter((meta) => meta.inHead && meta.httpEquiv.trim().toLowerCase() === "content-security-policy")
    .map((meta) => parsePolicy(meta.content, "meta"))
    .filter((policy) => policy.directives.size > 0);
}
