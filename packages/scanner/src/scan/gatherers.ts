import type { ScanArchive } from "#archive/scan-archive.ts";
import type { EgressPolicy } from "#egress/policy.ts";
import type { PageEvidence } from "#evidence/page.ts";
import type { TriedComponents } from "#gather/operating/controls/tried-components.ts";
import type { EvidenceCamera } from "#gather/screenshots/evidence-camera.ts";
import type { VisitPlan } from "#gather/page/visit-plan.ts";
import type { SiteClient } from "#gather/site/site-client.ts";
import type { BrowserSession } from "#scan/browser-session.ts";
import type { ProgressReporter } from "#scan/progress-reporter.ts";
import type { ScanOptions } from "#scan/scan-options.ts";

/** What a scan works with. */
export interface Gatherers {
  options: ScanOptions;
  policy: EgressPolicy;
  client: SiteClient;
  session: BrowserSession;
  archive: ScanArchive;
  progress: ProgressReporter;
  /** Takes pictures of what is found; null where none are wanted. */
  camera: EvidenceCamera | null;
  /** What came of operating components of the site so far. */
  triedComponents: TriedComponents;
  /** Milliseconds of a clock that only moves forward. */
  now: () => number;
}

export interface PagePlan extends Pick<
  VisitPlan,
  "url" | "dismissBanner" | "becomesKeyPage" | "onRead" | "onExamined" | "onlyFor" | "engines" | "skipsAtRest"
> {
  isKeyPage?: boolean;
  /** Whether no other page is visited meanwhile. */
  isAlone?: boolean;
}

export function isStopped({ options }: Pick<Gatherers, "options">): boolean {
  return options.signal?.aborted === true;
}

/** Visits a page as the scan was asked to. */
export async function visit(
  {
    options,
    session,
    camera,
    triedComponents,
  }: Pick<Gatherers, "options" | "session" | "camera" | "triedComponents">,
  { isAlone = false, ...plan }: PagePlan,
): Promise<PageEvidence> {
  const whole: VisitPlan = {
    isKeyPage: false,
    ...plan,
    triedComponents,
    ...(camera === null ? {} : { camera }),
    refusesBlank: options.crawl,
    accessibility: options.areas.includes("accessibility"),
    ...(options.signal === undefined ? {} : { signal: options.signal }),
  };
  return isAlone ? await session.visitAlone(whole) : await session.visit(whole);
}
