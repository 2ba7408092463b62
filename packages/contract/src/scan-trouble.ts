import { BOT_NAME } from "./bot-name.ts";

type Advice = (contact: string) => string;

const LET_US_IN = `Ask whoever runs it to let in visitors whose user agent contains ${BOT_NAME}.`;

/** What can keep a scan from measuring a site, each with what its owner can do about it. */
const ADVICE = {
  "robots-unread": () =>
    "While your robots.txt can't be read, we must not visit your site. Make sure that /robots.txt answers with status 200, or with 404 if you have no such file.",
  "robots-forbids": () =>
    `A "Disallow" rule in your robots.txt keeps our scanner out. Change it, or add these two lines: "User-agent: ${BOT_NAME}" and "Allow: /".`,
  "asks-for-password": (contact) =>
    `We can only scan pages that anyone can open. If the password is not meant to be there, remove it. If your public site has another address, ${contact} and tell us.`,
  "turned-away": () =>
    `Your server, or a firewall in front of it, turns our scanner away, even where the site opens in your browser. ${LET_US_IN}`,
  "no-page": (contact) =>
    `Check that your site's address still leads to its home page. If your site has moved, ${contact} and tell us the new address.`,
  "redirect-loop": () =>
    "Ask whoever runs the server to correct its redirects. Often one rule sends visitors from http to https, or to the address with www, and another one sends them back.",
  "not-a-page": (contact) =>
    `We can only scan pages. If the home page of your site has another address, ${contact} and tell us.`,
  certificate: () =>
    "Visitors see a warning in place of your site. Ask whoever runs the server to renew or correct its certificate.",
  "unknown-host": (contact) =>
    `Check that your domain is still registered and leads to your server. If your site has moved, ${contact} and tell us the new address.`,
  "same-notice": () =>
    `If your site is down for maintenance, there is nothing to do: the next scan will measure it again. If visitors see your pages as usual, a firewall turns our scanner away. ${LET_US_IN}`,
  ours: () => "This happened on our side, so you don't need to do anything.",
  other: (contact) =>
    `Check that your site opens in a browser. If it does, ${contact} and we will look into it.`,
} as const satisfies Record<string, Advice>;

export type ScanTrouble = keyof typeof ADVICE;

export const SCAN_TROUBLES = Object.keys(ADVICE) as [ScanTrouble, ...ScanTrouble[]];

/**
 * What the owner of a site can do about a scan that failed.
 *
 * @param contact how to reach us, as in "reply to this email"
 */
export function failureAdvice(trouble: ScanTrouble, contact: string): string {
  return ADVICE[trouble](contact);
}

/** The trouble of scans that failed before it was recorded, by the words of then. The first that matches counts. */
const OLDER_WORDS: readonly (readonly [words: RegExp, trouble: ScanTrouble])[] = [
  [/^robots\.txt could not be read/u, "robots-unread"],
  [/^robots\.txt /u, "robots-forbids"],
  [/\((?:401 [^)]*|407)\)/u, "asks-for-password"],
  [/\((?:403|405|429|451)\b/u, "turned-away"],
  [/\((?:404|410)\b/u, "no-page"],
  [/redirects in a loop/u, "redirect-loop"],
  [/not to a page\.$|without a page/u, "not-a-page"],
  [/^The secure connection failed/u, "certificate"],
  [/in the DNS\.$/u, "unknown-host"],
  [/show the same notice in place of the site/u, "same-notice"],
  [/^(?:Our |We were interrupted)/u, "ours"],
];

/** What kept a scan from measuring a site, by what was recorded of it. */
export function troubleOf(failed: { trouble: ScanTrouble | null; reason: string | null }): ScanTrouble {
  const { trouble, reason } = failed;
  return trouble ?? OLDER_WORDS.find(([words]) => words.test(reason ?? ""))?.[1] ?? "other";
}
