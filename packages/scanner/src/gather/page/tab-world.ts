import type { CDPSession, Target } from "puppeteer-core";

import { pageWorldSource, WORLD_NAME } from "#gather/page/in-page-scripts/page-world.ts";

const OF_TABS = new WeakMap<Target, Promise<CDPSession>>();

/**
 * The session by which scripts get into our world of a tab's documents, which stays as long as the tab: to hand over for
 * each visit what does not change costs a tenth of a small one.
 */
export async function worldSessionOf(target: Target): Promise<CDPSession> {
  const kept = OF_TABS.get(target) ?? begin(target);
  OF_TABS.set(target, kept);
  return await kept;
}

/** Puts our world into each document that a target shows from now on. */
export async function addWorld(session: CDPSession): Promise<void> {
  await session.send("Page.addScriptToEvaluateOnNewDocument", {
    source: pageWorldSource(),
    worldName: WORLD_NAME,
  });
}

async function begin(target: Target): Promise<CDPSession> {
  const session = await target.createCDPSession();
  await Promise.all([session.send("Page.enable"), addWorld(session)]);
  return session;
}
