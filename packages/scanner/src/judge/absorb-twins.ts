import type { Finding } from "@plumbline/contract/scan-result";

/**
 * Checks of ours that see, on every page, what an audit of Lighthouse (the value) sees on the key pages.
 * One defect is one finding: ours stays, with Lighthouse among its sources, and its score counts it once.
 */
export const SEEN_BY_LIGHTHOUSE: Readonly<Record<string, string>> = {
  "seo-title-missing": "seo-document-title",
  "seo-description-missing": "seo-meta-description",
  "seo-noindex-unexpected": "seo-is-crawlable",
  "seo-robots-unavailable": "seo-robots-txt",
  "seo-canonical-conflict": "seo-canonical",
  "seo-hreflang-pairs": "seo-hreflang",
  "seo-images-without-size": "perf-unsized-images",
  "perf-page-weight": "perf-total-byte-weight",
  "perf-short-cache": "perf-cache-insight",
  "perf-blocking-scripts": "perf-render-blocking-insight",
  "perf-slow-largest-paint": "perf-largest-contentful-paint",
  "perf-layout-jumps": "perf-cumulative-layout-shift",
  "perf-many-elements": "perf-dom-size-insight",
};

const TWIN_OF = new Map(Object.entries(SEEN_BY_LIGHTHOUSE).map(([own, audit]) => [audit, own]));

/** Drops what Lighthouse found on a page where a check of ours found the same, and names it as a source there. */
export function absorbTwins(findings: readonly Finding[]): Finding[] {
  const key = (check: string, page: string): string => JSON.stringify([check, page]);
  const own = new Set(
    findings.filter(({ check }) => check in SEEN_BY_LIGHTHOUSE).map(({ check, page }) => key(check, page)),
  );
  const isTwin = ({ check, page }: Finding): boolean => own.has(key(TWIN_OF.get(check) ?? "", page));
  const absorbed = new Map(
    findings.filter(isTwin).map(({ check, page, sources }) => [key(TWIN_OF.get(check) ?? "", page), sources]),
  );
  return findings
    .filter((finding) => !isTwin(finding))
    .map((finding) => {
      const further = absorbed.get(key(finding.check, finding.page)) ?? [];
      return { ...finding, sources: [...new Set([...finding.sources, ...further])] };
    });
}
