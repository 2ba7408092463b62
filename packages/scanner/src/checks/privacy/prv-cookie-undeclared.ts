import { couldNotRun, type Defect, notApplicable, verdictOf } from "#check.ts";
import { EPRIVACY, GDPR } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { cookieListIn } from "#checks/privacy/reading/cookie-lists.ts";
import {
  cookieWritesAfterReject,
  cookieWritesOf,
  readCookie,
  type StoredItem,
  trackingItems,
} from "#checks/privacy/reading/cookies.ts";
import { policiesOf } from "#checks/privacy/reading/policy.ts";
import type { Evidence } from "#evidence.ts";

/** Set by what stands before the server, to spread visitors or keep robots away, and unset where it is not needed. */
const OF_THE_NETWORK =
  /^(?:awsalb\w*|__cf_?\w*|cf_\w+|incap_\w*|visid_\w*|bigipserver\S*|arraffinity\w*|ak_bmsc|bm_\w+|test_?cookie|cookietest)$/i;

export const prvCookieUndeclared = privacySiteCheck({
  id: "prv-cookie-undeclared",
  group: "policy",
  severities: { EU: "medium" },
  sources: ["ePrivacy Directive 2002/58/EC, Art. 5(3)", "CJEU C-673/17 (Planet49)", "GDPR Art. 13"],
  defect: "Cookies missing from the policy's list",
  title: "The list of cookies has all cookies that the site sets",
  whyItMatters:
    "The policy lists cookies by name, and the site sets others besides. Visitors agree to what the list says, and can't agree to what it leaves out.",
  businessImpact: "Regulators compare the list with what the browser shows. It takes them a minute.",
  fixSteps: [
    "Open the site in a fresh browser window, visit a few pages, and compare the browser's list of cookies with yours.",
    "For each that is missing, find out who sets it and what for. Remove it if nobody knows.",
    "Add the others with their purpose, who sets them, and how long they last. A consent tool can keep the list for you.",
  ],
  effort: "S",
  resources: [EPRIVACY, GDPR],
  evaluate: (evidence) => {
    const { privacy } = evidence.site;
    if (!privacy.gathered && evidence.pages.every(({ notMeasured }) => notMeasured !== null))
      return couldNotRun("We could not visit any page.");
    const cookies = cookiesSet(evidence);
    if (cookies.size === 0) return notApplicable("The site set no cookies during our visits.");
    const lists = policiesOf(evidence).flatMap(({ page, document }) => {
      const list = cookieListIn(document.text, [...cookies.keys()]);
      return list === null ? [] : [{ list, page: page.finalUrl }];
    });
    const [first] = lists;
    if (first === undefined) return notApplicable("The policies we read list no cookies by name.");
    const missing = [...cookies].filter(([name]) => !lists.some(({ list }) => list.has(name)));
    return verdictOf(missing.map(([name, item]) => undeclared(name, item, first.page)));
  },
});

/**
 * Names of the cookies that were set and not deleted, with what they are for where they track. After the banner was
 * rejected, only those that track count: what keeps the answer may go by any name.
 */
function cookiesSet(evidence: Evidence): Map<string, StoredItem | null> {
  const rejected = namesIn(cookieWritesAfterReject(evidence), evidence);
  const tracking = [...rejected].filter(([, item]) => item !== null);
  return new Map([...tracking, ...namesIn(cookieWritesOf(evidence), evidence)]);
}

function namesIn(
  writes: ReturnType<typeof cookieWritesOf>,
  { now, site }: Evidence,
): Map<string, StoredItem | null> {
  const tracking = trackingItems(
    { cookieWrites: writes.map(({ write }) => write), storage: [] },
    { url: site.startUrl, now },
  );
  const names = writes.flatMap(({ write }) => {
    const cookie = readCookie(write, now);
    const isGone = cookie === null || (cookie.lifetimeDays !== null && cookie.lifetimeDays <= 0);
    return isGone || OF_THE_NETWORK.test(cookie.name) ? [] : [cookie.name];
  });
  return new Map(names.map((name) => [name, tracking.find((item) => item.name === name) ?? null]));
}

function undeclared(name: string, item: StoredItem | null, page: string): Defect {
  const place = { page, component: `undeclared cookie ${name}` };
  if (item !== null)
    return {
      ...place,
      message: `The site sets “${name}” (${item.vendor}, ${item.purpose}), which the policy's list of cookies doesn't have.`,
    };
  return {
    ...place,
    message: `The site sets “${name}”, which the policy's list of cookies doesn't have. Does the list cover it in other words?`,
    outcome: "review",
  };
}
