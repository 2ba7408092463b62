import { BOT_NAME } from "./bot-name.ts";

type Advice = (contact: string) => string;

const ALLOW_BOT: Advice = () =>
  `Your server, or a firewall in front of it, turns our scanner away, even where the site opens in your browser. Ask whoever runs it to let in visitors whose user agent contains ${BOT_NAME}.`;

const OURS = /^(?:Our |We were interrupted)/u;

/** Whether a scan failed for a reason on our side. */
export function isOurFailure(reason: string): boolean {
  return OURS.test(reason);
}

/** What helps, by the reason a scan failed for. The first that matches counts. */
const ADVICE: readonly (readonly [reason: RegExp, advice: Advice])[] = [
  [
    /^robots\.txt could not be read/u,
    () =>
      "While your robots.txt can't be read, we must not visit your site. Make sure that /robots.txt answers with status 200, or with 404 if you have no such file.",
  ],
  [
    /^robots\.txt /u,
    () =>
      `A "Disallow" rule in your robots.txt keeps our scanner out. Change it, or add these two lines: "User-agent: ${BOT_NAME}" and "Allow: /".`,
  ],
  [
    /\((?:401 [^)]*|407)\)/u,
    (contact) =>
      `We can only scan pages that anyone can open. If the password is not meant to be there, remove it. If your public site has another address, ${contact} and tell us.`,
  ],
  [/\((?:403|405|429|451)\b/u, ALLOW_BOT],
  [
    /\((?:404|410)\b/u,
    (contact) =>
      `Check that your site's address still leads to its home page. If your site has moved, ${contact} and tell us the new address.`,
  ],
  [
    /redirects in a loop/u,
    () =>
      "Ask whoever runs the server to correct its redirects. Often one rule sends visitors from http to https, or to the address with www, and another one sends them back.",
  ],
  [
    /not to a page\.$|without a page/u,
    (contact) =>
      `We can only scan pages. If the home page of your site has another address, ${contact} and tell us.`,
  ],
  [
    /^The secure connection failed/u,
    () =>
      "Visitors see a warning in place of your site. Ask whoever runs the server to renew or correct its certificate.",
  ],
  [
    /in the DNS\.$/u,
    (contact) =>
      `Check that your domain is still registered and leads to your server. If your site has moved, ${contact} and tell us the new address.`,
  ],
  [
    /show the same notice in place of the site/u,
    () =>
      `If your site is down for maintenance, there is nothing to do: the next scan will measure it again. If visitors see your pages as usual, a firewall turns our scanner away. Ask whoever runs it to let in visitors whose user agent contains ${BOT_NAME}.`,
  ],
  [OURS, () => "This happened on our side, so you don't need to do anything."],
];

/**
 * What the owner of a site can do about a scan that failed.
 *
 * @param reason as the scan gave it
 * @param contact how to reach us, as in "reply to this email"
 */
export function failureAdvice(reason: string, contact: string): string {
  const known = ADVICE.find(([pattern]) => pattern.test(reason))?.[1];
  return (
    known?.(contact) ??
    `Check that your site opens in a browser. If it does, ${contact} and we will look into it.`
  );
}
