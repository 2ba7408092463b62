import type { OperatingInPage } from "#gather/page/in-page/operating/operating.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import type { VisitLimits } from "#gather/page/visit-limits.ts";

/** A page that is operated, as far as it can be asked. */
export interface OperatedPage {
  readonly tab: PageTab;
  readonly limits: VisitLimits;
  /** Whether there is no time left for anything further. */
  readonly isLate: boolean;
  /** Calls a function in the page. */
  call<Name extends keyof OperatingInPage>(
    name: Name,
    ...args: Parameters<OperatingInPage[Name]>
  ): Promise<Awaited<ReturnType<OperatingInPage[Name]>>>;
}
