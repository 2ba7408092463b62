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
  "perf-oversized-images": "perf-image-delivery-insight",
  "perf-old-image-formats": "perf-image-delivery-insight",
  "perf-uncompressed-text": "perf-document-latency-insight",
  "perf-slow-server": "perf-document-latency-insight",
  "perf-redirect-first": "perf-document-latency-insight",
};

const TWINS_OF = Map.groupBy(Object.keys(SEEN_BY_LIGHTHOUSE), (own) => SEEN_BY_LIGHTHOUSE[own]);

/** Checks of ours that see what an audit of Lighthouse sees; none where it alone does. */
export function ownChecksOf(audit: string): readonly string[] {
  return TWINS_OF.get(audit) ?? [];
}

/** Drops what Lighthouse found on a page where a check of ours found the same, and names it as a source there. */
export function absorbTwins(findings: readonly Finding[]): Finding[] {
  const key = (check: string, page: string): string => JSON.stringify([check, page]);
  const own = new Set(
    findings.filter(({ check }) => check in SEEN_BY_LIGHTHOUSE).map(({ check, page }) => key(check, page)),
  );
  const twinsOf = ({ check, page }: Finding): string[] =>
    ownChecksOf(check)
      .map((twin) => key(twin, page))
      .filter((twin) => own.has(twin));
  const absorbed = Map.groupBy(
    findings.flatMap((finding) => twinsOf(finding).map((twin) => ({ twin, sources: finding.sources }))),
    ({ twin }) => twin,
  );
  return findings
    .filter((finding) => twinsOf(finding).length === 0)
    .map((finding) => {
      const further = absorbed.get(key(finding.check, finding.page)) ?? [];
      return {
        ...finding,
        sources: [...new Set([...finding.sources, ...further.flatMap(({ sources }) => sources)])],
      };
    });
}
