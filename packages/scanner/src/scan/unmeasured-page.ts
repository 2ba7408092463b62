import type { PageEvidence } from "#evidence/page.ts";

/** A page that was not even visited, with the reason in words for its owner. */
export function unmeasuredPage(url: string, reason: string, isKeyPage = false): PageEvidence {
  const missing = { gathered: false, reason } as const;
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
