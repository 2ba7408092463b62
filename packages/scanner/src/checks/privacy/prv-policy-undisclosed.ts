import { couldNotRun, notApplicable } from "#check.ts";
import type { ThirdPartyPurpose } from "#checks/privacy/data/tracker-hosts.ts";
import { FTC_PRIVACY, GDPR } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck, reviewOf } from "#checks/privacy/privacy-check.ts";
import { cloakedRequests } from "#checks/privacy/reading/cloaked-trackers.ts";
import { withPolicy } from "#checks/privacy/reading/policy.ts";
import { byVendor, trackingRequests } from "#checks/privacy/reading/third-parties.ts";
import type { Evidence } from "#evidence.ts";

/** Words by which a policy covers a kind of vendor without naming it. */
const CATEGORY_WORDS: Partial<Record<ThirdPartyPurpose, RegExp>> = {
  advertising: /advertis|retarget|marketing partners|ad networks?|werb|publicit/i,
  analytics: /analytics|measure(?:ment)?|statisti|audience/i,
  "session-replay":
    /session (?:replay|recording)|record(?:s|ing)? (?:of )?(?:your )?(?:visit|session|mouse|clicks)|heat ?map/i,
};

export const prvPolicyUndisclosed = privacySiteCheck({
  id: "prv-policy-undisclosed",
  group: "policy",
  severities: { EU: "medium", CA: "medium", US: "medium" },
  sources: ["GDPR Art. 13(1)(e)", "FTC Act §5 (deceptive omissions)"],
  defect: "Trackers not named in the privacy policy",
  title: "The privacy policy names the trackers on the site",
  whyItMatters:
    "If your policy leaves out who really gets the data, it misleads readers. We compare the vendors we saw on your home page with the words of the policy.",
  businessImpact:
    "A tracker that the policy doesn't mention is a classic start for a claim that you deceived visitors.",
  fixSteps: [
    "For each vendor we list, decide whether you still need it. If not, remove it.",
    "Name the others in your policy, or at least say what kind of company they are, what they get and why.",
  ],
  effort: "M",
  resources: [GDPR, FTC_PRIVACY],
  evaluate: (evidence) => {
    const requests = startPageRequests(evidence);
    if (requests === null) return couldNotRun("We have no record of what the home page loaded.");
    const vendors = byVendor([
      ...trackingRequests(requests, evidence.site.startUrl),
      ...cloakedRequests(evidence, requests),
    ]);
    if (vendors.size === 0) return notApplicable("We saw no tracker on the home page.");
    return withPolicy(evidence, ({ page, document }) => {
      const undisclosed = [...vendors].filter(([vendor, [first]]) =>
        first === undefined ? false : !covers(document.text, vendor, first.purpose),
      );
      return reviewOf(
        undisclosed.map(([vendor, [first]]) => ({
          message: `The site uses ${vendor} (${first?.purpose ?? "tracking"}), but the policy doesn't name this company or what it does.`,
          page: page.finalUrl,
          component: `third party ${vendor}`,
        })),
      );
    });
  },
});

function startPageRequests({ site, pages }: Evidence) {
  if (site.privacy.gathered) return site.privacy.value.fresh.requests;
  return pages.find((page) => page.notMeasured === null)?.requests ?? null;
}

function covers(policy: string, vendor: string, purpose: ThirdPartyPurpose): boolean {
  const name = vendor.replace(/ (?:Pixel|Tag|Insight Tag|Ads|session replay)$/, "");
  if (policy.toLowerCase().includes(name.toLowerCase())) return true;
  return CATEGORY_WORDS[purpose]?.test(policy) ?? false;
}
