import { couldNotRun, notApplicable, passed, verdictOf } from "#check.ts";
import type { Defect } from "#check.ts";
import type { CookiePurpose } from "#checks/privacy/data/cookie-names.ts";
import type { Denied } from "#checks/privacy/data/denials.ts";
import { FTC_PRIVACY, GDPR } from "#checks/privacy/data/resources.ts";
import type { ThirdPartyPurpose } from "#checks/privacy/data/tracker-hosts.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { bannerClaimsIn } from "#checks/privacy/reading/banner-claims.ts";
import { visitsBeforeChoice } from "#checks/privacy/reading/before-choice.ts";
import { cloakedRequests } from "#checks/privacy/reading/cloaked-trackers.ts";
import { namedWithAgreement } from "#checks/privacy/reading/agreed-first.ts";
import { saysConsentDenied, saysOptedOut } from "#checks/privacy/reading/consent-signals.ts";
import { readCookie, trackingItems } from "#checks/privacy/reading/cookies.ts";
import { type Denial, type DeniedThing, denialsIn } from "#checks/privacy/reading/denials.ts";
import { readPages, type ReadPage } from "#checks/privacy/reading/documents.ts";
import { policiesOf, withPolicy } from "#checks/privacy/reading/policy.ts";
import { ownWords } from "#checks/privacy/reading/site-names.ts";
import { quoted } from "#checks/privacy/reading/sentences.ts";
import { toldPixels, type ToldTopic } from "#checks/privacy/reading/told-pixels.ts";
import { trackingRequests } from "#checks/privacy/reading/third-parties.ts";
import type { Evidence } from "#evidence.ts";

/** Purposes that contradict each denial. */
const CONTRADICTING: Readonly<Record<Exclude<Denied, "cookies">, readonly ThirdPartyPurpose[]>> = {
  analytics: ["analytics"],
  advertisers: ["advertising"],
  advertising: ["advertising"],
  recording: ["session-replay"],
  selling: ["advertising"],
  sharing: ["advertising", "analytics", "session-replay"],
  targeting: ["advertising"],
  tracking: ["advertising", "analytics", "session-replay"],
};
const MOST_NAMED = 5;

export const prvPolicyDenial = privacySiteCheck({
  id: "prv-policy-denial",
  group: "policy",
  severities: { EU: "high", CA: "high", US: "high" },
  sources: ["FTC Act §5 (deceptive practices)", "GDPR Art. 5(1)(a) and Art. 13"],
  defect: "Privacy policy or banner denies tracking that happens",
  title: "The site tracks no more than its policy and banner say",
  whyItMatters:
    "Your policy or banner says that the site uses no cookies, analytics or trackers of some kind, or that it asks first, or that no data goes to advertisers, and we saw the opposite before any choice. A statement that is untrue counts as deceptive, whatever else the site says.",
  businessImpact:
    "Regulators treat a false statement as worse than a missing one. It needs no other law to be broken.",
  fixSteps: [
    "Find out who added the trackers we name. They often came in later, with a plugin, a video or an ad campaign.",
    "Remove them, or change the sentence we quote so that it says what the site really does.",
    "If you keep them, check whether they have to wait for consent.",
  ],
  effort: "M",
  resources: [FTC_PRIVACY, GDPR],
  evaluate: (evidence) => {
    const seen = trackingSeen(evidence);
    if (seen === null) return couldNotRun("We have no record of what the pages loaded.");
    const early = policiesOf(evidence).flatMap((policy) => beforeAgreement(policy, seen));
    if (seen.vendors.size === 0 && seen.cookies.size === 0 && early.length === 0)
      return notApplicable("We saw no tracker on the pages we visited.");
    const found = [
      ...early,
      ...bannerContradictions(evidence, seen),
      ...policiesOf(evidence).flatMap((policy) => policyContradictions(policy, evidence, seen)),
    ];
    if (found.length > 0) return verdictOf(found);
    return withPolicy(evidence, () => passed);
  },
});

interface Seen {
  /** Purpose of each tracker. */
  vendors: Map<string, ThirdPartyPurpose>;
  /** Tracking cookies by name, with what they are for. */
  cookies: Map<string, CookiePurpose>;
  /** Ad networks that were told of a visit without a word that limits what they do with it, where California's law applies. */
  selling: Set<string>;
  /** The same where the law counts what they are told, such as the IP address, among personal data: Europe, California. */
  networks: Set<string>;
  /** Names of all cookies that pages set, and trackers that did not only say that consent is denied. */
  early: { cookies: Set<string>; vendors: Set<string> };
  /** What ad networks were told of a sensitive topic, by vendor. */
  told: () => Map<string, ToldTopic>;
}

/** Null where nothing was recorded. */
function trackingSeen(evidence: Evidence): Seen | null {
  const { startUrl: url } = evidence.site;
  const vendors: Seen["vendors"] = new Map();
  const cookies: Seen["cookies"] = new Map();
  const selling: Seen["selling"] = new Set();
  const networks: Seen["networks"] = new Set();
  const early: Seen["early"] = { cookies: new Set(), vendors: new Set() };
  let isAny = false;
  for (const visit of visitsBeforeChoice(evidence)) {
    isAny = true;
    const requests = [...trackingRequests(visit.requests, url), ...cloakedRequests(evidence, visit.requests)];
    for (const { vendor, purpose, request } of requests) {
      vendors.set(vendor, purpose);
      if (request.type === "script") continue;
      if (!saysConsentDenied(request.url)) early.vendors.add(vendor);
      if (purpose === "advertising" && !saysOptedOut(request.url)) selling.add(vendor);
    }
    for (const write of visit.cookieWrites) {
      const cookie = readCookie(write, evidence.now);
      if (cookie !== null && (cookie.lifetimeDays ?? 0) >= 1) early.cookies.add(cookie.name);
    }
    const stored = { cookieWrites: visit.cookieWrites, storage: [] };
    for (const { name, purpose } of trackingItems(stored, { url, now: evidence.now }))
      cookies.set(name, purpose);
  }
  if (evidence.profiles.some((one) => one === "EU" || one === "CA"))
    for (const vendor of selling) networks.add(vendor);
  if (!evidence.profiles.includes("CA")) selling.clear();
  return isAny ? { vendors, selling, networks, cookies, early, told: () => toldByPages(evidence) } : null;
}

/** What came before the agreement that a policy says it waits for. What a company is used for may differ: a person decides. */
function beforeAgreement({ page, document }: ReadPage, { early }: Seen): Defect[] {
  const seen = { cookies: [...early.cookies], vendors: [...early.vendors] };
  return namedWithAgreement(document.text, seen).map(({ sentence, cookies, vendors }) => {
    const named = [...cookies.map((name) => `the cookie “${name}”`), ...vendors]
      .slice(0, MOST_NAMED)
      .join(", ");
    const isSure = cookies.length > 0;
    return {
      message: `The policy says “${quoted(sentence)}”, but before any choice we saw ${named}.${isSure ? "" : " Does it wait for an agreement?"}`,
      page: page.finalUrl,
      component: "agreement that comes later",
      ...(isSure ? {} : { outcome: "review" as const }),
    };
  });
}

function toldByPages(evidence: Evidence): Map<string, ToldTopic> {
  return new Map(readPages(evidence).flatMap((read) => [...toldPixels(read)]));
}

function otherTexts(policy: ReadPage, evidence: Evidence): string[] {
  return readPages(evidence)
    .filter(({ page }) => page !== policy.page)
    .map(({ document }) => document.text)
    .filter((text) => text !== policy.document.text);
}

/** Europe knows no sale of data, and a policy that tells of its ad networks, or of what may count as a sale, denies none. */
function policyContradictions(policy: ReadPage, evidence: Evidence, seen: Seen): Defect[] {
  const text = ownWords(policy.document.text, otherTexts(policy, evidence));
  const isOpen = !evidence.profiles.some((one) => one === "US" || one === "CA") || TELLS_OF_SALES.test(text);
  const denials = denialsIn(text).map(({ sentence, denied }) => ({
    sentence,
    denied: (isOpen ? denied.filter(({ kind }) => kind !== "selling") : denied).map((thing) =>
      ADVERTISES.test(text.replace(sentence, " ")) ? { ...thing, isOfAll: undefined } : thing,
    ),
  }));
  return contradictions(denials, { by: "The policy", page: policy.page.finalUrl }, seen);
}

/** A policy that speaks of advertising elsewhere may mean other data. */
const ADVERTISES =
  /advert|(?<!\p{L})ads?(?!\p{L})|marketing|pixel|werb(?:ung|e\p{L}*)(?!\p{L})|publici|pubblicit|reclame|reklam/iu;

const TELLS_OF_SALES =
  /(?:shar|disclos|provid)\p{L}*[^.]{0,80}(?:advertis|cross-context|ad networks?)|(?:may|might|could|can) (?:be|constitute|count|qualify)[^.]{0,40}(?:sale|sell|shar)|considered[^.]{0,20}(?:sale|sell|shar)|opt[- ]?out of (?:the |such |these |any )*(?:sales?|selling|sharing)/iu;

/** A banner with more than a button to close it asks, and what it says may hold until it is answered. */
function bannerContradictions({ site: { privacy, startUrl } }: Evidence, seen: Seen): Defect[] {
  const banner = privacy.gathered && privacy.value.banner.gathered ? privacy.value.banner.value : null;
  if (banner?.text === undefined) return [];
  if (banner.buttons.some(({ kind }) => kind === "reject" || kind === "settings")) return [];
  return contradictions(bannerClaimsIn(banner.text), { by: "The banner", page: startUrl }, seen);
}

/** One finding for each sentence. A tracker may do without the cookies of its kind: a person decides. */
function contradictions(
  denials: readonly Denial[],
  said: { by: string; page: string },
  seen: Seen,
): Defect[] {
  return denials.flatMap(({ sentence, denied }) => {
    const sure = denied.flatMap((thing) => contradicting(thing, seen, false));
    const others = sure.length > 0 && denied.every(({ kind }) => kind === "advertisers") ? [] : denied;
    const named = [...new Set([...sure, ...others.flatMap((thing) => contradicting(thing, seen, true))])];
    if (named.length === 0) return [];
    return [
      {
        message: `${said.by} says “${quoted(sentence)}”, but before any choice we saw ${named.slice(0, MOST_NAMED).join(", ")}.${sure.length === 0 ? " Does that contradict it?" : ""}`,
        page: said.page,
        component: `denial of ${[...new Set(denied.map(({ kind }) => kind))].join(" and ")}${said.by === "The banner" ? " in the banner" : ""}`,
        ...(sure.length === 0 ? { outcome: "review" as const } : {}),
      },
    ];
  });
}

function theCookie(name: string): string {
  return `the cookie “${name}”`;
}

/** What was seen that contradicts a denial; where it is of cookies alone, a tracker does so only with a doubt. */
function contradicting(
  { kind, isOfCookies, isOfAll }: DeniedThing,
  { vendors, selling, networks, cookies, told }: Seen,
  isDoubtful: boolean,
): string[] {
  if (kind === "cookies") return [...cookies.keys()].map(theCookie);
  if (kind === "advertisers" && !isDoubtful)
    return [...told()].map(([vendor, { words }]) => `that ${vendor} is told “${words}”`);
  if (kind === "targeting" && !isDoubtful) return [...selling].map((vendor) => `${vendor} (advertising)`);
  if (isOfCookies && !isDoubtful)
    return [...cookies]
      .filter(([, purpose]) => CONTRADICTING[kind].some((one) => one === purpose))
      .map(([name]) => theCookie(name));
  if (kind === "sharing" && isOfAll === true && !isDoubtful)
    return [...networks].map((vendor) => `${vendor} (advertising)`);
  // What a policy means by personal information is a question of its own, and so is what a pixel is used for.
  if ((kind === "sharing" || kind === "selling") && !isDoubtful) return [];
  return [...vendors]
    .filter(([, purpose]) => CONTRADICTING[kind].includes(purpose))
    .map(([vendor, purpose]) => `${vendor} (${purpose})`);
}
