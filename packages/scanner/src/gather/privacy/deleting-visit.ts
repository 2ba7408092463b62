import type { Browser } from "puppeteer-core";

import { idsIn, keptIn } from "#checks/privacy/reading/visitor-ids.ts";
import type { CookiesDeleted, PrivacyPass } from "#evidence/privacy.ts";
import { type PassSetting, PassVisit } from "#gather/privacy/pass-visit.ts";

const DELETE_MS = 2000;

/** Whether an ID in one of the site's own lasting cookies is in local storage, too. */
export function keepsIdTwice(pass: PrivacyPass, url: string): boolean {
  const kept = keptIn(pass, { url, now: new Date() }).filter(({ setBy }) => setBy === null);
  const stored = new Set(
    kept.filter(({ where }) => where === "browser storage").flatMap(({ value }) => idsIn(value)),
  );
  return kept.some(({ where, value }) => where === "cookie" && idsIn(value).some((id) => stored.has(id)));
}

/**
 * Visits a page as a new visitor who deletes all cookies, and comes back.
 *
 * @throws PageTrouble when the page cannot be visited, or the signal ends it
 */
export async function deletingVisit(browser: Browser, setting: PassSetting): Promise<CookiesDeleted> {
  return await PassVisit.run(browser, setting, async (visit) => {
    const { lingerMs } = setting.limits;
    await visit.load();
    await visit.wait(lingerMs);
    const { cookieWrites: before } = visit.sentSoFar();
    const deleting = visit.tab.session.send("Network.clearBrowserCookies");
    await visit.tab.race(deleting, DELETE_MS, "We could not delete the cookies.");
    await visit.comeBack();
    await visit.wait(lingerMs);
    return { before, after: visit.sentSoFar().cookieWrites };
  });
}
