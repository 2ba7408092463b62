import { siteCheck } from "#check.ts";

import { cookieDefect } from "./reading/cookie-defect.ts";
import { judgeCookies } from "./reading/judge-cookies.ts";
import { isTrustedByName, trustedSettings } from "./reading/trusted-cookie.ts";

export const secCookieTrusted = siteCheck({
  id: "sec-cookie-trusted",
  area: "security",
  severity: "medium",
  group: "cookies",
  sources: ["CWE-565", "CWE-784", "OWASP ASVS 5.0.0 V8.3.1"],
  defect: "Cookie that says what its visitor may do",
  title: "What a visitor may do stays on the server",
  whyItMatters:
    "A cookie of your site keeps settings such as a role or a price in plain text. Visitors can change their cookies. If the server believes them, anyone can become an administrator or set a price.",
  businessImpact: "People can get into other accounts, or buy for less, without breaking anything.",
  fixSteps: [
    "Keep roles, rights and amounts on the server, and let the cookie hold a random session ID alone.",
    "If a cookie has to keep them, sign it, and refuse it when the signature doesn't match.",
    "Ask your developers whether the server ever believed it, and look for accounts with rights they should not have.",
  ],
  effort: "M",
  resources: [
    {
      title: "CWE-565: Reliance on Cookies without Validation and Integrity Checking",
      url: "https://cwe.mitre.org/data/definitions/565.html",
    },
  ],
  evaluate: (evidence) =>
    judgeCookies(
      evidence,
      {
        what: "cookie with settings in plain text",
        isOne: ({ name, value }) => isTrustedByName(name, value) || /[{%]|^ey|^[\w+/-]{12,}=*$/.test(value),
      },
      (cookie) => {
        if (isTrustedByName(cookie.name, cookie.value)) {
          const message = `The cookie “${cookie.name}” says “${cookie.value.slice(0, 20)}”, and visitors can change it. Does the server believe it?`;
          return { ...cookieDefect(cookie, message), outcome: "review" };
        }
        const names = trustedSettings(cookie.value);
        if (names.length === 0) return null;
        const listed = new Intl.ListFormat("en-US").format(names.map((name) => `“${name}”`));
        return {
          ...cookieDefect(
            cookie,
            `The cookie “${cookie.name}” keeps ${listed} where visitors can change it. Does the server believe it?`,
          ),
          outcome: "review",
        };
      },
    ),
});
