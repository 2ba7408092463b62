import { couldNotRun, type Defect, pageCheck, verdictOf } from "#check.ts";
import type { PageEvidence } from "#evidence/page.ts";

const MOST_TOLD = 5;
/** Errors that undo nothing, or come of a visit by a machine: a film not played, a call that did not get through. */
const HARMLESS =
  /ResizeObserver loop|^(?:Uncaught \(in promise\) )?(?:AbortError|NotAllowedError)\b|Failed to fetch|NetworkError|Network Error/;

/** Errors of scripts that nothing caught: what comes after them in the script does not run. */
export const perfScriptErrors = pageCheck({
  id: "perf-script-errors",
  area: "performance",
  severity: "medium",
  group: "delivery",
  sources: ["https://developer.chrome.com/docs/lighthouse/best-practices/errors-in-console"],
  defect: "Scripts that stop with an error",
  title: "The page's scripts run without an error",
  whyItMatters:
    "A script that stops with an error leaves its work undone. A menu may not open, a form may not be sent, and visits may not be counted.",
  businessImpact: "Visitors press a button and nothing happens, so they leave.",
  fixSteps: [
    "Open the page in a browser, press F12, and look at the Console. It names the file and line of each error.",
    "Ask the person who maintains that script to fix the error, or update the plugin it belongs to.",
  ],
  effort: "M",
  likelyOwner: "developer",
  alwaysApplies: true,
  resources: [
    {
      title: "Browser errors were logged to the console",
      url: "https://developer.chrome.com/docs/lighthouse/best-practices/errors-in-console",
    },
  ],
  evaluate: (page) => {
    if (page.notMeasured !== null) return couldNotRun(page.notMeasured);
    const messages = new Map(
      page.exceptions.filter((text) => !HARMLESS.test(text)).map((text) => [firstLine(text), text]),
    );
    return verdictOf(
      [...messages].slice(0, MOST_TOLD).map(([message, text]): Defect => ({
        ...stopped(message, page),
        snippet: text,
        component: `error:${message.replaceAll(/\d+/g, "")}`,
      })),
    );
  },
});

function stopped(error: string, page: PageEvidence): Pick<Defect, "message" | "outcome"> {
  const message = `A script of the page stopped with an error: ${error}`;
  if (!lacksScripts(page)) return { message };
  const question = "Another script did not load here. Does the console of your browser show the error, too?";
  return { outcome: "review", message: `${message}. ${question}` };
}

function firstLine(text: string): string {
  return (text.split("\n")[0] ?? "").slice(0, 160);
}

/** A script that did not arrive, maybe for a reason of ours, makes those fail that call it. */
function lacksScripts({ requests }: PageEvidence): boolean {
  return requests.some(
    ({ type, status, failure }) => type === "script" && status === null && failure !== null,
  );
}
