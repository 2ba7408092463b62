import { BOT_NAME } from "@plumbline/contract/bot-name";

/**
 * How our plain HTTP requests name themselves.
 *
 * @param contactUrl page that says who we are and how to stop us
 */
export function botUserAgent(contactUrl: string | null): string {
  return `Mozilla/5.0 (compatible; ${ourName(contactUrl)})`;
}

/**
 * How the browser names itself: as the Chrome it is, so that pages behave as for a visitor, and as us.
 *
 * @param version e.g. `Chromium 156.0.8078.79`
 */
export function browserUserAgent(version: string, contactUrl: string | null): string {
  return `${visitorUserAgent(version)} ${ourName(contactUrl)}`;
}

/** The same without our name: consent banners hide from whoever calls itself a bot. */
export function visitorUserAgent(version: string): string {
  const major = /(\d+)\./.exec(version)?.[1] ?? "0";
  return `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36`;
}

function ourName(contactUrl: string | null): string {
  return contactUrl === null ? `${BOT_NAME}/1.0` : `${BOT_NAME}/1.0 (+${contactUrl})`;
}
