import type { CDPSession } from "puppeteer-core";

/** What a page may leave in memory. To collect it drops compiled scripts too: the engines' cost half of a small visit. */
const MOST_LEFT_BYTES = 64 * 1024 * 1024;

/** Sessions of tabs that were left, and have shown no page since. */
const SHOWS_NOTHING = new WeakSet<CDPSession>();

/** Leaves the page a tab shows and takes away all it stored; the session is detached then. */
export async function cleanTab(session: CDPSession): Promise<void> {
  await showNothing(session);
  await Promise.all([
    forgetEverything(session),
    session.send("Page.resetNavigationHistory"),
    // The one thing a document can leave to the next of another site.
    session.send("Runtime.evaluate", { expression: "window.name = ''" }),
  ]);
  // The next page is shown by the same process, which would keep what this one left for long.
  if ((await memoryInUse(session)) > MOST_LEFT_BYTES) await session.send("HeapProfiler.collectGarbage");
  await session.detach();
}

/** Bytes, with what is left of earlier pages until the browser collects it. */
async function memoryInUse(session: CDPSession): Promise<number> {
  const heap = await session.send("Runtime.getHeapUsage");
  return heap.usedSize + heap.embedderHeapUsedSize + heap.backingStorageSize;
}

/** Leaves the page a tab shows; one that shows nothing already costs nothing. */
export async function showNothing(session: CDPSession): Promise<void> {
  if (SHOWS_NOTHING.has(session)) return;
  const left = new Promise<void>((resolve) => session.once("Page.loadEventFired", () => resolve()));
  await session.send("Page.navigate", { url: "about:blank" });
  await left;
  SHOWS_NOTHING.add(session);
  session.once("Page.frameNavigated", () => SHOWS_NOTHING.delete(session));
}

/** Empties cache, cookies and storage of all sites in the tab's context. */
export async function forgetEverything(session: CDPSession): Promise<void> {
  await Promise.all([session.send("Network.clearBrowserCache"), forgetStored(session)]);
}

/** Empties cookies and storage of all sites in the tab's context. */
export async function forgetStored(session: CDPSession): Promise<void> {
  await Promise.all([
    session.send("Network.clearBrowserCookies"),
    session.send("Storage.clearDataForOrigin", { origin: "*", storageTypes: "all" }),
  ]);
}
