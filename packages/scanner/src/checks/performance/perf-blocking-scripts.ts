import { notApplicable, pageCheck, verdictOf, type Verdict } from "#check.ts";
import type { DocumentSnapshot } from "#evidence.ts";

import { judgeDocument } from "./measured-page.ts";

/** Scripts in the head which the browser must load and run before it shows anything. */
export const perfBlockingScripts = pageCheck({
  id: "perf-blocking-scripts",
  area: "performance",
  severity: "medium",
  group: "loading",
  sources: ["https://html.spec.whatwg.org/multipage/scripting.html#attr-script-defer"],
  defect: "Scripts that block the first display",
  title: "Scripts do not hold up the first paint",
  whyItMatters:
    "A script in the head without async or defer stops the page until it has been loaded and run.",
  businessImpact:
    "A white screen is where impatient visitors leave. If the other company's server is down, your page stays white.",
  fixSteps: [
    "Add defer to each listed script, or async if nothing depends on it.",
    "If a script must not be deferred, ask its maker for a version that may.",
    "Check the page afterwards: inline scripts that rely on a deferred one must be deferred as well.",
  ],
  effort: "S",
  resources: [
    {
      title: "Efficiently load third-party JavaScript",
      url: "https://web.dev/articles/efficiently-load-third-party-javascript",
    },
  ],
  evaluate: (page) => judgeDocument(page, judge),
});

function judge({ scripts }: DocumentSnapshot): Verdict {
  const external = scripts.filter(({ url, inHead }) => url !== null && inHead);
  if (external.length === 0) return notApplicable("The head of the page loads no scripts.");
  return verdictOf(
    external
      .filter((script) => !script.async && !script.defer)
      .map((script) => ({ message: `The page waits for ${script.url}`, element: script })),
  );
}
