import { siteCheck } from "#check.ts";

import { cookieDefect } from "./reading/cookie-defect.ts";
import { judgeCookies } from "./reading/judge-cookies.ts";
import { guardsRequests, isSessionLike } from "./reading/session-cookie.ts";

export const secCookieSamesite = siteCheck({
  id: "sec-cookie-samesite",
  area: "security",
  severity: "low",
  group: "cookies",
  sources: ["RFC 6265bis", "OWASP ASVS 5.0.0 V3.3.2"],
  defect: "Cookie usable by other sites",
  title: "Cookies say whether other sites may use them",
  whyItMatters:
    "The SameSite mark keeps other sites from sending requests in the name of a signed-in visitor. Browsers differ in what they do without it, and they throw away a cookie that says SameSite=None without Secure.",
  businessImpact:
    "Log-ins and shopping baskets get lost in some browsers, and forged requests can change a customer's account.",
  fixSteps: [
    "Find where the cookie named in the finding is set.",
    "Set SameSite=Lax, which suits nearly every session cookie; use Strict for administration areas.",
    "Only if the cookie must work inside frames on other sites, set SameSite=None together with Secure.",
    "Test log-in, payment and links from newsletters afterwards.",
  ],
  effort: "S",
  resources: [
    {
      title: "MDN: SameSite cookies",
      url: "https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Set-Cookie#samesitesamesite-value",
    },
    {
      title: "web.dev: SameSite cookies explained",
      url: "https://web.dev/articles/samesite-cookies-explained",
    },
  ],
  evaluate: (evidence) =>
    judgeCookies(
      evidence,
      {
        what: "session cookies, no tokens against forged requests and no cookies with SameSite=None",
        isOne: (cookie) =>
          cookie.sameSite === "none" ||
          (cookie.via === "header" && (isSessionLike(cookie) || guardsRequests(cookie))),
      },
      (cookie) => {
        if (cookie.sameSite === "none" && !cookie.secure) {
          const message = `Browsers refuse the cookie “${cookie.name}”: SameSite=None needs Secure.`;
          return cookieDefect(cookie, message);
        }
        if (cookie.sameSite !== null) return null;
        const kind = guardsRequests(cookie) ? "cookie against forged requests" : "session cookie";
        return cookieDefect(cookie, `The ${kind} “${cookie.name}” has no valid SameSite mark.`);
      },
    ),
});
