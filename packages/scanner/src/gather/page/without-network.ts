import type { PageTab } from "#gather/page/page-tab.ts";

const LIMIT_MS = 3000;

/** Operates a page while nothing it does reaches a server. */
export async function withoutNetwork<Result>(tab: PageTab, operate: () => Promise<Result>): Promise<Result> {
  await setOffline(tab, true);
  try {
    return await operate();
  } finally {
    await setOffline(tab, false);
  }
}

/** Cuts a page off from the network, or takes it back. */
export async function setOffline(tab: PageTab, offline: boolean): Promise<void> {
  const conditions = { offline, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  const answer = tab.session.send("Network.emulateNetworkConditions", conditions);
  await tab.race(
    answer,
    LIMIT_MS,
    offline ? "The browser did not go offline." : "The browser stayed offline.",
  );
}
