import type { Evidence } from "#evidence.ts";
import { movedForGood } from "#plan/moved-for-good.ts";

import { addressKey } from "./address-key.ts";
import { redirectLoopOf } from "./redirect-loop.ts";

/** How an own address answered in this scan. */
export interface KnownStatus {
  status: number | null;
  failure: string | null;
  redirects: number;
  /** Whether it redirects and every hop says that it moved for good. */
  movedForGood: boolean;
  /** Where it led, by `addressKey`; null where it was only asked for and redirects nowhere. */
  endedAt: string | null;
  /** Addresses of the loop that it is in or leads to; null where it is in none. */
  loop: string[] | null;
}

/** Answers of every own address that was visited or asked for, by `addressKey`. */
export function knownStatuses(evidence: Evidence): Map<string, KnownStatus> {
  const known = new Map<string, KnownStatus>();
  for (const { url, endsAt, ...answer } of evidence.site.linkStatuses) {
    known.set(addressKey(url), {
      ...answer,
      movedForGood: answer.movedForGood === true,
      endedAt: endsAt === undefined ? null : addressKey(endsAt),
      loop: null,
    });
  }
  for (const page of evidence.pages) {
    const failure = page.status === null ? page.notMeasured : null;
    const endedAt = addressKey(page.finalUrl);
    const loop = redirectLoopOf(page);
    known.set(addressKey(page.url), {
      status: page.status,
      failure,
      redirects: page.redirects.length,
      movedForGood: loop === null && movedForGood(page.redirects),
      endedAt,
      loop,
    });
    if (page.status !== null && !known.has(endedAt))
      known.set(endedAt, {
        status: page.status,
        failure: null,
        redirects: 0,
        movedForGood: false,
        endedAt,
        loop: null,
      });
  }
  return known;
}
