import type { Browser } from "puppeteer-core";

import type { Gathered } from "#evidence/gathered.ts";
import type { PageSeen } from "#evidence/privacy.ts";
import { gatherUntil } from "#gather/privacy/gather-until.ts";
import type { PassVisit } from "#gather/privacy/pass-visit.ts";
import type { PrivacyLimits } from "#gather/privacy/privacy-limits.ts";
import { timeForVisits } from "#gather/privacy/time-for-visits.ts";
import { refuseUnanswered, rejectingVisit } from "#gather/privacy/rejecting-visit.ts";

interface WalkOptions {
  limits?: Partial<PrivacyLimits>;
  /** The browser's own when null. */
  userAgent: string | null;
  signal?: AbortSignal | undefined;
}

/**
 * Rejects the banner of the start page as a new visitor, and goes on to other pages of the site, one after the other.
 * A page that could not be seen says why and does not keep the visitor from the next one.
 */
export async function rejectAndGoOn(
  browser: Browser,
  { startUrl, urls }: { startUrl: string; urls: readonly string[] },
  options: WalkOptions,
): Promise<Gathered<PageSeen[]>> {
  const { limits, signal } = timeForVisits(options);
  const gather = gatherUntil(signal);
  const setting = { url: startUrl, limits, userAgent: options.userAgent, signal };
  return await gather(() =>
    rejectingVisit(browser, setting, async (visit, { clicks }) => {
      const seen: PageSeen[] = [];
      for (const url of urls) {
        const page = await gather(() => pageAfter(visit, { url, clicks, lingerMs: limits.lingerMs }));
        seen.push({ url, seen: page });
      }
      return seen;
    }),
  );
}

async function pageAfter(
  visit: PassVisit,
  { url, clicks, lingerMs }: { url: string; clicks: number; lingerMs: number },
): Promise<ReturnType<PassVisit["sentSoFar"]>> {
  await visit.comeBack(url);
  await visit.wait(lingerMs);
  await refuseUnanswered(visit, clicks);
  return visit.sentSoFar();
}
