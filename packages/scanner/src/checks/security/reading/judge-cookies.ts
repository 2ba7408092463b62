import { notApplicable, verdictOf, type Defect, type Verdict } from "#check.ts";
import type { Evidence } from "#evidence.ts";

import { measuredPages, nothingMeasured } from "./delivery.ts";
import { ownCookies, type SetCookie } from "./set-cookie.ts";

/** Judges the site's own cookies of this kind one by one; else says why there are none. */
export function judgeCookies(
  evidence: Evidence,
  kind: { what: string; isOne: (cookie: SetCookie) => boolean },
  judge: (cookie: SetCookie) => Defect | null,
): Verdict {
  if (measuredPages(evidence).length === 0) return nothingMeasured(evidence);
  const cookies = ownCookies(evidence).filter((cookie) => kind.isOne(cookie));
  if (cookies.length === 0) return notApplicable(`The visited pages set no ${kind.what}`);
  return verdictOf(cookies.flatMap((cookie) => judge(cookie) ?? []));
}
