import { siteCheck } from "#check.ts";
import { withCookieAttribute } from "#fix-examples/cookie-line.ts";

import { cookieDefect } from "./reading/cookie-defect.ts";
import { judgeCookies } from "./reading/judge-cookies.ts";
import { isSessionLike } from "./reading/session-cookie.ts";

export const secCookieHttponly = siteCheck({
  id: "sec-cookie-httponly",
  area: "security",
  severity: "medium",
  group: "cookies",
  sources: ["RFC 6265bis", "OWASP ASVS 5.0.0 V3.3.4"],
  defect: "Session cookie that scripts can read",
  title: "Scripts can't read session cookies",
  whyItMatters:
    "Any script that gets into your pages, such as a hacked plugin or ad, can copy a session cookie that scripts can read. The HttpOnly attribute keeps scripts away from it.",
  businessImpact:
    "One hacked third-party script is enough to take over the accounts of everyone who visits that day.",
  fixSteps: [
    "Find where the cookie we name is set.",
    'Turn on its HttpOnly option. In PHP: session.cookie_httponly = 1. In Express: cookie: { httpOnly: true }. In ASP.NET: httpOnlyCookies="true".',
    "If one of your own scripts reads the cookie, let the server pass the script what it needs instead.",
    "Sign in and out once to check that everything still works.",
  ],
  effort: "S",
  example: withCookieAttribute("HttpOnly"),
  resources: [
    {
      title: "MDN: Using HTTP cookies",
      url: "https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/Cookies",
    },
    {
      title: "OWASP Session Management Cheat Sheet",
      url: "https://cheatsheetseries.owasp.org/cheatsheets/Session_Management_Cheat_Sheet.html",
    },
  ],
  evaluate: (evidence) =>
    judgeCookies(
      evidence,
      // What a script wrote, scripts are meant to read: HttpOnly is the server's to set.
      { what: "session cookies", isOne: (cookie) => cookie.via === "header" && isSessionLike(cookie) },
      (cookie) =>
        cookie.httpOnly
          ? null
          : cookieDefect(cookie, `The session cookie “${cookie.name}” doesn't have the HttpOnly attribute.`),
    ),
});
