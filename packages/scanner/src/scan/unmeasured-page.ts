import { notGathered } from "#gather/page/not-gathered.ts";
import { type Explained, PageTrouble } from "#gather/page/page-trouble.ts";
import type { PageEvidence } from "#evidence/page.ts";

/** A page that its owner asks us not to visit, in the words of the rules. */
export function forbiddenPage(url: string, words: string, isKeyPage = false): PageEvidence {
  return unmeasuredPage(url, { words, trouble: "robots-forbids" }, isKeyPage);
}

/** A page that was not even visited, with the reason for its owner. */
export function unmeasuredPage(url: string, why: string | Explained, isKeyPage = false): PageEvidence {
  const missing = notGathered(new PageTrouble(why), "");
  const { reason } = missing;
  return {
    url,
    finalUrl: url,
    status: null,
    notMeasured: reason,
    redirects: [],
    responseHeaders: [],
    contentType: null,
    document: missing,
    requests: [],
    cookieWrites: [],
    storage: [],
    console: [],
    exceptions: [],
    mixedContent: [],
    vitals: missing,
    engines: [],
    lighthouse: null,
    isKeyPage,
    sources: [],
  };
}
