import type { PageEvidence } from "#evidence/page.ts";

import { addressKey } from "./address-key.ts";

/** Browsers give up at the twentieth redirect: https://fetch.spec.whatwg.org/#http-redirect-fetch. */
const HOPS_UNTIL_GIVEN_UP = 19;

/** Addresses that redirect to one another and never to a page, each once; null where the visit ended in another way. */
export function redirectLoopOf({ status, redirects }: PageEvidence): string[] | null {
  if (status !== null || redirects.length < HOPS_UNTIL_GIVEN_UP) return null;
  const sources = redirects.map(({ url }) => addressKey(url));
  const repeated = new Set(sources.filter((url, index) => sources.indexOf(url) !== index));
  return repeated.size > 0 ? [...repeated] : sources.slice(0, 1);
}
