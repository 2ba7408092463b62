import type { Protocol } from "puppeteer-core";

import type { PageTab } from "#gather/page/page-tab.ts";

const LIMIT_MS = 3000;
const DOCUMENTS = { patterns: [{ urlPattern: "*", resourceType: "Document" as const }] };

/**
 * Operates a page that stays where it is, whatever it leads on to. A request that fails would show an error page in its
 * place; one that is aborted leaves it as it is.
 *
 * @param operate is given how often the page has tried to lead on so far
 */
export async function keptInPlace<Result>(
  tab: PageTab,
  operate: (attempts: () => number) => Promise<Result>,
): Promise<Result> {
  let attempts = 0;
  const refuse = ({ requestId, frameId }: Protocol.Fetch.RequestPausedEvent): void => {
    if (frameId === tab.mainFrame) attempts += 1;
    const refused = tab.session.send("Fetch.failRequest", { requestId, errorReason: "Aborted" });
    // A frame that is gone meanwhile asks for nothing any more.
    refused.catch(() => undefined);
  };
  const late = "The browser could not hold the page.";
  tab.session.on("Fetch.requestPaused", refuse);
  try {
    await tab.race(tab.session.send("Fetch.enable", DOCUMENTS), LIMIT_MS, late);
    return await operate(() => attempts);
  } finally {
    tab.session.off("Fetch.requestPaused", refuse);
    await tab.race(tab.session.send("Fetch.disable"), LIMIT_MS, late);
  }
}
