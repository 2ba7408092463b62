import type { Check } from "#check.ts";

import { seoBrokenLinks } from "./seo-broken-links.ts";
import { seoCanonicalConflict } from "./seo-canonical-conflict.ts";
import { seoDescriptionDuplicate } from "./seo-description-duplicate.ts";
import { seoDescriptionLength } from "./seo-description-length.ts";
import { seoDescriptionMissing } from "./seo-description-missing.ts";
import { seoDuplicateContent } from "./seo-duplicate-content.ts";
import { seoH1Missing } from "./seo-h1-missing.ts";
import { seoH1Multiple } from "./seo-h1-multiple.ts";
import { seoHreflangPairs } from "./seo-hreflang-pairs.ts";
import { seoHttpDuplicate } from "./seo-http-duplicate.ts";
import { seoImagesWithoutSize } from "./seo-images-without-size.ts";
import { seoNofollowInternal } from "./seo-nofollow-internal.ts";
import { seoNoindexUnexpected } from "./seo-noindex-unexpected.ts";
import { seoOpenGraph } from "./seo-open-graph.ts";
import { seoOrphanPages } from "./seo-orphan-pages.ts";
import { seoRedirectChains } from "./seo-redirect-chains.ts";
import { seoRobotsBlocksAssets } from "./seo-robots-blocks-assets.ts";
import { seoRobotsBlocksPages } from "./seo-robots-blocks-pages.ts";
import { seoRobotsUnavailable } from "./seo-robots-unavailable.ts";
import { seoSitemapCoverage } from "./seo-sitemap-coverage.ts";
import { seoSitemapEntries } from "./seo-sitemap-entries.ts";
import { seoSitemapErrors } from "./seo-sitemap-errors.ts";
import { seoSitemapMissing } from "./seo-sitemap-missing.ts";
import { seoSoft404 } from "./seo-soft-404.ts";
import { seoStructuredDataRequired } from "./seo-structured-data-required.ts";
import { seoStructuredDataSyntax } from "./seo-structured-data-syntax.ts";
import { seoThinContent } from "./seo-thin-content.ts";
import { seoTitleDuplicate } from "./seo-title-duplicate.ts";
import { seoTitleLength } from "./seo-title-length.ts";
import { seoTitleMissing } from "./seo-title-missing.ts";
import { seoWwwDuplicate } from "./seo-www-duplicate.ts";

/** Every SEO check, in the order of their ids. */
export const seoChecks: Check[] = [
  seoBrokenLinks,
  seoCanonicalConflict,
  seoDescriptionDuplicate,
  seoDescriptionLength,
  seoDescriptionMissing,
  seoDuplicateContent,
  seoH1Missing,
  seoH1Multiple,
  seoHreflangPairs,
  seoHttpDuplicate,
  seoImagesWithoutSize,
  seoNofollowInternal,
  seoNoindexUnexpected,
  seoOpenGraph,
  seoOrphanPages,
  seoRedirectChains,
  seoRobotsBlocksAssets,
  seoRobotsBlocksPages,
  seoRobotsUnavailable,
  seoSitemapCoverage,
  seoSitemapEntries,
  seoSitemapErrors,
  seoSitemapMissing,
  seoSoft404,
  seoStructuredDataRequired,
  seoStructuredDataSyntax,
  seoThinContent,
  seoTitleDuplicate,
  seoTitleLength,
  seoTitleMissing,
  seoWwwDuplicate,
];
