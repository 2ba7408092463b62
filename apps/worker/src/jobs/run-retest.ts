import { contextFor, type OrganizationContext, type Services } from "@plumbline/core/platform/context";
import { HandedBackError } from "@plumbline/core/platform/job-failure";
import type { Job } from "@plumbline/core/platform/queue";
import { beginRetest, type BegunRetest } from "@plumbline/core/issues/begin-retest";
import { failRetest, recordRetest } from "@plumbline/core/issues/record-retest";
import { scanningPause } from "@plumbline/core/scans/require-scanning";

import { CannotScanError, type ScanSite, type SiteScanInput } from "#site-scan.ts";

/** Pages visited at least for issues of the whole site, whose check compares pages: as many as a weekly scan. */
const SITE_WIDE_PAGES = 25;
const PAUSED = "Scanning was paused before we could check it. The next scan looks at it again.";

export interface RunRetestOptions {
  scanSite: ScanSite;
  /** Whether a check judges the site as a whole or compares its pages. */
  isSiteWide: (checkId: string) => boolean;
  /** Aborted when the worker stops; the job then goes back to the queue. */
  stopping: AbortSignal;
}

/**
 * Looks at one issue again, or at several of one check, on the pages they are on. Delivered again after a crash it
 * starts over; delivered after the end it does nothing.
 */
export async function runRetest(
  services: Services,
  job: Job<"retest">,
  options: RunRetestOptions,
): Promise<void> {
  const context = contextFor(services, job.payload.organizationId);
  const retest = await beginRetest(context, job.payload.scanId);
  if (!retest) {
    services.log.info({ scanId: job.payload.scanId }, "The re-test has ended already");
    return;
  }
  if ((await scanningPause(context)) !== null) {
    const { scanId, attempt } = retest;
    await failRetest(context, { scanId, attempt, reason: PAUSED });
    services.log.info({ scanId }, "The re-test was not made: scanning is paused");
    return;
  }
  const signal = AbortSignal.any([job.signal, options.stopping]);
  try {
    const input = { ...inputOf(retest, options.isSiteWide), now: () => context.clock.now(), signal };
    const { result, issues, close } = await options.scanSite(input);
    close();
    // A stopped scan may bring the part it has, which proves nothing.
    signal.throwIfAborted();
    const { scanId, attempt } = retest;
    const isRecorded = await recordRetest(context, { scanId, attempt, result, issues });
    services.log.info({ scanId, isRecorded }, "The re-test ended");
  } catch (error) {
    if (options.stopping.aborted) throw new HandedBackError();
    if (!(error instanceof CannotScanError)) throw error;
    await endUnscanned(context, retest, error);
  }
}

/** Ends a re-test whose job was tried as often as is reasonable. */
export async function giveUpRetest(services: Services, job: Job<"retest">): Promise<void> {
  const { organizationId, scanId } = job.payload;
  const reason =
    job.lastFailure === "storage"
      ? "Our storage could not keep what we found, so we could not finish the check."
      : "We were interrupted several times and could not finish the check.";
  const isFailed = await failRetest(contextFor(services, organizationId), { scanId, reason });
  if (isFailed) services.log.error({ scanId }, "The re-test was given up");
}

function inputOf(
  { site, areas, laws, ownershipToken, pages, pageBudget, checkId }: BegunRetest,
  isSiteWide: (checkId: string) => boolean,
): Omit<SiteScanInput, "now" | "signal"> {
  const quiet = { areas, laws, ownershipToken, onProgress: () => undefined };
  const [first = site, ...others] = pages.slice(0, pageBudget);
  if (isSiteWide(checkId))
    return {
      ...quiet,
      site,
      urls: [first, ...others],
      crawl: true,
      pageBudget: Math.max(pageBudget, SITE_WIDE_PAGES),
    };
  return { ...quiet, site: first, urls: others, crawl: false, pageBudget };
}

async function endUnscanned(
  context: OrganizationContext,
  { scanId, attempt }: BegunRetest,
  error: CannotScanError,
): Promise<void> {
  context.log.error({ err: error, scanId }, "This installation cannot scan");
  await failRetest(context, { scanId, attempt, reason: error.message });
}
