import { type Defect, pageCheck, verdictOf, type Verdict } from "#check.ts";
import type { NetworkRequest } from "#evidence/network.ts";
import { networkErrorInWords } from "#gather/page/navigation-failure.ts";

import { judgeRequests } from "./measured-page.ts";
import { fileKey } from "./own-files.ts";

const PARTS = new Set(["script", "stylesheet", "image", "font", "media"]);
/** Ends of a request that say nothing of the file: the page, or we, called it off. */
const CALLED_OFF = /ERR_ABORTED|BLOCKED|blocked:/;
/** No connection came about, which may be our side's fault; an empty answer is how our proxy tells the browser. */
const NOT_REACHED =
  /ERR_(?:NAME_|CONNECTION_|ADDRESS_|TIMED_OUT|TUNNEL_|PROXY_|SOCKS_|SOCKET_|INTERNET_|NETWORK_|DNS_|EMPTY_RESPONSE)/;

/** Files the page asks for and does not get. */
export const perfBrokenFiles = pageCheck({
  id: "perf-broken-files",
  area: "performance",
  severity: "medium",
  group: "delivery",
  sources: ["https://developer.chrome.com/docs/lighthouse/best-practices/errors-in-console"],
  defect: "Files the page needs are missing",
  title: "Every file that a page needs is there",
  whyItMatters:
    "A missing image leaves a hole. A missing script or style sheet breaks part of the page. Waiting for it costs time, too.",
  businessImpact: "Broken parts look neglected, and they may be the ones that sell.",
  fixSteps: [
    "Put each file back, correct its address, or remove the reference to it.",
    "If the file belongs to another company, check whether you still use that service.",
  ],
  effort: "S",
  likelyOwner: "developer",
  alwaysApplies: true,
  resources: [
    {
      title: "Browser errors were logged to the console",
      url: "https://developer.chrome.com/docs/lighthouse/best-practices/errors-in-console",
    },
  ],
  evaluate: (page) => judgeRequests(page, (requests) => judge(requests, page.finalUrl)),
});

function judge(requests: readonly NetworkRequest[], pageUrl: string): Verdict {
  const broken = requests.filter((request) => PARTS.has(request.type) && isBroken(request));
  const byFile = new Map(broken.map((request) => [fileKey(request.url), request]));
  return verdictOf(
    [...byFile].map(([component, request]) => ({
      ...toldOf(request, pageUrl),
      snippet: request.url,
      component: wasReached(request) ? component : `host:${URL.parse(request.url)?.host ?? component}`,
      severity: request.type === "script" || request.type === "stylesheet" ? "medium" : "low",
    })),
  );
}

function toldOf(request: NetworkRequest, pageUrl: string): Pick<Defect, "message" | "outcome"> {
  const message = wordsFor(request);
  if (!mayBeOurNetwork(request, pageUrl)) return { outcome: "fail", message };
  return { outcome: "review", message: `${message} Does it load for you?` };
}

function isBroken(request: NetworkRequest): boolean {
  const { failure } = request;
  return wasRefused(request) || (failure !== null && !CALLED_OFF.test(failure));
}

/** Browsers call off the rest of an error page that comes in place of a script or style: the status counts. */
function wasRefused({ status }: NetworkRequest): boolean {
  return status !== null && status >= 400;
}

/** Where no connection came about, all files of that host are missing for one reason. */
function wasReached(request: NetworkRequest): boolean {
  return wasRefused(request) || request.failure === null || !NOT_REACHED.test(request.failure);
}

/** The page itself came from its own host and port: these we can reach. */
function mayBeOurNetwork(request: NetworkRequest, pageUrl: string): boolean {
  return !wasReached(request) && URL.parse(request.url)?.host !== URL.parse(pageUrl)?.host;
}

function wordsFor(request: NetworkRequest): string {
  const { url, type, status, failure } = request;
  if (failure === null || wasRefused(request)) return `This ${type} did not load (status ${status})`;
  return `This ${type} did not load. ${networkErrorInWords(failure, url) ?? "The browser could not load it."}`;
}
