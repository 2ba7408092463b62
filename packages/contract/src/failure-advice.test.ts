import { expect, it } from "vitest";

import { failureAdvice } from "./failure-advice.ts";

it.each([
  ["robots.txt asks PlumblineBot not to visit this address.", /"User-agent: PlumblineBot" and "Allow: \/"/u],
  ["robots.txt could not be read: the server answered 503.", /status 200, or with 404/u],
  ["The server refuses to show this page to us (403 Forbidden).", /user agent contains PlumblineBot/u],
  ["The server says we asked too often (429 Too Many Requests).", /user agent contains PlumblineBot/u],
  ["The page asks for a user name and password (401 Unauthorized).", /pages that anyone can open/u],
  ["A proxy in front of the page asks for a password (407).", /pages that anyone can open/u],
  ["There is no page at this address (404 Not Found).", /site has moved, reply to this email/u],
  ["The address redirects in a loop and never reaches a page.", /correct its redirects/u],
  ["The address leads to a PDF document, not to a page.", /We can only scan pages\. If the home page/u],
  ["The secure connection failed: the certificate of a.example has been revoked.", /certificate/u],
  ["We could not find a.example in the DNS.", /still registered/u],
  [
    "All 4 pages we know show the same notice in place of the site, so there is nothing of the site to measure.",
    /down for maintenance, .* user agent contains PlumblineBot/u,
  ],
  ["We were interrupted several times and could not finish the scan.", /on our side/u],
])("what helps where %s", (reason, advice) => {
  const words = failureAdvice(reason, "reply to this email");
  expect(words).toMatch(advice);
  expect(words).not.toContain("opens in a browser");
});

it.each(["The server did not answer in time.", "a.example refused the connection.", "The host is gone."])(
  "the site itself is to be looked at where %s",
  (reason) => {
    expect(failureAdvice(reason, "contact support")).toBe(
      "Check that your site opens in a browser. If it does, contact support and we will look into it.",
    );
  },
);
