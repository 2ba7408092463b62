import { couldNotRun, notApplicable, verdictOf } from "#check.ts";
import type { Defect } from "#check.ts";
import { CCPA, GPC } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { adVendors, dataRequests, isSame } from "#checks/privacy/reading/ad-requests.ts";
import { withPasses } from "#checks/privacy/reading/passes.ts";
import { shortAddress, times } from "#checks/privacy/reading/third-parties.ts";
import type { ThirdPartyRequest } from "#checks/privacy/reading/third-parties.ts";
import type { Evidence } from "#evidence.ts";
import type { NetworkRequest } from "#evidence/network.ts";

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
      const { startUrl, pagesWithGpc } = evidence.site;
      const onHome = adVendors(fresh.requests, startUrl);
      if (onHome.size === 0 && pagesWithGpc === undefined)
        return notApplicable("We saw no ad tracker on the home page or any other.");
      if (onHome.size > 0 && !withGpc.gathered) return couldNotRun(withGpc.reason);
      if (onHome.size === 0 && pagesWithGpc?.gathered === false) return couldNotRun(pagesWithGpc.reason);
      const pass = withGpc.gathered ? withGpc.value : null;
      const isRecorded = /^1.Y./i.test(pass?.globals.usPrivacy ?? "");
      const visits = [
        { page: startUrl, before: onHome, after: pass?.requests ?? [] },
        ...otherPages(evidence),
      ];
      return verdictOf(visits.flatMap((visit) => stillContacted(visit, startUrl, isRecorded)));
    }),
});

interface Visit {
  page: string;
  before: ReturnType<typeof adVendors>;
  after: readonly NetworkRequest[];
}

/** Pages beside the start page, as they were without the signal and with it. */
function otherPages({ pages, site: { startUrl, pagesWithGpc } }: Evidence): Visit[] {
  if (pagesWithGpc?.gathered !== true) return [];
  return pagesWithGpc.value.flatMap(({ url, seen }) => {
    const visited = pages.find(({ finalUrl }) => finalUrl === url);
    return visited === undefined || !seen.gathered
      ? []
      : [{ page: url, before: adVendors(visited.requests, startUrl), after: seen.value.requests }];
  });
}

function stillContacted({ page, before, after }: Visit, startUrl: string, isRecorded: boolean): Defect[] {
  return [...adVendors(after, startUrl)]
    .filter(([vendor, requests]) => isSame(before.get(vendor) ?? [], requests))
    .map(([vendor, requests]) => ({
      ...(page === startUrl ? {} : { page }),
      ...ignored(vendor, requests, isRecorded),
    }));
}

function ignored(vendor: string, requests: readonly ThirdPartyRequest[], isRecorded: boolean): Defect {
  const message = `The page contacted ${vendor} ${times(requests.length)}, even though the browser sent Global Privacy Control.`;
  return {
    message: isRecorded
      ? `${message} The site noted the visitor's opt-out. Does ${vendor} act on it?`
      : message,
    snippet: shortAddress((dataRequests(requests)[0] ?? requests[0])?.request.url ?? ""),
    component: `third party ${vendor}`,
    ...(isRecorded ? { outcome: "review" as const } : {}),
  };
}
