import type { CDPSession } from "puppeteer-core";

/** Leaves the page a tab shows and takes away all it stored; the session is detached then. */
export async function cleanTab(session: CDPSession): Promise<void> {
  const left = new Promise<void>((resolve) => session.once("Page.loadEventFired", () => resolve()));
  await session.send("Page.navigate", { url: "about:blank" });
  await left;
  await Promise.all([
    forgetEverything(session),
    session.send("Page.resetNavigationHistory"),
    // The next page is shown by the same process, which would keep what this one left for long.
    session.send("HeapProfiler.collectGarbage"),
    // The one thing a document can leave to the next of another site.
    session.send("Runtime.evaluate", { expression: "window.name = ''" }),
  ]);
  await session.detach();
}

/** Empties cache, cookies and storage of all sites in the tab's context. */
export async function forgetEverything(session: CDPSession): Promise<void> {
  await Promise.all([
    session.send("Network.clearBrowserCache"),
    session.send("Network.clearBrowserCookies"),
    session.send("Storage.clearDataForOrigin", { origin: "*", storageTypes: "all" }),
  ]);
}
