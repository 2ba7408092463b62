import type { ScanTrouble } from "@plumbline/contract/scan-trouble";

/** Something that could not be gathered, and why; never confused with 'nothing found'. */
export interface NotGathered {
  gathered: false;
  /** For the owner of the site. */
  reason: string;
  /** What the browser or engine said, for whoever looks into it; kept with the evidence and not shown. */
  cause?: string;
  /** What it is that kept a page from being measured; absent for other things, and in older evidence. */
  trouble?: ScanTrouble;
  /** Set where there was no time left for it, which may have been the machine's fault. */
  isLate?: true;
}

/** What a gatherer brought, or why it could not. */
export type Gathered<T> = { gathered: true; value: T } | NotGathered;
