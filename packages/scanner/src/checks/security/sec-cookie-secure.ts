import { type Defect, notApplicable, siteCheck } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import { withCookieAttribute } from "#fix-examples/cookie-line.ts";

import { cookieDefect } from "./reading/cookie-defect.ts";
import { measuredPages, siteScheme } from "./reading/delivery.ts";
import { judgeCookies } from "./reading/judge-cookies.ts";
import { headerValues } from "./reading/response-headers.ts";
import { isSessionLike, routesRequests } from "./reading/session-cookie.ts";
import { ownCookies, type SetCookie } from "./reading/set-cookie.ts";
import { parseHsts } from "./reading/strict-transport-security.ts";
import { isThirdParty } from "./reading/third-party.ts";

const OWN_COOKIES = {
  what: "cookies other than those of a load balancer",
  isOne: (cookie: SetCookie) => !routesRequests(cookie),
};

export const secCookieSecure = siteCheck({
  id: "sec-cookie-secure",
  area: "security",
  severity: "high",
  group: "cookies",
  sources: ["RFC 6265bis", "OWASP ASVS 5.0.0 V3.3.1", "Mozilla Web Security Guidelines: Cookies"],
  defect: "Cookie sent without encryption",
  title: "Cookies are sent only over encrypted connections",
  whyItMatters:
    "Browsers also send a cookie without the Secure attribute over unencrypted connections, where anyone on the same network can read it. If the cookie keeps someone signed in, the attacker is signed in too.",
  businessImpact:
    "A stolen session is a stolen account, with that customer's orders, addresses and saved cards. You may also have to report a data breach.",
  fixSteps: [
    "Find where the cookie we name is set: in your web framework, your store system, a plugin, or your host's session settings.",
    'Turn on its Secure option. In PHP: session.cookie_secure = 1. In Django: SESSION_COOKIE_SECURE = True. In Express: cookie: { secure: true }. In ASP.NET: requireSSL="true".',
    "If another company's script sets it, look for a setting of that script. In Google Analytics: cookie_flags: 'Secure;SameSite=Lax'.",
    "Start the names of session cookies with __Host- and set Path=/. Browsers then enforce the rule.",
    "Sign in once and look at the cookie in your browser's developer tools, under Application > Cookies.",
  ],
  effort: "S",
  example: withCookieAttribute("Secure"),
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
      return notApplicable("The site has no encryption yet, so no cookie can have the Secure attribute");
    }
    const hsts = hasHsts(evidence);
    const ofVendors = Map.groupBy(
      ownCookies(evidence).filter((cookie) => !cookie.secure && isOfVendor(cookie, evidence)),
      ({ sourceUrl }) => new URL(sourceUrl).host,
    );
    return judgeCookies(evidence, OWN_COOKIES, (cookie) => {
      if (cookie.secure) return null;
      const { host } = new URL(cookie.sourceUrl);
      const [first, ...others] = ofVendors.get(host) ?? [];
      if (first !== undefined && isOfVendor(cookie, evidence))
        return cookie.name === first.name ? vendorDefect(first, { others, host, hsts }) : null;
      if (isSessionLike(cookie)) {
        const message = `The cookie “${cookie.name}” seems to keep visitors signed in but doesn't have the Secure attribute.`;
        return cookieDefect(cookie, message, hsts ? "medium" : "high");
      }
      return cookieDefect(
        cookie,
        `The cookie “${cookie.name}” doesn't have the Secure attribute.`,
        hsts ? "low" : "medium",
      );
    });
  },
});

/** What a script of another company sets: its settings decide, for all of its cookies at once. */
function isOfVendor(cookie: SetCookie, evidence: Evidence): boolean {
  return (
    cookie.via === "script" &&
    OWN_COOKIES.isOne(cookie) &&
    !isSessionLike(cookie) &&
    isThirdParty(cookie.sourceUrl, evidence)
  );
}

function vendorDefect(
  first: SetCookie,
  { others, host, hsts }: { others: readonly SetCookie[]; host: string; hsts: boolean },
): Defect {
  const names = new Intl.ListFormat("en-US").format([first, ...others].map(({ name }) => `“${name}”`));
  const what = others.length === 0 ? `the cookie ${names}` : `the cookies ${names}`;
  const message = `A script of ${host} sets ${what} without the Secure attribute.`;
  return { ...cookieDefect(first, message, hsts ? "low" : "medium"), component: `cookies-of:${host}` };
}

// With HSTS a returning visitor's browser never uses http, so less is left to go wrong.
function hasHsts(evidence: Evidence): boolean {
  return measuredPages(evidence).some((page) => {
    const [value = ""] = headerValues(page.responseHeaders, "strict-transport-security");
    return (parseHsts(value)?.maxAge ?? 0) > 0;
  });
}
