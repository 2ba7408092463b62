import { notApplicable, verdictOf } from "#check.ts";
import type { Defect } from "#check.ts";
import { FTC_PRIVACY, GDPR } from "#checks/privacy/data/resources.ts";
import { privacyPageCheck } from "#checks/privacy/privacy-check.ts";
import { decoded, emailsIn, personalValues } from "#checks/privacy/reading/personal-values.ts";
import type { PersonalValue } from "#checks/privacy/reading/personal-values.ts";
import { isThirdParty } from "#checks/privacy/reading/site-address.ts";
import { shortAddress, whoIs } from "#checks/privacy/reading/third-parties.ts";
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
  evaluate: (page) => {
    const requests = page.requests.filter((request) => isThirdParty(request.url, page.finalUrl));
    if (requests.length === 0) return notApplicable("The page sends nothing to other companies.");
    const found = requests.flatMap((request) => leaks(request, page));
    return verdictOf([...new Map(found.map((defect) => [defect.component, defect])).values()]);
  },
});

function leaks(request: NetworkRequest, page: PageEvidence): Defect[] {
  const shown = page.document.gathered ? page.document.value.text : "";
  const knownEmails = emailsIn(`${shown} ${decoded(page.finalUrl)}`);
  const context = { siteUrl: page.finalUrl, knownEmails };
  return personalValues(request, context).map((value) => leak(value, request, page));
}

function leak(value: PersonalValue, request: NetworkRequest, page: PageEvidence): Defect {
  const vendor = whoIs(request.url)?.vendor ?? new URL(request.url).hostname;
  return {
    message: `${vendor} receives ${WORDS[value.kind]} (${value.masked}) in the request's ${value.where}.`,
    page: page.finalUrl,
    snippet: shortAddress(request.url),
    component: `third party ${vendor} ${value.kind}`,
    ...(value.isOwnAddress ? { outcome: "review" as const } : {}),
  };
}
