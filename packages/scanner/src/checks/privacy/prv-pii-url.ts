import { notApplicable, verdictOf } from "#check.ts";
import type { Defect } from "#check.ts";
import { FTC_PRIVACY, GDPR } from "#checks/privacy/data/resources.ts";
import { privacyPageCheck } from "#checks/privacy/privacy-check.ts";
import { visitsBeforeChoice } from "#checks/privacy/reading/before-choice.ts";
import { cloakedRequests } from "#checks/privacy/reading/cloaked-trackers.ts";
import { asksForSensitiveData } from "#checks/privacy/reading/personal-fields.ts";
import { decoded, emailsIn, personalValues } from "#checks/privacy/reading/personal-values.ts";
import type { PersonalValue } from "#checks/privacy/reading/personal-values.ts";
import { isThirdParty } from "#checks/privacy/reading/site-address.ts";
import { shortAddress, trackingRequests, whoIs } from "#checks/privacy/reading/third-parties.ts";
import type { Evidence } from "#evidence.ts";
import type { FormFieldRef, FormRef } from "#evidence/document.ts";
import type { NetworkRequest } from "#evidence/network.ts";
import type { PageEvidence } from "#evidence/page.ts";

/** What leaks, in words; the kinds themselves are part of the keys of stored issues. */
const WORDS: Record<PersonalValue["kind"], string> = {
  "e-mail address": "an email address",
  "hash of an e-mail address": "a hash of an email address",
  "telephone number": "a phone number",
};

export const prvPiiUrl = privacyPageCheck({
  id: "prv-pii-url",
  group: "thirdparty",
  severities: { EU: "critical", CA: "critical", US: "high" },
  sources: ["GDPR Art. 5(1)(f) and 32", "California Penal Code §631", "FTC Act §5"],
  defect: "Contact data sent to other companies",
  title: "The site sends no email address or phone number to other companies",
  whyItMatters:
    "An email address in a request to a tracker tells the company exactly who the visitor is. A hash doesn't help, because anyone who knows the address can compute it. The data stays in the company's logs.",
  businessImpact:
    "This pattern is behind several of the largest tracking settlements. A single network record proves it.",
  fixSteps: [
    "Find the page or script that puts the data in the address. It is often a form that uses GET, or a link in a newsletter.",
    "Send this data by POST and never in an address.",
    "Remove it in your tag manager before a page's address goes to a vendor.",
    "Ask the vendor to delete what it received.",
  ],
  effort: "M",
  likelyOwner: "developer",
  resources: [GDPR, FTC_PRIVACY],
  evaluate: (page, evidence) => {
    const requests = page.requests.filter((request) => isThirdParty(request.url, page.finalUrl));
    const isAsking = formsByAddress(page).length > 0;
    if (requests.length === 0 && !isAsking)
      return notApplicable("The page sends nothing to other companies.");
    const found = requests.flatMap((request) => leaks(request, page));
    const leaking = [...new Map(found.map((defect) => [defect.component, defect])).values()];
    return verdictOf(leaking.length > 0 ? leaking : inAddresses(page, evidence));
  },
});

/** Trackers' scripts read the address of the page they run on, whatever was seen to leave it. */
function inAddresses(page: PageEvidence, evidence: Evidence): Defect[] {
  const here = trackingRequests(page.requests, page.finalUrl)[0]?.vendor;
  const next = formsByAddress(page).length > 0 ? (here ?? trackerOfSite(evidence)) : here;
  return [
    ...(here === undefined ? [] : inOwnAddress(page, here)),
    ...(next === undefined ? [] : inNextAddress(page, next, evidence)),
  ].map((defect) => ({ page: page.finalUrl, ...defect }));
}

function inOwnAddress({ finalUrl }: PageEvidence, vendor: string): Omit<Defect, "page">[] {
  const request = { url: finalUrl, postData: null, requestHeaders: [] };
  const held = personalValues(request, { siteUrl: finalUrl, knownEmails: [] });
  const value = held.find(({ isOwnAddress }) => !isOwnAddress);
  if (value === undefined) return [];
  const message = `The page's address holds ${WORDS[value.kind]} (${value.masked}), and ${vendor}, which runs on the page, can read it. Does it have to be there?`;
  const component = `page address ${value.kind}`;
  return [{ message, snippet: shortAddress(finalUrl), component, outcome: "review" }];
}

/** The next page may have what any other page of the site has. */
function trackerOfSite(evidence: Evidence): string | undefined {
  for (const { requests } of visitsBeforeChoice(evidence)) {
    const [first] = [
      ...trackingRequests(requests, evidence.site.startUrl),
      ...cloakedRequests(evidence, requests),
    ];
    if (first !== undefined) return first.vendor;
  }
  return undefined;
}

/** A form that is sent by GET writes what was typed into the address of the next page. */
function inNextAddress(page: PageEvidence, vendor: string, evidence: Evidence): Omit<Defect, "page">[] {
  return formsByAddress(page).map(({ form, field }) => {
    const told = `The form sends “${field.label || field.name}” as a part of the next page's address (method GET), where trackers such as ${vendor} can read it.`;
    const { selector, snippet, component } = form;
    const element = { selector, snippet, component };
    return hasTrackersNext(form, page, evidence)
      ? { message: told, element }
      : { message: `${told} Does the next page have trackers?`, element, outcome: "review" };
  });
}

/** Pages that tell enough of all others. */
const FEWEST_PAGES = 3;

/**
 * Whether a form that says itself that it is sent by GET leads to a page of the site with trackers: that page was seen,
 * or all pages seen have them. Without a word on how it is sent, a script may send it.
 */
function hasTrackersNext(
  { snippet, action }: FormRef,
  page: PageEvidence,
  { pages, site }: Evidence,
): boolean {
  const openingTag = snippet.slice(0, snippet.indexOf(">") + 1);
  if (
    !/\smethod=["']?get(?![a-z])/i.test(openingTag) ||
    /\s(?:onsubmit|@submit|hx-|data-remote)/i.test(openingTag)
  )
    return false;
  if (isThirdParty(action, page.finalUrl)) return false;
  const seen = pages.filter(({ notMeasured }) => notMeasured === null);
  const tracks = (one: PageEvidence): boolean => trackingRequests(one.requests, site.startUrl).length > 0;
  const next = seen.find(({ finalUrl }) => withoutQuery(finalUrl) === withoutQuery(action));
  return next === undefined ? seen.length >= FEWEST_PAGES && seen.every(tracks) : tracks(next);
}

function withoutQuery(url: string): string {
  return url.split(/[?#]/)[0] ?? url;
}

/** Forms sent by GET, with the first field that asks for contact or sensitive data. */
function formsByAddress({ document }: PageEvidence): { form: FormRef; field: FormFieldRef }[] {
  if (!document.gathered) return [];
  return document.value.forms
    .filter(({ method }) => /^(?:get)?$/i.test(method))
    .flatMap((form) => {
      const field = form.fields.find(
        (one) => one.type === "email" || one.type === "tel" || asksForSensitiveData(one),
      );
      return field === undefined ? [] : [{ form, field }];
    });
}

function leaks(request: NetworkRequest, page: PageEvidence): Defect[] {
  const shown = page.document.gathered ? page.document.value.text : "";
  const knownEmails = emailsIn(`${shown} ${decoded(page.finalUrl)}`);
  const context = { siteUrl: page.finalUrl, knownEmails };
  return personalValues(request, context).map((value) => leak(value, request, page));
}

function leak(value: PersonalValue, request: NetworkRequest, page: PageEvidence): Defect {
  const vendor = whoIs(request.url)?.vendor ?? new URL(request.url).hostname;
  const message = `${vendor} receives ${WORDS[value.kind]} (${value.masked}) in the request's ${value.where}.`;
  const question = "The address is of the site's own domain. Is it a visitor's?";
  return {
    message,
    page: page.finalUrl,
    snippet: shortAddress(request.url),
    component: `third party ${vendor} ${value.kind}`,
    ...(value.isOwnAddress ? { outcome: "review" as const, message: `${message} ${question}` } : {}),
  };
}
