import { setTimeout as sleep } from "node:timers/promises";

import type { Browser } from "puppeteer-core";

import { NO_REJECT } from "#evidence/privacy.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";
import { cameBackWithoutBanner } from "#gather/privacy/banner-gone.ts";
import { ConsentAgent, type ConsentState } from "#gather/privacy/consent-agent.ts";
import { findBanner } from "#gather/privacy/find-banner.ts";
import { type PassSetting, PassVisit } from "#gather/privacy/pass-visit.ts";

/**
 * Visits a page as a new visitor who rejects its banner, and goes on from there.
 *
 * @throws PageTrouble when the banner could not be rejected
 */
export async function rejectingVisit<T>(
  browser: Browser,
  setting: Omit<PassSetting, "prepare">,
  goOn: (visit: PassVisit, answer: Pick<ConsentState, "clicks" | "pressedAtMs">) => Promise<T>,
): Promise<T> {
  const agent = new ConsentAgent("optOut");
  const prepare: PassSetting["prepare"] = (session) => agent.prepare(session);
  return await PassVisit.run(browser, { ...setting, prepare }, async (visit) => {
    await visit.load();
    if (!(await isRejected(visit, agent, setting.limits.rejectMs))) {
      throw new PageTrouble(await whyNotRejected(visit, agent.state.banner !== null));
    }
    return await goOn(visit, agent.state);
  });
}

/** A banner that no rule knows may be one that offers nothing to reject, or none at all. */
async function whyNotRejected(visit: PassVisit, isKnown: boolean): Promise<string> {
  if (isKnown) return "We could not reject the banner automatically.";
  const isThere = (await findBanner(visit.tab)) !== null;
  return isThere ? NO_REJECT : "We saw no banner when we came back to reject it.";
}

/** Without a click the answer went to the manager's own functions: the banner staying away shows that it was taken. */
export async function refuseUnanswered(visit: PassVisit, clicks: number): Promise<void> {
  if (clicks > 0 || (await findBanner(visit.tab)) === null) return;
  throw new PageTrouble("We rejected the banner automatically without a click, and it came back.");
}

/** Waits for the recognizer's word, or for a page that took it away and came back without its banner. */
async function isRejected({ tab }: PassVisit, agent: ConsentAgent, limitMs: number): Promise<boolean> {
  const { documents } = tab;
  const end = Date.now() + limitMs;
  while (agent.state.rejected === null && Date.now() < end) {
    if (await cameBackWithoutBanner(tab, agent, documents)) return true;
    await tab.race(sleep(50), 1000, "The page did not let us wait.");
  }
  return agent.state.rejected === true;
}
