import type { CDPSession } from "puppeteer-core";

const PROPERTY = `Object.defineProperty(Navigator.prototype, "globalPrivacyControl", {
  get: () => true, configurable: true, enumerable: true,
});`;

/** Lets a page see Global Privacy Control as a browser shows it that has it switched on: header and property. */
export async function sendGlobalPrivacyControl(session: CDPSession): Promise<void> {
  await Promise.all([
    session.send("Network.enable"),
    session.send("Network.setExtraHTTPHeaders", { headers: { "Sec-GPC": "1" } }),
    session.send("Page.addScriptToEvaluateOnNewDocument", { source: PROPERTY }),
  ]);
}
