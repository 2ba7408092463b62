import type { Header } from "#evidence/network.ts";

import { headerMembers, headerValues } from "./response-headers.ts";

/**
 * Seconds for which caches that many visitors share, such as a CDN, may hand out one answer; 0 where they may not.
 * A lifetime alone is not counted: only `public` and `s-maxage` show that such caches are meant (RFC 9111, 3 and 5.2.2), or
 * the age of an answer that one of them kept.
 */
export function sharedCacheSeconds(headers: readonly Header[]): number {
  const directives = new Map(
    headerMembers(headers, "cache-control").map((member) => {
      const [name = "", value = ""] = member.toLowerCase().split("=");
      return [name.trim(), Number(value.trim().replaceAll('"', ""))];
    }),
  );
  const isForbidden = ["private", "no-store", "no-cache"].some((name) => directives.has(name));
  const differs = headerValues(headers, "vary").some((value) =>
    /(?:^|[\s,])(?:\*|cookie)(?:$|[\s,])/i.test(value),
  );
  if (isForbidden || differs) return 0;
  const isMeant = directives.has("public") || wasKept(headers);
  const lifetime = directives.get("s-maxage") ?? (isMeant ? directives.get("max-age") : 0);
  return lifetime !== undefined && lifetime > 0 ? lifetime : 0;
}

/** An answer straight from its server has no age. */
function wasKept(headers: readonly Header[]): boolean {
  return headerValues(headers, "age").some((value) => Number(value) > 0);
}
