import { setTimeout as sleep } from "node:timers/promises";

import type { BannerDismissal } from "#evidence/page.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import {
  cameBackWithoutBanner,
  isBannerShown,
  isLoadingAgain,
  unlessMovedOn,
} from "#gather/privacy/banner-gone.ts";
import { ConsentAgent } from "#gather/privacy/consent-agent.ts";
import { prepareFrames } from "#gather/privacy/frame-sessions.ts";

const POLL_MS = 50;
/** What a page gets for one answer. */
const ANSWER_MS = 2000;
/** What the second round of rules needs to look at the page, in answers of the page: a busy one takes longer. */
const ROUND_POLLS = 10;
/** A manager that is there may show its banner late. */
const HIDDEN_POLLS = 50;
const FADING_POLLS = 20;
/** For the server to answer when the page loads itself again. */
const RELOAD_MS = 10_000;

/**
 * Rejects the consent banner of the page that a tab shows, so that what comes next sees the page itself. It never
 * accepts: a banner that only offers 'Accept' stays.
 *
 * @param limitMs until a banner is recognized and rejected; a page without one takes about a second
 * @throws PageTrouble when the page crashes or closes itself meanwhile
 */
export async function dismissBanner(tab: PageTab, limitMs = 6000): Promise<BannerDismissal> {
  const agent = new ConsentAgent("optOut");
  const { documents } = tab;
  const session = await prepareFrames(tab.target, async (frameSession) => {
    await agent.prepare(frameSession);
    await agent.start(frameSession);
  });
  try {
    await waitForOutcome(tab, agent, limitMs);
  } finally {
    // A page that is gone has taken its sessions along.
    await session.detach().catch(() => undefined);
  }
  const isAnswered = agent.state.rejected === true || (await cameBackWithoutBanner(tab, agent, documents));
  const isGone = isAnswered && (await fadesAway(tab));
  return dismissalOf(agent, isGone);
}

/** Banners leave with a transition, or with the page that loads itself again; what comes next must not see it. */
async function fadesAway(tab: PageTab): Promise<boolean> {
  const reloadEnd = Date.now() + RELOAD_MS;
  let polls = 0;
  while (polls < FADING_POLLS) {
    const isMoving = isLoadingAgain(tab) && Date.now() < reloadEnd;
    if (!isMoving && !(await isBannerShown(tab))) return true;
    if (!isMoving) polls += 1;
    await pause(tab, POLL_MS * 2);
  }
  return false;
}

async function waitForOutcome(tab: PageTab, agent: ConsentAgent, limitMs: number): Promise<void> {
  const { state } = agent;
  const { documents } = tab;
  const end = Date.now() + limitMs;
  let polls = 0;
  let seen = "";
  while (state.rejected === null && Date.now() < end && (state.banner !== null || polls < pollsFor(agent))) {
    await pause(tab, POLL_MS);
    const isAnswered = (await unlessMovedOn(tab, () => tab.evaluate("true", ANSWER_MS))) === true;
    const now = `${state.managers.length} ${state.rounds} ${agent.questions}`;
    if (now !== seen) polls = 0;
    else if (isAnswered) polls += 1;
    seen = now;
    if (await cameBackWithoutBanner(tab, agent, documents)) return;
  }
}

/** How often a page answers, with nothing new from the recognizer, before no banner is expected any more. */
function pollsFor({ state }: ConsentAgent): number {
  if (state.managers.length > 0) return HIDDEN_POLLS;
  return state.rounds >= 2 ? ROUND_POLLS : Number.POSITIVE_INFINITY;
}

async function pause(tab: PageTab, ms: number): Promise<void> {
  await tab.race(sleep(ms), ms + 1000, "The page did not let us wait.");
}

function dismissalOf({ state, manager: cmp }: ConsentAgent, isGone: boolean): BannerDismissal {
  const { banner, clicks } = state;
  if (isGone) return { outcome: "rejected", cmp, clicks };
  return { outcome: banner === null ? "none" : "stayed", cmp, clicks };
}
