import type { Browser } from "puppeteer-core";
import { z } from "zod";

import { OPT_OUT_WORDS } from "#checks/privacy/reading/opt-out-links.ts";
import { TRACKING, whoIs } from "#checks/privacy/reading/third-parties.ts";
import type { TriedOptOut } from "#evidence/privacy.ts";
import { callSource, inPage } from "#gather/page/in-page-scripts/in-page-module.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import { type PassSetting, PassVisit } from "#gather/privacy/pass-visit.ts";
import { UnsentRequests } from "#gather/privacy/unsent-requests.ts";

const MODULE = inPage(
  new URL("./in-page/choose-opt-out.ts", import.meta.url),
  () => import("./in-page/choose-opt-out.ts"),
);
const STEP_MS = 2000;
/** Until the page has kept the choice, or told a server. */
const KEEPING_MS = 2500;

const pages = z.array(z.string());
const choice = z
  .object({ chosen: z.array(z.string()), pressed: z.string().nullable(), filled: z.number() })
  .nullable();

/** Pages of the site for opting out to which the page that a tab shows links. */
export async function optOutPagesOf(tab: PageTab, here: string): Promise<string[]> {
  return pages.parse(
    await tab.evaluate(callSource(MODULE, "optOutPages", OPT_OUT_WORDS.source, here), STEP_MS),
  );
}

/** Counts visits, and takes no requests. */
function isTracker(url: string): boolean {
  return TRACKING.includes(whoIs(url)?.purpose ?? "other");
}

/**
 * Opts out on a page as a new visitor, with made-up values where it asks for some, and goes on to the start page. Nothing
 * is sent: what scripts of the page do by themselves is all that is tried.
 *
 * @returns null where we cannot tell how, or where a server would have had to be told
 * @throws PageTrouble when a page cannot be visited, or the signal ends it
 */
export async function tryOptOut(
  browser: Browser,
  setting: Omit<PassSetting, "prepare">,
  page: string,
): Promise<TriedOptOut | null> {
  return await PassVisit.run(browser, setting, async (visit) => {
    await visit.load(page);
    const unsent = await UnsentRequests.begin(visit.tab.session);
    const chosen = choice.parse(await visit.tab.evaluate(callSource(MODULE, "chooseOptOut"), STEP_MS));
    if (chosen === null) return null;
    await visit.wait(KEEPING_MS);
    await visit.leave();
    await unsent.end();
    if (!unsent.kept.every(isTracker)) return null;
    await visit.comeBack();
    await visit.wait(setting.limits.lingerMs);
    return { page, ...chosen, ...visit.sentSoFar() };
  });
}
