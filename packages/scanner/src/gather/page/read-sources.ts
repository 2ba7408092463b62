import type { PageEvidence } from "#evidence/page.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import type { VisitLimits } from "#gather/page/visit-limits.ts";

const SOURCE_LIMIT = 60;
const TEXT_LIMIT = 512 * 1024;

/** Bodies of the scripts and style sheets a page loaded, in the order they were requested. */
export async function readSources(tab: PageTab, limits: VisitLimits): Promise<PageEvidence["sources"]> {
  const wanted = tab.log.textResources().slice(0, SOURCE_LIMIT);
  const bodies = wanted.map(async ({ requestId, session, url, type }) => {
    const { body, base64Encoded } = await session.send("Network.getResponseBody", { requestId });
    const text = base64Encoded ? Buffer.from(body, "base64").toString("utf8") : body;
    return { url, type, text: text.slice(0, TEXT_LIMIT) };
  });
  const late = "We could not read the page's scripts and style sheets in time.";
  const settled = await tab.race(Promise.allSettled(bodies), limits.readMs, late);
  // A body is missing when it was larger than the browser keeps, or its frame is gone.
  return settled.flatMap((body) => (body.status === "fulfilled" ? [body.value] : []));
}
