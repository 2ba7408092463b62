import { notApplicable, verdictOf } from "#check.ts";
import type { Defect } from "#check.ts";
import { CCPA_REGULATIONS, GDPR } from "#checks/privacy/data/resources.ts";
import { leadsNowhere } from "#checks/privacy/policy-link.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { type ReadPage, withHome } from "#checks/privacy/reading/documents.ts";
import { findPolicy, policyLinksOf } from "#checks/privacy/reading/policy.ts";
import type { PolicySearch } from "#checks/privacy/reading/policy.ts";
import type { Evidence } from "#evidence.ts";
import type { LinkRef } from "#evidence/document.ts";

export const prvPolicyLink = privacySiteCheck({
  id: "prv-policy-link",
  group: "policy",
  severities: { EU: "high", CA: "high", US: "medium" },
  sources: [
    "California Business and Professions Code §22577(b) (conspicuous link)",
    "11 CCR §7011(d)",
    "GDPR Art. 12(1)",
  ],
  defect: "Privacy policy not linked or not readable",
  title: "The home page links to a privacy policy that everyone can open",
  whyItMatters:
    'A policy that no one can find informs no one. California asks for a clear link with the word "privacy" on the home page. Europe asks for a form that is easy to reach.',
  businessImpact: "With a broken or hidden link, even a good policy does you no good.",
  fixSteps: [
    'Link to the policy as "Privacy Policy" in the footer of every page, and above all on the home page.',
    "Point the link to a web address that opens without signing in. You can offer a PDF next to it.",
    "If the address fails, correct it.",
  ],
  effort: "S",
  passesByPresence: true,
  resources: [CCPA_REGULATIONS, GDPR],
  evaluate: (evidence) =>
    withHome(evidence, (home) => {
      const search = findPolicy(evidence);
      if (search.state !== "read" && search.state !== "not-read") {
        return notApplicable("No privacy policy was found.");
      }
      const onHome = policyLinksOf(home);
      const faults = [
        ...(onHome.length === 0 ? [unlinked(home)] : []),
        ...(isOnlyInBanner(onHome, evidence)
          ? [
              {
                message:
                  "Only the consent banner links to the privacy policy: once it is answered, the home page has no link to it.",
              },
            ]
          : []),
        ...(onHome.length > 0 && !onHome.some((link) => link.visible)
          ? [{ message: "The home page has a link to the privacy policy, but visitors can't see it." }]
          : []),
        ...faultsBehindLink(search, evidence).map((message) => ({ message })),
      ];
      return verdictOf(
        faults.map((fault): Defect => ({
          ...fault,
          page: home.page.finalUrl,
          snippet: search.href,
          component: "privacy policy link",
        })),
      );
    }),
});

/** By the names of what was left to press once the banner had been rejected. */
function isOnlyInBanner(links: readonly LinkRef[], { site: { privacy } }: Evidence): boolean {
  if (!privacy.gathered || links.length === 0) return false;
  const { banner, afterReject } = privacy.value;
  const asked = banner.gathered ? (banner.value?.text ?? "") : "";
  const left = afterReject.gathered ? afterReject.value : null;
  if (left?.controlNames === undefined || left.answer?.cameBack === true) return false;
  const names = new Set(left.controlNames.map(plain));
  return links.every(
    ({ text }) => plain(text) !== "" && plain(asked).includes(plain(text)) && !names.has(plain(text)),
  );
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim().toLowerCase();
}

/** A script may answer to a link without an address, so a person looks. */
function unlinked(home: ReadPage): Pick<Defect, "message" | "outcome"> {
  const ends = home.document.links.flatMap((link) => {
    const where = leadsNowhere(link, home);
    return where === null
      ? []
      : [`The home page's link “${link.text.trim()}” ${where}. Does it open the privacy policy?`];
  });
  const [end] = ends;
  if (end !== undefined) return { message: end, outcome: "review" };
  return { message: "The home page does not link to the privacy policy." };
}

function faultsBehindLink(search: PolicySearch, { site }: Evidence): string[] {
  if (search.state === "read") return search.isFile === true ? [ONLY_A_PDF] : [];
  if (search.state !== "not-read") return [];
  const asked = site.linkStatuses.find((link) => link.url === search.href);
  const status = search.page?.status ?? asked?.status ?? null;
  if (status === 401 || status === 403)
    return [`The policy's address answered with status ${status} to a visitor who is not signed in.`];
  if (status !== null && status >= 400) return [`The policy's address answered with status ${status}.`];
  const isPdf = /\.pdf(?:$|\?)/i.test(search.href) || search.page?.contentType?.includes("pdf");
  return isPdf === true ? [ONLY_A_PDF] : [];
}

const ONLY_A_PDF = "The policy is available only as a PDF.";
