import type { ScanTrouble } from "@plumbline/contract/scan-trouble";

import type { NotGathered } from "#evidence/gathered.ts";

import { OutOfTime, PageTrouble } from "./page-trouble.ts";

/**
 * What failed, in words for the owner of the site: the trouble's own where it has some, else `otherwise`, and then
 * what was thrown goes along for whoever looks into it.
 */
export function notGathered(error: unknown, otherwise: string): NotGathered {
  if (error instanceof OutOfTime) return { gathered: false, reason: error.message, isLate: true };
  if (error instanceof PageTrouble) return { gathered: false, reason: error.message, ...told(error.trouble) };
  return {
    gathered: false,
    reason: otherwise,
    cause: error instanceof Error ? error.message : String(error),
  };
}

/** What is of no kind we know needs no word. */
function told(trouble: ScanTrouble): Pick<NotGathered, "trouble"> {
  return trouble === "other" ? {} : { trouble };
}
