import { siteCheck } from "#check.ts";
import { withCookieAttribute } from "#fix-examples/cookie-line.ts";
import { type ExampleOf } from "#fix-examples/fixed-place.ts";

import { cookieDefect } from "./reading/cookie-defect.ts";
import { judgeCookies } from "./reading/judge-cookies.ts";
import { guardsRequests, isSessionLike } from "./reading/session-cookie.ts";

const withSameSite: ExampleOf = (place) =>
  place.message.includes("needs Secure")
    ? withCookieAttribute("Secure")(place)
    : withCookieAttribute("SameSite=Lax")(place);

export const secCookieSamesite = siteCheck({
  id: "sec-cookie-samesite",
  area: "security",
  severity: "low",
  group: "cookies",
  sources: ["RFC 6265bis", "OWASP ASVS 5.0.0 V3.3.2"],
  defect: "Cookie that other sites can use",
  title: "Cookies say whether other sites can use them",
  whyItMatters:
    "The SameSite attribute stops other sites from sending requests in the name of a signed-in visitor. Without it, browsers differ in what they do. They discard a cookie that has SameSite=None without Secure.",
  businessImpact:
    "Some visitors lose their sign-in or shopping cart. Forged requests can change a customer's account.",
  fixSteps: [
    "Find where the cookie we name is set.",
    "Set SameSite=Lax, which works for almost every session cookie. For admin areas, use Strict.",
    "Set SameSite=None together with Secure only if the cookie has to work inside frames on other sites.",
    "Then test sign-in, payment and links from your newsletters.",
  ],
  effort: "S",
  example: withSameSite,
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
        what: "session cookies, anti-forgery tokens or cookies with SameSite=None",
        isOne: (cookie) =>
          cookie.sameSite === "none" ||
          (cookie.via === "header" && (isSessionLike(cookie) || guardsRequests(cookie))),
      },
      (cookie) => {
        if (cookie.sameSite === "none" && !cookie.secure) {
          const message = `Browsers refuse the cookie “${cookie.name}” because SameSite=None needs Secure.`;
          return cookieDefect(cookie, message);
        }
        if (cookie.sameSite !== null) return null;
        const kind = guardsRequests(cookie) ? "anti-forgery cookie" : "session cookie";
        return cookieDefect(cookie, `The ${kind} “${cookie.name}” has no valid SameSite attribute.`);
      },
    ),
});
