import { expect, it } from "vitest";

import { failureAdvice, SCAN_TROUBLES, troubleOf } from "./scan-trouble.ts";

it.each([
  ["robots-forbids", /"User-agent: PlumblineBot" and "Allow: \/"/u],
  ["robots-unread", /status 200, or with 404/u],
  ["turned-away", /user agent contains PlumblineBot/u],
  ["asks-for-password", /pages that anyone can open/u],
  ["no-page", /site has moved, reply to this email/u],
  ["redirect-loop", /correct its redirects/u],
  ["not-a-page", /We can only scan pages\. If the home page/u],
  ["certificate", /certificate/u],
  ["unknown-host", /still registered/u],
  ["same-notice", /down for maintenance, .* user agent contains PlumblineBot/u],
  ["ours", /on our side/u],
] as const)("what helps against %s", (trouble, advice) => {
  const words = failureAdvice(trouble, "reply to this email");
  expect(words).toMatch(advice);
  expect(words).not.toContain("opens in a browser");
});

it("the site itself is to be looked at where nothing more is known", () => {
  expect(failureAdvice("other", "contact support")).toBe(
    "Check that your site opens in a browser. If it does, contact support and we will look into it.",
  );
});

it("what was recorded counts, whatever the words", () => {
  const reason = "We could not find a.example in the DNS.";
  for (const trouble of SCAN_TROUBLES) expect(troubleOf({ trouble, reason })).toBe(trouble);
});

it.each([
  ["robots.txt asks PlumblineBot not to visit this address.", "robots-forbids"],
  ["robots.txt could not be read: the server answered 503.", "robots-unread"],
  ["The server refuses to show this page to us (403 Forbidden).", "turned-away"],
  ["The server says we asked too often (429 Too Many Requests).", "turned-away"],
  ["The page asks for a user name and password (401 Unauthorized).", "asks-for-password"],
  ["A proxy in front of the page asks for a password (407).", "asks-for-password"],
  ["There is no page at this address (404 Not Found).", "no-page"],
  ["The address redirects in a loop and never reaches a page.", "redirect-loop"],
  ["The address leads to a PDF document, not to a page.", "not-a-page"],
  ["The server answered without a page (204).", "not-a-page"],
  ["The secure connection failed: the certificate of a.example has been revoked.", "certificate"],
  ["We could not find a.example in the DNS.", "unknown-host"],
  ["All 4 pages we know show the same notice in place of the site, so there is nothing.", "same-notice"],
  ["We were interrupted several times and could not finish the scan.", "ours"],
  ["Our storage could not keep what the scan found, so we could not finish it.", "ours"],
  ["a.example refused the connection.", "other"],
  [null, "other"],
] as const)("a scan of before is read by its words: %s", (reason, trouble) => {
  expect(troubleOf({ trouble: null, reason })).toBe(trouble);
});
