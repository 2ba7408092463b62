import type { Check } from "#check.ts";
import { checkOf } from "#checks/accessibility/room-check.ts";
import { ROOMS } from "#checks/accessibility/rooms.ts";
import { discover } from "#checks/discover.ts";
import { performanceAudits } from "#checks/performance/lighthouse-audits.ts";
import { seoAudits } from "#checks/seo/lighthouse-audits.ts";

/** Folder and beginning of the ids of each area's checks. */
const FILES = ["accessibility/a11y-*", "seo/seo-*", "performance/perf-*", "privacy/prv-*", "security/sec-*"];

const inFiles = await Promise.all(FILES.map((pattern) => discover<Check>(import.meta.dirname, pattern)));

/** Every check of every area: those with a file of their own, rules of accessibility, and Lighthouse's audits. */
export const CHECKS: readonly Check[] = [
  ...ROOMS.map(checkOf),
  ...seoAudits,
  ...performanceAudits,
  ...inFiles.flat(),
];
