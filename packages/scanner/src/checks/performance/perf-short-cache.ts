import { notApplicable, pageCheck, verdictOf, type Verdict } from "#check.ts";
import type { NetworkRequest } from "#evidence/network.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { keptForAWeek } from "#fix-examples/delivery-lines.ts";

import { judgeRequests } from "./measured-page.ts";
import { headerOf, ownFiles } from "./own-files.ts";

const STATIC = new Set(["script", "stylesheet", "image", "font"]);
const DAY_S = 24 * 60 * 60;
const WEEK_S = 7 * DAY_S;

/** Own scripts, styles, pictures and fonts that must be asked for again soon. */
export const perfShortCache = pageCheck({
  id: "perf-short-cache",
  area: "performance",
  severity: "low",
  group: "delivery",
  sources: ["https://www.rfc-editor.org/rfc/rfc9111#name-freshness"],
  defect: "Files that browsers keep only briefly",
  title: "Browsers keep files for the next page and visit",
  whyItMatters:
    "Your logo, styles and scripts are the same on every page. If browsers may keep them, they don't have to load them again.",
  businessImpact: "The second page opens right away, and so does the second visit.",
  fixSteps: [
    "On your server or CDN, set Cache-Control: max-age=31536000, immutable for files whose name changes with their content.",
    'For other files, set at least max-age=604800 (one week). Most hosts and cache plugins call this "Browser caching".',
  ],
  effort: "S",
  example: keptForAWeek,
  seenByLighthouse: "perf-cache-insight",
  readsFiles: ["script", "stylesheet", "image", "font"],
  resources: [
    {
      title: "Prevent unnecessary network requests with the HTTP cache",
      url: "https://web.dev/articles/http-cache",
    },
  ],
  evaluate: (page, evidence) => judgeRequests(page, (requests) => judge(page, requests, evidence.now)),
});

function judge(page: PageEvidence, requests: readonly NetworkRequest[], now: Date): Verdict {
  const files = ownFiles(page, requests).filter(({ type, url }) => STATIC.has(type) && /^https?:/.test(url));
  if (files.length === 0)
    return notApplicable("The page loads no files from the site that browsers could keep.");
  return verdictOf(
    files.flatMap((file) => {
      const seconds = lifetimeOf(file, now);
      if (seconds !== null && seconds >= WEEK_S) return [];
      return [
        {
          message: wordsFor(seconds),
          snippet: file.url,
          component: `caching:${URL.parse(file.url)?.host ?? ""}`,
        },
      ];
    }),
  );
}

/** Seconds a browser may keep an answer; null when the server does not say. */
function lifetimeOf(request: NetworkRequest, now: Date): number | null {
  const control = headerOf(request, "cache-control") ?? "";
  if (/\bno-(?:store|cache)\b/i.test(control)) return 0;
  const maxAge = /\bmax-age\s*=\s*"?(\d+)/i.exec(control)?.[1];
  if (maxAge !== undefined) return Number(maxAge);
  const expires = headerOf(request, "expires");
  if (expires === null) return null;
  const end = Date.parse(expires);
  // An unparsable date, such as "0", means already expired (RFC 9111, 5.3).
  return Number.isNaN(end) ? 0 : Math.max(0, Math.round((end - now.getTime()) / 1000));
}

function wordsFor(seconds: number | null): string {
  if (seconds === null) return "The server doesn't say how long browsers may keep the file";
  if (seconds === 0) return "Browsers have to ask for the file again on every page";
  return `Browsers may keep the file for only ${inWords(seconds)}. A week or more is usual`;
}

function inWords(seconds: number): string {
  if (seconds < 2 * 60 * 60) return `${Math.round(seconds / 60)} minutes`;
  return seconds < 2 * DAY_S ? `${Math.round(seconds / 3600)} hours` : `${Math.round(seconds / DAY_S)} days`;
}
