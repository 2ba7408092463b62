import { couldNotRun, passed, verdictOf, type Defect } from "#check.ts";
import { CCPA, FTC_PRIVACY, GDPR } from "#checks/privacy/data/resources.ts";
import { leadsNowhere } from "#checks/privacy/policy-link.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { visitsBeforeChoice } from "#checks/privacy/reading/before-choice.ts";
import { cloakedRequests } from "#checks/privacy/reading/cloaked-trackers.ts";
import { readHome, readPages } from "#checks/privacy/reading/documents.ts";
import { findPolicy } from "#checks/privacy/reading/policy.ts";
import { trackingRequests } from "#checks/privacy/reading/third-parties.ts";
import type { Evidence } from "#evidence.ts";

const COMPONENT = "privacy policy";

export const prvPolicyMissing = privacySiteCheck({
  id: "prv-policy-missing",
  group: "policy",
  severities: { EU: "critical", CA: "critical", US: "high", KIDS: "critical" },
  sources: [
    "California Business and Professions Code §22575 (CalOPPA)",
    "California Civil Code §1798.130",
    "GDPR Art. 13",
    "COPPA Rule, 16 CFR §312.4(d)",
    "Texas Business and Commerce Code §541.102",
  ],
  defect: "No privacy policy",
  title: "The site has a privacy policy",
  whyItMatters:
    "Almost every privacy law starts here. If you collect personal data, you say what, why, for how long and with whom. Any site with a form, an account or analytics collects some.",
  businessImpact:
    "Without a policy, ad platforms, app stores and payment providers may refuse you. Every other privacy question becomes harder to answer.",
  fixSteps: [
    "List what your site collects through forms, accounts, analytics, ads and payments.",
    "Write a policy from that list, or have your lawyer write it. Don't copy another company's.",
    'Publish it on its own page, and link to it as "Privacy Policy" in the footer of every page.',
  ],
  effort: "L",
  resources: [FTC_PRIVACY, CCPA, GDPR],
  evaluate: (evidence) => {
    const search = findPolicy(evidence);
    if (search.state === "nothing-read") return couldNotRun("We could not read any page.");
    if (search.state !== "not-found") return passed;
    if (readHome(evidence)?.document.cut?.includes("links") === true) {
      return couldNotRun("The home page is so large that we read only some of its links.");
    }
    const placeholders = linksWithoutAddress(evidence);
    return verdictOf(placeholders.length > 0 ? placeholders : [nowhereLinked(evidence)]);
  },
});

function nowhereLinked(evidence: Evidence): Defect {
  const { pages, site } = evidence;
  const visited = pages.length === 1 ? "the page we visited" : `the ${pages.length} pages we visited`;
  const message = `We found no link to a privacy policy on ${visited}`;
  const [tracker] = trackersOf(evidence);
  if (tracker === undefined) return { message: `${message}.`, page: site.startUrl, component: COMPONENT };
  return {
    message: `${message}, and ${tracker} was contacted before any choice.`,
    page: site.startUrl,
    component: COMPONENT,
    severity: "critical",
  };
}

/** To follow visitors and tell them nothing is critical under any law that knows of privacy. */
function trackersOf(evidence: Evidence): string[] {
  const { startUrl } = evidence.site;
  return visitsBeforeChoice(evidence)
    .flatMap(({ requests }) =>
      [...trackingRequests(requests, startUrl), ...cloakedRequests(evidence, requests)].map(
        ({ vendor }) => vendor,
      ),
    )
    .toArray();
}

/** One page's link stands for all: the same template repeats it. A script may open the policy there, so a person looks. */
function linksWithoutAddress(evidence: Evidence): Defect[] {
  const found = readPages(evidence).flatMap((read) =>
    read.document.links.flatMap((link) => {
      const where = leadsNowhere(link, read);
      return where === null ? [] : [{ page: read.page, link, where }];
    }),
  );
  return found.slice(0, 1).map(({ page, link, where }) => ({
    message: `The link “${link.text.trim()}” ${where}. Does it open a privacy policy?`,
    page: page.finalUrl,
    element: link,
    component: COMPONENT,
    outcome: "review",
  }));
}
