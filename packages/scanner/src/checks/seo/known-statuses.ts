import type { Evidence } from "#evidence.ts";
import { movedForGood } from "#plan/moved-for-good.ts";

import { addressKey } from "./address-key.ts";

/** How an own address answered in this scan. */
export interface KnownStatus {
  status: number | null;
  failure: string | null;
  redirects: number;
  /** Whether it redirects and every hop says that it moved for good. */
  movedForGood: boolean;
  /** Where a visit ended, by `addressKey`; null where the address was only asked for. */
  endedAt: string | null;
}

/** Answers of every own address that was visited or asked for, by `addressKey`. */
export function knownStatuses(evidence: Evidence): Map<string, KnownStatus> {
  const known = new Map<string, KnownStatus>();
  for (const { url, ...answer } of evidence.site.linkStatuses) {
    known.set(addressKey(url), { ...answer, movedForGood: answer.movedForGood === true, endedAt: null });
  }
  for (const page of evidence.pages) {
    const failure = page.status === null ? page.notMeasured : null;
    const endedAt = addressKey(page.finalUrl);
    known.set(addressKey(page.url), {
      status: page.status,
      failure,
      redirects: page.redirects.length,
      movedForGood: movedForGood(page.redirects),
      endedAt,
    });
    if (page.status !== null && !known.has(endedAt))
      known.set(endedAt, {
        status: page.status,
        failure: null,
        redirects: 0,
        movedForGood: false,
        endedAt,
      });
  }
  return known;
}
