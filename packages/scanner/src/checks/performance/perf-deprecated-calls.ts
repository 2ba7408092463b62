import { couldNotRun, notLookedAt, pageCheck, verdictOf } from "#check.ts";

import { fileKey } from "./own-files.ts";

/** Chromium's name of a handler that runs as a page is left; it is told for what it costs. */
export const UNLOAD_HANDLER = "UnloadHandler";

/** Scripts that use what browsers are about to take away. */
export const perfDeprecatedCalls = pageCheck({
  id: "perf-deprecated-calls",
  area: "performance",
  severity: "low",
  group: "delivery",
  sources: ["https://developer.chrome.com/docs/lighthouse/best-practices/deprecations"],
  defect: "Scripts that use features browsers will drop",
  title: "Scripts use features that browsers keep",
  whyItMatters:
    "Browsers retire old features. A script that still uses one stops working after a browser update.",
  businessImpact: "One day a part of the page breaks without anyone having changed the site.",
  fixSteps: [
    "Update the library or plugin that the file we name belongs to.",
    "If it is your own script, ask its developer to replace the feature. The Issues tab of the browser's developer tools says with what.",
  ],
  effort: "M",
  likelyOwner: "developer",
  isLeftOut: ({ pages }) => pages.every(({ deprecations }) => deprecations === undefined),
  resources: [
    {
      title: "Deprecated APIs",
      url: "https://developer.chrome.com/docs/lighthouse/best-practices/deprecations",
    },
  ],
  alwaysApplies: true,
  evaluate: ({ notMeasured, deprecations }) => {
    if (notMeasured !== null) return couldNotRun(notMeasured);
    if (deprecations === undefined) return notLookedAt("We did not note deprecated features");
    const told = deprecations.filter(({ type }) => type !== UNLOAD_HANDLER);
    return verdictOf(
      told.map(({ type, url }) => ({
        message: `A script uses a feature that browsers will drop: ${inWords(type)}`,
        snippet: url === "" ? type : url,
        component: `deprecated:${type} ${fileKey(url)}`,
      })),
    );
  },
});

/** `XMLHttpRequestSynchronousInNonWorkerOutsideBeforeUnload` as words. */
function inWords(type: string): string {
  return type.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, " ");
}
