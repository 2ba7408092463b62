import { splitOutsideQuotes } from "./response-headers.ts";

export interface HstsPolicy {
  /** Seconds browsers must insist on https; 0 switches the policy off. */
  maxAge: number;
  includeSubDomains: boolean;
  preload: boolean;
}

/**
 * Reads a Strict-Transport-Security value by the grammar of RFC 6797 6.1: names in any case, quoted or bare
 * values, no directive twice, `max-age` required. null when a browser must ignore it.
 */
export function parseHsts(value: string): HstsPolicy | null {
  const directives = new Map<string, string | null>();
  for (const part of splitOutsideQuotes(value, ";")) {
    if (part === "") continue;
    const match = /^([!#$%&'*+.^_`|~\w-]+)\s*(?:=\s*(.*))?$/.exec(part);
    const name = match?.[1]?.toLowerCase();
    if (name === undefined || directives.has(name)) return null;
    directives.set(name, match?.[2]?.trim() ?? null);
  }
  const maxAge = /^(?:"(\d+)"|(\d+))$/.exec(directives.get("max-age") ?? "");
  if (maxAge === null) return null;
  return {
    maxAge: Number(maxAge[1] ?? maxAge[2]),
    includeSubDomains: directives.get("includesubdomains") === null,
    preload: directives.get("preload") === null,
  };
}
