import { couldNotRun, notApplicable, verdictOf } from "#check.ts";
import type { Defect } from "#check.ts";
import { CCPA, GPC } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { saysOptedOut } from "#checks/privacy/reading/consent-signals.ts";
import { withPasses } from "#checks/privacy/reading/passes.ts";
import { byVendor, requestsFor, shortAddress, times } from "#checks/privacy/reading/third-parties.ts";
import type { ThirdPartyRequest } from "#checks/privacy/reading/third-parties.ts";
import type { NetworkRequest } from "#evidence/network.ts";
import type { PrivacyPass } from "#evidence/privacy.ts";

export const prvGpcIgnored = privacySiteCheck({
  id: "prv-gpc-ignored",
  group: "optout",
  severities: { CA: "critical", US: "high" },
  sources: [
    "California Civil Code §1798.135(b) and (e)",
    "11 CCR §7025",
    "Opt-out signal provisions of Colorado, Connecticut, Texas, Montana, Oregon, Delaware, New Jersey, Nebraska, New Hampshire, Minnesota and Maryland",
  ],
  defect: "Browser's opt-out signal (GPC) ignored",
  title: "Ad trackers stop when the browser sends Global Privacy Control",
  whyItMatters:
    'Global Privacy Control (GPC) is a browser setting that says "do not sell or share my data". In California and a growing number of states, it counts as a valid request if the law applies to you. No further click is needed.',
  businessImpact:
    "Anyone can test this from outside. California's first public case about it ended in a settlement of more than a million dollars.",
  fixSteps: [
    "Turn on Global Privacy Control in your consent tool. Most have it as a setting for U.S. states.",
    "In your tag manager, block the vendors we list when navigator.globalPrivacyControl is true.",
    'If a vendor has to stay, use its restricted mode, such as Meta\'s "Limited Data Use" or Google\'s "Restricted data processing".',
    "Test with a browser that sends the signal. Compare the requests in its developer tools, under Network.",
  ],
  effort: "M",
  resources: [GPC, CCPA],
  evaluate: (evidence) =>
    withPasses(evidence, ({ fresh, withGpc }) => {
      const { startUrl } = evidence.site;
      const before = adVendors(fresh.requests, startUrl);
      if (before.size === 0) return notApplicable("We saw no ad tracker on the home page.");
      if (!withGpc.gathered) return couldNotRun(withGpc.reason);
      const pass = withGpc.value;
      const still = [...adVendors(pass.requests, startUrl)].filter(([vendor, requests]) =>
        isSame(before.get(vendor) ?? [], requests),
      );
      return verdictOf(still.map(([vendor, requests]) => ignored(vendor, requests, pass)));
    }),
});

function adVendors(requests: readonly NetworkRequest[], startUrl: string) {
  return byVendor(requestsFor(["advertising"], requests, startUrl));
}

/** Honored: no data went out although it did before, or all that went said 'opted out'. */
function isSame(before: readonly ThirdPartyRequest[], after: readonly ThirdPartyRequest[]): boolean {
  const hitsAfter = dataRequests(after);
  if (hitsAfter.length === 0) return dataRequests(before).length === 0;
  return hitsAfter.some(({ request }) => !saysOptedOut(request.url));
}

function dataRequests(requests: readonly ThirdPartyRequest[]): ThirdPartyRequest[] {
  return requests.filter(({ request }) => request.type !== "script");
}

function ignored(vendor: string, requests: readonly ThirdPartyRequest[], pass: PrivacyPass): Defect {
  const recorded = /^1.Y./i.test(pass.globals.usPrivacy ?? "");
  const message = `The page contacted ${vendor} ${times(requests.length)}, even though the browser sent Global Privacy Control.`;
  return {
    message: recorded
      ? `${message} The site noted the visitor's opt-out. Does ${vendor} act on it?`
      : message,
    snippet: shortAddress((dataRequests(requests)[0] ?? requests[0])?.request.url ?? ""),
    component: `third party ${vendor}`,
    ...(recorded ? { outcome: "review" as const } : {}),
  };
}
