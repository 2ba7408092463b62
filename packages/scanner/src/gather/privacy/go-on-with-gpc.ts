import type { Browser } from "puppeteer-core";

import type { Gathered } from "#evidence/gathered.ts";
import type { PageSeen } from "#evidence/privacy.ts";
import { gatherUntil } from "#gather/privacy/gather-until.ts";
import { sendGlobalPrivacyControl } from "#gather/privacy/global-privacy-control.ts";
import { PassVisit } from "#gather/privacy/pass-visit.ts";
import type { PrivacyLimits } from "#gather/privacy/privacy-limits.ts";
import { timeForVisits } from "#gather/privacy/time-for-visits.ts";

interface WalkOptions {
  limits?: Partial<PrivacyLimits>;
  /** The browser's own when null. */
  userAgent: string | null;
  signal?: AbortSignal | undefined;
}

/**
 * Visits pages as a new visitor each, whose browser sends Global Privacy Control. A page that could not be seen says why
 * and does not keep the next one from being visited.
 */
export async function goOnWithGpc(
  browser: Browser,
  urls: readonly string[],
  options: WalkOptions,
): Promise<Gathered<PageSeen[]>> {
  const { limits, signal } = timeForVisits(options);
  const gather = gatherUntil(signal);
  return await gather(async () => {
    const seen: PageSeen[] = [];
    for (const url of urls) {
      const setting = {
        url,
        limits,
        userAgent: options.userAgent,
        signal,
        prepare: sendGlobalPrivacyControl,
      };
      const page = await gather(() =>
        PassVisit.run(browser, setting, async (visit) => {
          await visit.load();
          await visit.wait(limits.lingerMs);
          return visit.sentSoFar();
        }),
      );
      seen.push({ url, seen: page });
    }
    return seen;
  });
}
