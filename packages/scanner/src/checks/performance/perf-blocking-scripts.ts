import { notApplicable, pageCheck, verdictOf, type Verdict } from "#check.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";

import { judgeDocument } from "./measured-page.ts";

/** Scripts in the head which the browser must load and run before it shows anything. */
export const perfBlockingScripts = pageCheck({
  id: "perf-blocking-scripts",
  area: "performance",
  severity: "medium",
  group: "loading",
  sources: ["https://html.spec.whatwg.org/multipage/scripting.html#attr-script-defer"],
  defect: "Scripts that block the first display",
  title: "Scripts don't hold up the first display",
  whyItMatters:
    "A script in the head without async or defer stops the page until the browser has loaded and run it.",
  businessImpact:
    "Impatient visitors leave a blank screen. If another company's server is down, your page stays blank.",
  fixSteps: [
    "Add defer to each script, or async if nothing depends on it.",
    "If a script can't be deferred, ask its maker for a version that can.",
    "Then check the page. Inline scripts that rely on a deferred script have to be deferred, too.",
  ],
  effort: "S",
  example: withAttributes({ defer: "" }),
  seenByLighthouse: "perf-render-blocking-insight",
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
