import type { Control } from "#gather/operating/operating-facts.ts";

/** A content that opens, with what can be operated in it. */
export interface OpenedInside {
  /** Opens it on a page as it was loaded. */
  open: () => Promise<void>;
  controls: readonly Control[];
}
