import { notApplicable, siteCheck } from "#check.ts";
import type { Evidence } from "#evidence.ts";

import { cookieDefect } from "./reading/cookie-defect.ts";
import { measuredPages, siteScheme } from "./reading/delivery.ts";
import { judgeCookies } from "./reading/judge-cookies.ts";
import { headerValues } from "./reading/response-headers.ts";
import { isSessionLike, routesRequests } from "./reading/session-cookie.ts";
import type { SetCookie } from "./reading/set-cookie.ts";
import { parseHsts } from "./reading/strict-transport-security.ts";

const OWN_COOKIES = {
  what: "cookies but those of a load balancer",
  isOne: (cookie: SetCookie) => !routesRequests(cookie),
};

export const secCookieSecure = siteCheck({
  id: "sec-cookie-secure",
  area: "security",
  severity: "high",
  group: "cookies",
  sources: ["RFC 6265bis", "OWASP ASVS 5.0.0 V3.3.1", "Mozilla Web Security Guidelines: Cookies"],
  defect: "Cookie sent without encryption",
  title: "Cookies travel encrypted only",
  whyItMatters:
    "A cookie without the Secure mark is also sent over unencrypted connections, where anyone on the same network can read it. If it keeps somebody signed in, the reader is signed in too.",
  businessImpact:
    "A stolen session is a stolen account: orders, addresses and saved cards of that customer, and a data breach to report.",
  fixSteps: [
    "Find where the cookie named in the finding is set: the web framework, shop system or plug-in, or the host's session settings.",
    "Switch on its 'secure' option. PHP: session.cookie_secure = 1; Django: SESSION_COOKIE_SECURE = True; Express: cookie: { secure: true }; ASP.NET: requireSSL=\"true\".",
    "For session cookies rename them to begin with __Host- and set Path=/, so that browsers enforce it.",
    "Sign in once and look at the cookie in the browser's developer tools (Application, Cookies).",
  ],
  effort: "S",
  resources: [
    {
      title: "MDN: Set-Cookie",
      url: "https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Set-Cookie",
    },
    {
      title: "OWASP Session Management Cheat Sheet",
      url: "https://cheatsheetseries.owasp.org/cheatsheets/Session_Management_Cheat_Sheet.html",
    },
  ],
  evaluate: (evidence) => {
    if (siteScheme(evidence) === "http") {
      return notApplicable("Pages are delivered without encryption, so no cookie can be marked Secure yet");
    }
    const hsts = hasHsts(evidence);
    return judgeCookies(evidence, OWN_COOKIES, (cookie) => {
      if (cookie.secure) return null;
      if (isSessionLike(cookie)) {
        const message = `The cookie “${cookie.name}” looks as if it kept visitors signed in and is not marked Secure.`;
        return cookieDefect(cookie, message, hsts ? "medium" : "high");
      }
      return cookieDefect(
        cookie,
        `The cookie “${cookie.name}” is not marked Secure.`,
        hsts ? "low" : "medium",
      );
    });
  },
});

// With HSTS a returning visitor's browser never uses http, so less is left to go wrong.
function hasHsts(evidence: Evidence): boolean {
  return measuredPages(evidence).some((page) => {
    const [value = ""] = headerValues(page.responseHeaders, "strict-transport-security");
    return (parseHsts(value)?.maxAge ?? 0) > 0;
  });
}
