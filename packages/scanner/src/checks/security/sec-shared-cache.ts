import { couldNotRun, notApplicable, pageCheck, verdictOf, type Defect, type Verdict } from "#check.ts";
import { offersSignOut } from "#checks/privacy/reading/account-words.ts";
import type { Evidence } from "#evidence.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { sentHeader } from "#fix-examples/server-lines.ts";

import { judgeHtml } from "./reading/delivery.ts";
import { durationInWords } from "./reading/duration-in-words.ts";
import { headerSnippet, headerValues } from "./reading/response-headers.ts";
import { isCardField, isIdentityNumberField, isPasswordField } from "./reading/sensitive-fields.ts";
import { guardsRequests, isSessionLike, routesRequests } from "./reading/session-cookie.ts";
import { ownCookies, type SetCookie } from "./reading/set-cookie.ts";
import { addressWrittenTo } from "./reading/visitors-data.ts";
import { sharedCacheSeconds } from "./reading/shared-caching.ts";
import { isOfSite } from "./reading/third-party.ts";

const HEADER = "cache-control";
/** Fields that hold what the server made for one visitor. */
const TOKEN = /csrf|xsrf|authenticity|requestverification|nonce|(?:^|[-_])token$/i;

export const secSharedCache = pageCheck({
  id: "sec-shared-cache",
  area: "security",
  severity: "medium",
  group: "headers",
  sources: ["OWASP ASVS 5.0.0 V14.3.2", "RFC 9111", "CWE-525"],
  defect: "Shared caches may keep a visitor's page",
  title: "Shared caches don't keep what is meant for one visitor",
  whyItMatters:
    "The page lets caches that many visitors share, such as a CDN or a company's proxy, keep it and hand it to others. What is in it for one visitor, such as a session cookie, reaches the next one.",
  businessImpact: "Customers may find themselves in someone else's account.",
  fixSteps: [
    "For pages that sign visitors in or show their data, send Cache-Control: no-store. For other pages that set a cookie, send Cache-Control: private.",
    "Or set session cookies only at sign-in, so that all other pages can stay in shared caches.",
    "If you use a CDN, look for a rule that caches all pages, and exclude these addresses from it.",
  ],
  effort: "S",
  likelyOwner: "developer",
  example: () => sentHeader("Cache-Control", "no-store"),
  resources: [
    {
      title: "MDN: Cache-Control",
      url: "https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Cache-Control",
    },
    {
      title: "OWASP: Session Management Cheat Sheet",
      url: "https://cheatsheetseries.owasp.org/cheatsheets/Session_Management_Cheat_Sheet.html",
    },
  ],
  evaluate: (page, evidence) => {
    const verdict = judgePage(page, evidence);
    const data = page.notMeasured === null ? visitorsData(page, evidence) : [];
    return data.length === 0
      ? verdict
      : verdictOf([...("findings" in verdict ? verdict.findings : []), ...data]);
  },
});

/** What interfaces call the data of whoever is signed in. */
const OF_VISITOR =
  /\/(?:me|self|whoami|account|profile|session|current[-_]?user|user[-_]?info|cart|basket|my[-_]?orders|wishlist)(?:\.json)?\/?$/i;

/** Answers to scripts that are about one visitor by their name, each once. */
function visitorsData({ requests, finalUrl }: PageEvidence, evidence: Evidence): Defect[] {
  const kept = requests.flatMap(({ url, type, method, responseHeaders, status }) => {
    const { pathname } = new URL(url);
    const isData = /^(?:xhr|fetch)$/.test(type) && method === "GET" && status === 200;
    const seconds =
      isData && OF_VISITOR.test(pathname) && isOfSite(url, evidence)
        ? sharedCacheSeconds(responseHeaders)
        : 0;
    return seconds === 0 ? [] : [{ pathname, seconds, responseHeaders }];
  });
  return [...new Map(kept.map((one) => [one.pathname, one])).values()].map(
    ({ pathname, seconds, responseHeaders }) => ({
      message: `The answer of ${pathname}, which a script of the page asks for, lets shared caches keep it for ${durationInWords(seconds)}. Is it about the visitor who is signed in?`,
      page: finalUrl,
      element: null,
      snippet: headerSnippet(HEADER, headerValues(responseHeaders, HEADER).join(", ")),
      component: `data:${pathname}`,
      outcome: "review",
    }),
  );
}

function judgePage(page: PageEvidence, evidence: Evidence): Verdict {
  return judgeHtml(page, () => {
    const cookies = sessionCookiesOf(page, evidence);
    if (!page.document.gathered && cookies.length === 0) return couldNotRun(page.document.reason);
    const asked = page.document.gathered ? secretsAskedFor(page.document.value) : null;
    const writtenTo = page.document.gathered ? addressWrittenTo(page.document.value) : null;
    const hidden = cookies.length > 0 ? [] : hiddenCookiesOf(page, evidence);
    const isSignedIn = page.document.gathered && offersSignOut(page.document.value);
    if (cookies.length === 0 && asked === null && hidden.length === 0 && writtenTo === null && !isSignedIn) {
      return notApplicable("The page sets no session cookie and asks for no secret");
    }
    const seconds = sharedCacheSeconds(page.responseHeaders);
    if (seconds === 0) return verdictOf([]);
    const sent = headerValues(page.responseHeaders, HEADER).join(", ");
    const place = { page: page.finalUrl, element: null, snippet: headerSnippet(HEADER, sent) };
    const kept = `lets shared caches keep it for ${durationInWords(seconds)}`;
    if (cookies.length > 0) {
      return verdictOf(
        cookies.map((name): Defect => ({
          ...place,
          message: `The page sets the session cookie “${name}” and ${kept}.`,
          component: `cookie:${name}`,
        })),
      );
    }
    if (writtenTo !== null) {
      const message = `The page tells one visitor that a message went to ${writtenTo}, and ${kept}.`;
      return verdictOf([{ ...place, message, component: `header:${HEADER}` }]);
    }
    if (asked === null && hidden.length === 0) {
      const message = `The page lets a visitor sign out, and ${kept}. Does it show what belongs to the visitor who is signed in?`;
      return verdictOf([{ ...place, message, component: `header:${HEADER}`, outcome: "review" }]);
    }
    if (asked === null) {
      return verdictOf(
        hidden.map((name): Defect => ({
          ...place,
          message: `The page sets the cookie “${name}”, which scripts can't read, and ${kept}. Is it made for one visitor?`,
          component: `cookie:${name}`,
          outcome: "review",
        })),
      );
    }
    return verdictOf([
      {
        ...place,
        message: `The page asks for ${asked} and ${kept}. Does it hold anything made for one visitor, such as a token?`,
        component: `header:${HEADER}`,
        outcome: "review",
      },
    ]);
  });
}

/** Names of session cookies that the page's own answer sets. */
function sessionCookiesOf(page: PageEvidence, evidence: Evidence): string[] {
  return answeredCookies(page, evidence)
    .filter(isSessionLike)
    .map(({ name }) => name);
}

/** Names of cookies that the page's own answer sets for the server alone, until the browser is closed. */
function hiddenCookiesOf(page: PageEvidence, evidence: Evidence): string[] {
  return answeredCookies(page, evidence)
    .filter((cookie) => cookie.httpOnly && !cookie.persistent)
    .filter((cookie) => !guardsRequests(cookie) && !routesRequests(cookie))
    .map(({ name }) => name);
}

function answeredCookies(page: PageEvidence, evidence: Evidence): SetCookie[] {
  return ownCookies({ ...evidence, pages: [page] }).filter(
    ({ via, sourceUrl }) => via === "header" && sourceUrl === page.finalUrl,
  );
}

/** What the page asks for; a password alone counts only beside a token, for a sign-in form may be the same for all. */
function secretsAskedFor({ forms, looseFields }: DocumentSnapshot): string | null {
  const fields = [...forms.flatMap((form) => form.fields), ...looseFields];
  if (fields.some(isCardField)) return "a payment card";
  if (fields.some(isIdentityNumberField)) return "an identity number";
  const hasToken = fields.some(({ type, name }) => type === "hidden" && TOKEN.test(name));
  return hasToken && fields.some(isPasswordField) ? "a password" : null;
}
