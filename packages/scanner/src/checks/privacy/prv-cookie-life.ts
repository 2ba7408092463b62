import { couldNotRun, notApplicable, verdictOf } from "#check.ts";
import type { Defect } from "#check.ts";
import { CNIL_COOKIES, MDN_SET_COOKIE } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import {
  cookieWritesAfterReject,
  cookieWritesOf,
  isConsentRecord,
  knownItem,
  readCookie,
} from "#checks/privacy/reading/cookies.ts";
import { isThirdParty } from "#checks/privacy/reading/site-address.ts";
import type { Evidence } from "#evidence.ts";
import type { CookieWrite } from "#evidence/network.ts";

const THIRTEEN_MONTHS_DAYS = 396;
const BROWSER_LIMIT_DAYS = 400;
/** The longest that an authority, Spain's, lets a choice be kept before visitors are asked again. */
const TWO_YEARS_DAYS = 731;

export const prvCookieLife = privacySiteCheck({
  id: "prv-cookie-life",
  group: "consent",
  severities: { EU: "medium", CA: "info", US: "info" },
  sources: ["CNIL guidelines 2020-091 (13 months)", "RFC 6265bis (400 days)"],
  defect: "Cookies that last longer than 13 months",
  title: "Cookies last 13 months or less",
  whyItMatters:
    "An ID that never expires follows a person for years. European regulators expect tracking cookies to end within 13 months. Browsers cut all of them off at 400 days.",
  businessImpact:
    "Any audit finds this quickly, and you gain nothing from it. Current browsers shorten these cookies anyway.",
  fixSteps: [
    "Find the setting for the cookie's lifetime in the tool that sets it.",
    "Set Max-Age to 34128000 seconds (395 days) or less.",
  ],
  effort: "S",
  likelyOwner: "developer",
  resources: [CNIL_COOKIES, MDN_SET_COOKIE],
  evaluate: (evidence) => {
    const { privacy } = evidence.site;
    if (!privacy.gathered && evidence.pages.every((page) => page.notMeasured !== null)) {
      return couldNotRun("We could not visit any page.");
    }
    const writes = cookieWritesOf(evidence);
    const ofChoice = cookiesOfChoice(evidence);
    if (writes.length + ofChoice.length === 0)
      return notApplicable("The site set no cookies during our visits.");
    const limit = evidence.profiles.includes("EU") ? THIRTEEN_MONTHS_DAYS : BROWSER_LIMIT_DAYS;
    const tooLong = [
      ...writes.flatMap(({ write, page }) => longLived(write, { page, limit, evidence })),
      ...ofChoice.flatMap(({ write, page }) => longLived(write, { page, limit: TWO_YEARS_DAYS, evidence })),
    ];
    return verdictOf([...new Map(tooLong.map((defect) => [defect.component, defect])).values()]);
  },
});

/** Cookies that came only with an answer to the banner, which they may keep for longer than others. */
function cookiesOfChoice(evidence: Evidence): ReturnType<typeof cookieWritesAfterReject> {
  const nameOf = (write: CookieWrite) => readCookie(write, evidence.now)?.name;
  const before = new Set(cookieWritesOf(evidence).map(({ write }) => nameOf(write)));
  return cookieWritesAfterReject(evidence).filter(({ write }) => !before.has(nameOf(write)));
}

function longLived(
  write: CookieWrite,
  context: { page: string; limit: number; evidence: Evidence },
): Defect[] {
  const cookie = readCookie(write, context.evidence.now);
  if (cookie === null || cookie.lifetimeDays === null) return [];
  const known = knownItem(cookie.name);
  const isOfChoice = known !== null && isConsentRecord(known);
  if (cookie.lifetimeDays <= (isOfChoice ? TWO_YEARS_DAYS : context.limit)) return [];
  if (known?.purpose === "essential" && !isOfChoice) return [];
  const days = Math.round(cookie.lifetimeDays);
  const host = setByOther(write, context.page);
  return [
    {
      ...(host === null
        ? {
            message: `The cookie “${cookie.name}”${isOfChoice ? ", which keeps the answer to the consent banner," : ""} is set to last ${days} days.`,
          }
        : {
            message: `${host} sets its own cookie “${cookie.name}” to last ${days} days. Only that company can shorten it, and you can do without what loads it.`,
            outcome: "advice" as const,
          }),
      page: context.page,
      snippet: write.raw.replace(/=[^;]*/, "=…"),
      component: `cookie ${cookie.name}`,
    },
  ];
}

/** The other company's server that set a cookie for itself, whose life the site can't choose; null for the site's own. */
function setByOther({ via, sourceUrl }: CookieWrite, page: string): string | null {
  return via === "header" && isThirdParty(sourceUrl, page) ? new URL(sourceUrl).hostname : null;
}
