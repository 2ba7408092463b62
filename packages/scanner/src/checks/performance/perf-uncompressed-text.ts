import { notApplicable, pageCheck, verdictOf, type Verdict } from "#check.ts";
import type { NetworkRequest } from "#evidence/network.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { COMPRESSED } from "#fix-examples/delivery-lines.ts";

import { judgeRequests } from "./measured-page.ts";
import { headerOf, inBytes, ownFiles } from "./own-files.ts";

const TEXT = /^text\/|javascript|json|xml|svg|wasm|manifest/;
/** Below this compression saves less than a packet. */
const WORTH_IT = 2048;
const TYPICAL_SAVING = 0.7;

/** Own texts (markup, scripts, styles) that came uncompressed. */
export const perfUncompressedText = pageCheck({
  id: "perf-uncompressed-text",
  area: "performance",
  severity: "medium",
  group: "delivery",
  sources: ["https://developer.chrome.com/docs/lighthouse/performance/uses-text-compression"],
  defect: "Text files sent uncompressed",
  title: "The server compresses text files",
  whyItMatters:
    "HTML, scripts and style sheets shrink to about a third when the server compresses them. Every browser can unpack them.",
  businessImpact: "Pages load faster right away, without any change to the site.",
  fixSteps: [
    "At your host, CDN or web server, turn on Brotli or gzip for HTML, CSS, JavaScript, JSON and SVG.",
    "Check in your browser's developer tools, under Network, that the response has the header Content-Encoding: br or gzip.",
  ],
  effort: "S",
  example: () => COMPRESSED,
  seenByLighthouse: "perf-document-latency-insight",
  readsFiles: ["script", "stylesheet"],
  resources: [
    {
      title: "Enable text compression",
      url: "https://developer.chrome.com/docs/lighthouse/performance/uses-text-compression",
    },
  ],
  evaluate: (page) => judgeRequests(page, (requests) => judge(page, requests)),
});

function judge(page: PageEvidence, requests: readonly NetworkRequest[]): Verdict {
  const texts = ownFiles(page, requests).filter(
    (request) => TEXT.test(request.mimeType ?? "") && (request.decodedBytes ?? 0) >= WORTH_IT,
  );
  if (texts.length === 0)
    return notApplicable("The page loads no text files from the site that are worth compressing.");
  const plain = texts.filter((request) => headerOf(request, "content-encoding") === null);
  return verdictOf(
    plain.map(({ url, decodedBytes = 0 }) => ({
      message: `${inBytes(decodedBytes)} sent uncompressed. Compression saves about ${inBytes(decodedBytes * TYPICAL_SAVING)}`,
      snippet: url,
      component: `compression:${URL.parse(url)?.host ?? ""}`,
    })),
  );
}
