import { setTimeout as sleep } from "node:timers/promises";

import type { BannerDismissal } from "#evidence/page.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import { ConsentAgent } from "#gather/privacy/consent-agent.ts";
import { findBanner } from "#gather/privacy/find-banner.ts";
import { prepareFrames } from "#gather/privacy/frame-sessions.ts";

const POLL_MS = 50;
/** What the second round of rules needs to look at the page. */
const ROUND_MS = 500;
/** A manager that is there may show its banner late. */
const HIDDEN_MS = 2500;
const FADING_MS = 2000;

/**
 * Rejects the consent banner of the page that a tab shows, so that what comes next sees the page itself. It never
 * accepts: a banner that only offers 'Accept' stays.
 *
 * @param limitMs until a banner is recognized and rejected; a page without one takes about a second
 * @throws PageTrouble when the page crashes or closes itself meanwhile
 */
export async function dismissBanner(tab: PageTab, limitMs = 6000): Promise<BannerDismissal> {
  const agent = new ConsentAgent("optOut");
  const session = await prepareFrames(tab.page, async (frameSession) => {
    await agent.prepare(frameSession);
    await agent.start(frameSession);
  });
  try {
    await waitForOutcome(tab, agent, limitMs);
  } finally {
    // A page that is gone has taken its sessions along.
    await session.detach().catch(() => undefined);
  }
  const isGone = agent.state.rejected === true && (await fadesAway(tab));
  return dismissalOf(agent, isGone);
}

/** Banners leave with a transition; what comes next must not see it. */
async function fadesAway(tab: PageTab): Promise<boolean> {
  const end = Date.now() + FADING_MS;
  while (await isShown(tab)) {
    if (Date.now() >= end) return false;
    await tab.race(sleep(POLL_MS * 2), 1000, "The page did not let us wait.");
  }
  return true;
}

async function isShown(tab: PageTab): Promise<boolean> {
  const { documents } = tab;
  try {
    return (await findBanner(tab)) !== null;
  } catch (error) {
    // The page loads itself again after the answer: its next document tells.
    if (tab.documents !== documents || tab.worldOf(tab.mainFrame) === null) return true;
    throw error;
  }
}

async function waitForOutcome(tab: PageTab, agent: ConsentAgent, limitMs: number): Promise<void> {
  const { state } = agent;
  const end = Date.now() + limitMs;
  let hopelessFrom = end;
  while (state.rejected === null && Date.now() < (state.banner === null ? hopelessFrom : end)) {
    const wasThrough = hopelessFrom < end;
    await tab.race(sleep(POLL_MS), 1000, "The page did not let us wait.");
    if (!wasThrough && state.managers.length > 0) hopelessFrom = Math.min(end, Date.now() + HIDDEN_MS);
    else if (!wasThrough && state.rounds >= 2) hopelessFrom = Math.min(end, Date.now() + ROUND_MS);
  }
}

function dismissalOf({ state, manager: cmp }: ConsentAgent, isGone: boolean): BannerDismissal {
  const { banner, clicks } = state;
  if (isGone) return { outcome: "rejected", cmp, clicks };
  return { outcome: banner === null ? "none" : "stayed", cmp, clicks };
}
