import type { Header } from "#evidence/network.ts";

import { headerPolicies, type ContentSecurityPolicy } from "./content-security-policy.ts";

/** Nonces that policies give to scripts, as written: `'nonce-…'`. */
export function noncesOf(policies: readonly ContentSecurityPolicy[]): string[] {
  return policies.flatMap(({ directives }) => {
    const sources = directives.get("script-src-elem") ?? directives.get("script-src") ?? [];
    return sources.filter((source) => /^'nonce-/i.test(source));
  });
}

/** Nonces for scripts in the policy headers of an answer. */
export function noncesInHeaders(headers: readonly Header[]): string[] {
  return noncesOf(headerPolicies(headers, "content-security-policy"));
}
