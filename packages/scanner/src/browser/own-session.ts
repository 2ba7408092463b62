import type { Browser, CDPSession } from "puppeteer-core";

const OPENED = new WeakMap<Browser, Promise<CDPSession>>();

/** A session of a browser itself, by which to ask it and to have it open and close tabs; kept as long as the browser. */
export async function ownSessionOf(browser: Browser): Promise<CDPSession> {
  const session = OPENED.get(browser) ?? browser.target().createCDPSession();
  OPENED.set(browser, session);
  return await session;
}
