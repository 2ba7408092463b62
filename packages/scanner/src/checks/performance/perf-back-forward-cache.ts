import { couldNotRun, type Defect, notLookedAt, pageCheck, verdictOf } from "#check.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { fileKey, headerOf } from "./own-files.ts";
import { UNLOAD_HANDLER } from "./perf-deprecated-calls.ts";

/** What keeps browsers from showing a page at once when a visitor comes back to it. */
export const perfBackForwardCache = pageCheck({
  id: "perf-back-forward-cache",
  area: "performance",
  severity: "low",
  group: "delivery",
  sources: ["https://web.dev/articles/bfcache"],
  defect: "Page that loads from scratch when visitors go back",
  title: "The page shows at once when visitors go back to it",
  whyItMatters:
    "Browsers keep a page for those who come back with the Back button, and show it at once. Some scripts and headers forbid that, so the page loads from scratch.",
  businessImpact: "Visitors who compare products go back often, and wait each time.",
  fixSteps: [
    "If we name a script, ask its developer to listen for pagehide instead of unload, or update the library.",
    "If we name the header Cache-Control: no-store, ask your host to send it only with pages that hold personal data. For others, no-cache is enough.",
  ],
  effort: "M",
  likelyOwner: "developer",
  alwaysApplies: true,
  isLeftOut: ({ pages }) => pages.every(({ deprecations }) => deprecations === undefined),
  resources: [{ title: "Back/forward cache", url: "https://web.dev/articles/bfcache" }],
  evaluate: (page) => {
    if (page.notMeasured !== null) return couldNotRun(page.notMeasured);
    if (page.deprecations === undefined)
      return notLookedAt("We did not note what listens for the page to be left");
    return verdictOf([...unloadHandlers(page.deprecations), ...neverStored(page)]);
  },
});

function unloadHandlers(deprecations: NonNullable<PageEvidence["deprecations"]>): Defect[] {
  return deprecations
    .filter(({ type }) => type === UNLOAD_HANDLER)
    .map(({ url }) => ({
      message: "A script listens for the page to be unloaded, so browsers don't keep the page",
      ...(url === "" ? {} : { snippet: url }),
      component: `unload:${fileKey(url)}`,
    }));
}

/** Pages behind a sign-in have reason to ask for it, and a page alone does not tell. */
function neverStored(page: PageEvidence): Defect[] {
  const header = headerOf(page, "cache-control");
  if (header === null || !/(?:^|[\s,])no-store(?:$|[\s,;])/i.test(header)) return [];
  return [
    {
      message: "The server asks browsers never to store the page. Does it hold personal data?",
      snippet: `cache-control: ${header}`,
      component: "no-store",
      outcome: "review",
    },
  ];
}
