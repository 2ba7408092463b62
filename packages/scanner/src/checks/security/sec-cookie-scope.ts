import { siteCheck, type Defect } from "#check.ts";

import { cookieDefect } from "./reading/cookie-defect.ts";
import { judgeCookies } from "./reading/judge-cookies.ts";
import { isSessionLike } from "./reading/session-cookie.ts";
import type { SetCookie } from "./reading/set-cookie.ts";

const PREFIX = /^__(?:host|secure)-/i;

export const secCookieScope = siteCheck({
  id: "sec-cookie-scope",
  area: "security",
  severity: "low",
  group: "cookies",
  sources: ["RFC 6265bis", "OWASP ASVS 5.0.0 V3.3.1 and V3.3.3"],
  defect: "Cookie for more hosts than it is meant for",
  title: "Session cookies go only to the hosts that need them",
  whyItMatters:
    "A session cookie with a Domain goes to every host under it. One forgotten blog or test server there is enough to read it. A name with __Host- prevents that, but browsers refuse such a cookie unless it is set exactly as its name asks.",
  businessImpact: "A hole on a small side site opens your customers' accounts on the main one.",
  fixSteps: [
    "Leave out Domain, so that the cookie goes back only to the host that set it.",
    "Give session cookies a name with __Host-, and set them with Secure, with Path=/ and without Domain.",
    "A name with __Secure- needs Secure. Scripts can set neither over http.",
  ],
  effort: "S",
  resources: [
    {
      title: "MDN: Cookie prefixes",
      url: "https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Set-Cookie#cookie_prefixes",
    },
  ],
  evaluate: (evidence) =>
    judgeCookies(
      evidence,
      {
        what: "session cookies or cookies with a prefix in their name",
        isOne: (cookie) => PREFIX.test(cookie.name) || (cookie.via === "header" && isSessionLike(cookie)),
      },
      (cookie) => refusedByPrefix(cookie) ?? sharedWithHosts(cookie),
    ),
});

/** What browsers refuse, whatever the server thinks it has set. */
function refusedByPrefix(cookie: SetCookie): Defect | null {
  const { name, secure, domain, path } = cookie;
  if (!PREFIX.test(name)) return null;
  const isForHost = /^__host-/i.test(name);
  const missing = [
    ...(secure ? [] : ["Secure"]),
    ...(isForHost && path !== "/" ? ["Path=/"] : []),
    ...(isForHost && domain !== null ? ["no Domain"] : []),
  ];
  return missing.length === 0
    ? null
    : cookieDefect(
        cookie,
        `Browsers refuse the cookie “${name}”, because its name asks for ${missing.join(" and ")}.`,
      );
}

/** One sign-in for several hosts may be wanted: a person knows. */
function sharedWithHosts(cookie: SetCookie): Defect | null {
  if (cookie.domain === null || cookie.via !== "header") return null;
  const message = `The session cookie “${cookie.name}” goes to every host under ${cookie.domain}. Leave out Domain if only one host needs it.`;
  return { ...cookieDefect(cookie, message), outcome: "advice" };
}
