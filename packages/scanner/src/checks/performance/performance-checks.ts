import type { Check } from "#check.ts";

import { performanceAudits } from "./lighthouse-audits.ts";
import { perfBlockingScripts } from "./perf-blocking-scripts.ts";
import { perfBrokenFiles } from "./perf-broken-files.ts";
import { perfEagerImages } from "./perf-eager-images.ts";
import { perfFieldInteraction } from "./perf-field-interaction.ts";
import { perfFieldLargestPaint } from "./perf-field-largest-paint.ts";
import { perfFieldLayoutShift } from "./perf-field-layout-shift.ts";
import { perfLayoutJumps } from "./perf-layout-jumps.ts";
import { perfLazyMainImage } from "./perf-lazy-main-image.ts";
import { perfManyElements } from "./perf-many-elements.ts";
import { perfManyRequests } from "./perf-many-requests.ts";
import { perfOldImageFormats } from "./perf-old-image-formats.ts";
import { perfOversizedImages } from "./perf-oversized-images.ts";
import { perfPageWeight } from "./perf-page-weight.ts";
import { perfRedirectFirst } from "./perf-redirect-first.ts";
import { perfShortCache } from "./perf-short-cache.ts";
import { perfSlowLargestPaint } from "./perf-slow-largest-paint.ts";
import { perfSlowServer } from "./perf-slow-server.ts";
import { perfUncompressedText } from "./perf-uncompressed-text.ts";

/** Every performance check: Lighthouse's audits on key pages, our own on all. */
export const performanceChecks: Check[] = [
  ...performanceAudits,
  perfBlockingScripts,
  perfBrokenFiles,
  perfEagerImages,
  perfFieldInteraction,
  perfFieldLargestPaint,
  perfFieldLayoutShift,
  perfLayoutJumps,
  perfLazyMainImage,
  perfManyElements,
  perfManyRequests,
  perfOldImageFormats,
  perfOversizedImages,
  perfPageWeight,
  perfRedirectFirst,
  perfShortCache,
  perfSlowLargestPaint,
  perfSlowServer,
  perfUncompressedText,
];
