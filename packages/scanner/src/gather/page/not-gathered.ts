import type { NotGathered } from "#evidence/gathered.ts";

import { OutOfTime, PageTrouble } from "./page-trouble.ts";

/**
 * What failed, in words for the owner of the site: the trouble's own where it has some, else `otherwise`, and then
 * what was thrown goes along for whoever looks into it.
 */
export function notGathered(error: unknown, otherwise: string): NotGathered {
  if (error instanceof OutOfTime) return { gathered: false, reason: error.message, isLate: true };
  if (error instanceof PageTrouble) return { gathered: false, reason: error.message };
  return {
    gathered: false,
    reason: otherwise,
    cause: error instanceof Error ? error.message : String(error),
  };
}
