import type { Control } from "#gather/operating/operating-facts.ts";
import type { KindOfOpened } from "#gather/page/in-page/operating/kind-of-opened.ts";

/** A content that opens, with what can be operated in it. */
export interface OpenedInside {
  /** Opens it on a page as it was loaded. */
  open: () => Promise<void>;
  controls: readonly Control[];
  /** What it is for the most part; absent where nobody asked. */
  kind?: KindOfOpened;
}
