import { setTimeout as sleep } from "node:timers/promises";

import type { Browser } from "puppeteer-core";

import { NO_REJECT } from "#evidence/privacy.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";
import { cameBackWithoutBanner } from "#gather/privacy/banner-gone.ts";
import { ConsentAgent, type ConsentState } from "#gather/privacy/consent-agent.ts";
import { findBanner } from "#gather/privacy/find-banner.ts";
import type { Prepare } from "#gather/privacy/frame-sessions.ts";
import { type PassSetting, PassVisit } from "#gather/privacy/pass-visit.ts";
import { type Pressed, pressAnswer } from "#gather/privacy/press-answer.ts";

/** How the banner was rejected. */
export interface Answer extends Pick<ConsentState, "clicks" | "pressedAtMs"> {
  /** null where a rule knows the banner. */
  pressed: Pressed | null;
  /** Whether another page came. */
  leftPage: boolean;
}

/**
 * Visits a page as a new visitor who rejects its banner, and goes on from there.
 *
 * @throws PageTrouble when the banner could not be rejected
 */
export async function rejectingVisit<T>(
  browser: Browser,
  setting: PassSetting,
  goOn: (visit: PassVisit, answer: Answer) => Promise<T>,
): Promise<T> {
  const agent = new ConsentAgent("optOut");
  const prepare: Prepare = (session) => agent.prepare(session);
  return await PassVisit.run(browser, { ...setting, prepare }, async (visit) => {
    await visit.load();
    const address = addressOf(visit);
    const answer = await rejected(visit, agent, setting.limits.rejectMs);
    agent.onlyRecognize();
    return await goOn(visit, { ...answer, leftPage: addressOf(visit) !== address });
  });
}

async function rejected(
  visit: PassVisit,
  agent: ConsentAgent,
  limitMs: number,
): Promise<Omit<Answer, "leftPage">> {
  if (await isRejected(visit, agent, limitMs)) return { ...agent.state, pressed: null };
  const isKnown = agent.state.banner !== null;
  const trouble = await whyNotRejected(visit, isKnown);
  // A rule that knows the tool may not know how this site has set it up.
  const pressed = await pressAnswer(visit.tab);
  if (pressed === null) throw new PageTrouble(trouble);
  return { clicks: 1, pressedAtMs: pressed.atMs, pressed };
}

/** Without the query, in which a page that loads itself again may note the answer. */
function addressOf({ tab }: PassVisit): string | undefined {
  return tab.log.document()?.url.split(/[?#]/)[0];
}

/** A banner that no rule knows may be one that offers nothing to reject, or none at all. */
async function whyNotRejected(visit: PassVisit, isKnown: boolean): Promise<string> {
  if (isKnown) return "We could not reject the banner automatically.";
  const banner = await findBanner(visit.tab);
  const offersReject = banner?.buttons.some(({ kind }) => kind === "reject") ?? false;
  if (offersReject) return "We could not reject the banner automatically.";
  return banner !== null ? NO_REJECT : "We saw no banner when we came back to reject it.";
}

/** Without a click the answer went to the manager's own functions: the banner staying away shows that it was taken. */
export async function refuseUnanswered(visit: PassVisit, clicks: number): Promise<void> {
  if (clicks > 0 || (await findBanner(visit.tab)) === null) return;
  throw new PageTrouble("We rejected the banner automatically without a click, and it came back.");
}

/** What the second round of rules, the one by the words of buttons, may still need to tell. */
const ROUND_POLLS = 10;

/**
 * Waits for the recognizer's word, or for a page that took it away and came back without its banner. A banner that two
 * rounds of rules did not recognize is not waited for.
 */
async function isRejected({ tab }: PassVisit, agent: ConsentAgent, limitMs: number): Promise<boolean> {
  const { documents } = tab;
  const end = Date.now() + limitMs;
  let polls = 0;
  while (agent.state.rejected === null && Date.now() < end) {
    if (await cameBackWithoutBanner(tab, agent, documents)) return true;
    polls = isUnknown(agent.state) ? polls + 1 : 0;
    if (polls > ROUND_POLLS && (await findBanner(tab)) !== null) return false;
    await tab.race(sleep(50), 1000, "The page did not let us wait.");
  }
  return agent.state.rejected === true;
}

function isUnknown({ banner, managers, rounds }: ConsentState): boolean {
  return banner === null && managers.length === 0 && rounds >= 2;
}
