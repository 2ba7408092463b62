import { type Defect, pageCheck, type Verdict, verdictOf } from "#check.ts";
import type { NetworkRequest } from "#evidence/network.ts";
import { isOfOneDomain } from "#plan/own-site.ts";

import { judgeRequests } from "./measured-page.ts";
import { fileKey, headerOf } from "./own-files.ts";

/** Files that decide when a page can be shown. */
const PARTS = new Set(["script", "stylesheet", "font"]);

/** Own scripts, styles and fonts that a page loads by an address from which they have moved. */
export const perfRedirectedFiles = pageCheck({
  id: "perf-redirected-files",
  area: "performance",
  severity: "low",
  group: "delivery",
  sources: ["https://web.dev/articles/critical-rendering-path"],
  defect: "Page loads files through redirects",
  title: "Pages load files without redirects",
  whyItMatters:
    "The page names an address for a file, and the server sends the browser on to another one. Each detour adds a round trip before the page can be shown.",
  businessImpact: "The page appears later, above all on phones.",
  fixSteps: ["In the template or style sheet, name the address at which the file is now."],
  effort: "S",
  likelyOwner: "developer",
  alwaysApplies: true,
  resources: [
    {
      title: "Critical rendering path",
      url: "https://web.dev/articles/critical-rendering-path",
    },
  ],
  evaluate: (page) => judgeRequests(page, (requests) => judge(requests, page.finalUrl)),
});

function judge(requests: readonly NetworkRequest[], pageUrl: string): Verdict {
  const sentOn = requests.filter(
    ({ type, url, status }) =>
      PARTS.has(type) && [301, 302, 303, 307, 308].includes(status ?? 0) && isOfOneDomain(url, pageUrl),
  );
  const byFile = new Map(sentOn.map((request) => [fileKey(request.url), request]));
  return verdictOf([...byFile].map(([component, request]) => defectOf(component, request)));
}

function defectOf(component: string, request: NetworkRequest): Defect {
  const target = URL.parse(headerOf(request, "location") ?? "", request.url)?.href;
  const where = target === undefined ? "another address" : target;
  return {
    message: `The page loads this ${request.type} through a redirect to ${where}.`,
    snippet: request.url,
    component,
    outcome: "advice",
  };
}
