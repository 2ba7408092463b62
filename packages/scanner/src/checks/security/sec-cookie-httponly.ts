import { siteCheck } from "#check.ts";

import { cookieDefect } from "./reading/cookie-defect.ts";
import { judgeCookies } from "./reading/judge-cookies.ts";
import { isSessionLike } from "./reading/session-cookie.ts";

export const secCookieHttponly = siteCheck({
  id: "sec-cookie-httponly",
  area: "security",
  severity: "medium",
  group: "cookies",
  sources: ["RFC 6265bis", "OWASP ASVS 5.0.0 V3.3.4"],
  defect: "Session cookie readable by scripts",
  title: "Scripts cannot read session cookies",
  whyItMatters:
    "A session cookie that scripts may read can be copied by any script that gets into your pages, be it a hacked plug-in or an advertisement. Marked HttpOnly, it stays out of their reach.",
  businessImpact:
    "One hacked third-party script is then enough to take over the accounts of everybody who visits that day.",
  fixSteps: [
    "Find where the cookie named in the finding is set.",
    "Switch on its 'HttpOnly' option. PHP: session.cookie_httponly = 1; Express: cookie: { httpOnly: true }; ASP.NET: httpOnlyCookies=\"true\".",
    "If a script of your own reads the cookie, let the server pass it what it needs instead.",
    "Sign in and out once to see that everything still works.",
  ],
  effort: "S",
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
          : cookieDefect(cookie, `The session cookie “${cookie.name}” is not marked HttpOnly.`),
    ),
});
