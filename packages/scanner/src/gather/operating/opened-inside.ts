import type { Control } from "#gather/operating/operating-facts.ts";
import type { FormToTry } from "#gather/page/in-page/operating/forms-to-try.ts";
import type { KindOfOpened } from "#gather/page/in-page/operating/kind-of-opened.ts";

/** A content that opens, with what can be operated in it. */
export interface OpenedInside {
  /** Opens it on a page as it was loaded. */
  open: () => Promise<void>;
  controls: readonly Control[];
  /** Forms in it; absent where nobody asked. */
  forms?: readonly FormToTry[];
  /** What it is for the most part; absent where nobody asked. */
  kind?: KindOfOpened;
}
