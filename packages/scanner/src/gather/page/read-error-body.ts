import { setTimeout as sleep } from "node:timers/promises";

import type { PageTab } from "#gather/page/page-tab.ts";
import type { VisitLimits } from "#gather/page/visit-limits.ts";

const LONGEST = 20_000;
const POLL_MS = 100;
const MOST_MS = 1500;
const MISSING = "We could not read the error page.";

/**
 * What the server sent with a status of 400 or above; null for other answers, and where it did not come in time. The
 * page is told as not measured in any case.
 */
export async function readErrorBody(tab: PageTab, { readMs }: VisitLimits): Promise<string | null> {
  const asked = tab.log.documentBody();
  if (asked === null || (tab.log.document()?.status ?? 0) < 400) return null;
  const { requestId, session } = asked;
  const end = Date.now() + Math.min(MOST_MS, readMs);
  while (Date.now() < end) {
    try {
      const asking = session.send("Network.getResponseBody", { requestId });
      const { body, base64Encoded } = await tab.race(asking, readMs, MISSING);
      const text = base64Encoded ? Buffer.from(body, "base64").toString("utf8") : body;
      if (text !== "") return text.slice(0, LONGEST);
    } catch {
      // The browser has no body until the answer is complete, and none at all once the tab is gone.
    }
    await sleep(POLL_MS);
  }
  return null;
}
