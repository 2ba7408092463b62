import type { Gathered } from "#evidence/gathered.ts";
import { notGathered } from "#gather/page/not-gathered.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import type { VisitLimits } from "#gather/page/visit-limits.ts";
import { type ReadMarkup, readRawMarkup } from "#plan/raw-markup.ts";

/** Characters; search engines read less of a document. */
const LONGEST = 3_000_000;
const MISSING = "We could not read the page as the server sent it.";

/** What the page's document said before its scripts ran. */
export async function readAsSent(tab: PageTab, limits: VisitLimits): Promise<Gathered<ReadMarkup>> {
  const asked = tab.log.documentBody();
  const answer = tab.log.document();
  if (asked === null || answer === null) return { gathered: false, reason: MISSING };
  const { requestId, session } = asked;
  try {
    const body = session.send("Network.getResponseBody", { requestId });
    const { body: text, base64Encoded } = await tab.race(body, limits.readMs, MISSING);
    const html = base64Encoded ? Buffer.from(text, "base64").toString("utf8") : text;
    return { gathered: true, value: readRawMarkup(html.slice(0, LONGEST), answer.url) };
  } catch (error) {
    return notGathered(error, MISSING);
  }
}
