import type { Protocol } from "puppeteer-core";

import type { PageTab } from "#gather/page/page-tab.ts";

const LIMIT_MS = 3000;
const LATE = "The browser could not hold the page.";
const DOCUMENTS = { patterns: [{ urlPattern: "*", resourceType: "Document" as const }] };

/**
 * Keeps a page where it is, whatever it leads on to. A request that fails would show an error page in its place; one
 * that is aborted leaves it as it is.
 *
 * @param onAttempt told where the page itself, and no frame of it, tried to go
 * @returns what lets it go again
 */
export async function abortDocuments(
  tab: PageTab,
  onAttempt: (url: string) => void,
): Promise<() => Promise<void>> {
  const refuse = ({ requestId, frameId, request }: Protocol.Fetch.RequestPausedEvent): void => {
    if (frameId === tab.mainFrame) onAttempt(request.url);
    const refused = tab.session.send("Fetch.failRequest", { requestId, errorReason: "Aborted" });
    // A frame that is gone meanwhile asks for nothing any more.
    refused.catch(() => undefined);
  };
  const letGo = async (): Promise<void> => {
    tab.session.off("Fetch.requestPaused", refuse);
    await tab.race(tab.session.send("Fetch.disable"), LIMIT_MS, LATE);
  };
  tab.session.on("Fetch.requestPaused", refuse);
  try {
    await tab.race(tab.session.send("Fetch.enable", DOCUMENTS), LIMIT_MS, LATE);
  } catch (error) {
    tab.session.off("Fetch.requestPaused", refuse);
    throw error;
  }
  return letGo;
}
