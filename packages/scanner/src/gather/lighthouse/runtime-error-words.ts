/** Why Lighthouse could not measure a page, by its own codes. Source: lighthouse/core/lib/lh-error.js */
const WORDS: Record<string, string> = {
  NO_FCP: "The page showed nothing that Lighthouse could measure.",
  NO_LCP: "The page showed no main content that Lighthouse could measure.",
  NO_LCP_ALL_FRAMES: "The page showed no main content that Lighthouse could measure.",
  NO_DOCUMENT_REQUEST: "The page did not load for Lighthouse.",
  FAILED_DOCUMENT_REQUEST: "The page did not load for Lighthouse.",
  INSECURE_DOCUMENT_REQUEST: "Lighthouse could not open the page because its certificate is not valid.",
  CHROME_INTERSTITIAL_ERROR: "The browser showed Lighthouse a warning instead of the page.",
  PAGE_HUNG: "The page stopped responding while Lighthouse measured it.",
  NOT_HTML: "The address doesn't lead to a page that Lighthouse can measure.",
  DNS_FAILURE: "Lighthouse could not find the name of the site in the DNS.",
  TARGET_CRASHED: "The page made the browser crash while Lighthouse measured it.",
};

/** A sentence for the owner of the site; faults of Lighthouse itself share one that names their code. */
export function runtimeErrorWords({ code, message }: { code: string; message: string }): string {
  const status = /\(Status code: (\d+)\)/.exec(message)?.[1];
  if (status !== undefined)
    return `The server answered Lighthouse with status ${status} instead of the page.`;
  return WORDS[code] ?? `Lighthouse could not measure the page (${code}).`;
}
