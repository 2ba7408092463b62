import type { Law } from "@plumbline/contract/laws";
import type { PageEvidence } from "#evidence/page.ts";
import type { SiteEvidence } from "#evidence/site.ts";

/** What checks judge. Pages keep the order they were visited in. */
export interface Evidence {
  pages: PageEvidence[];
  site: SiteEvidence;
  /** Law profiles switched on for this site. */
  profiles: readonly Law[];
  /** Time of the scan; checks never read the clock. */
  now: Date;
  /** Pages the site is known to have, visited or not; absent where only those visited are judged. */
  pagesKnown?: number;
  /** Why the scan ended before it had seen all it meant to; absent when it did not. */
  stopped?: string;
  /** The browser with its version; absent where none was started, or it did not say. */
  browser?: string;
}
