import { contextFor, type OrganizationContext, type Services } from "@plumbline/core/platform/context";
import { HandedBackError } from "@plumbline/core/platform/job-failure";
import type { Job } from "@plumbline/core/platform/queue";
import { traced } from "@plumbline/core/platform/tracing/tracing";
import { archiveScan } from "@plumbline/core/scans/archive-scan";
import { beginScan, type BegunScan } from "@plumbline/core/scans/begin-scan";
import { clearErasedScan } from "@plumbline/core/scans/clear-erased-scan";
import { failScan, type ScanFailure } from "@plumbline/core/scans/fail-scan";
import { recordScan } from "@plumbline/core/scans/record-scan";
import { rememberedPages } from "@plumbline/core/scans/remembered-pages";
import { reportProgress } from "@plumbline/core/scans/report-progress";
import { storeScreenshots } from "@plumbline/core/scans/store-screenshots";
import { clearScanCheckpoint, scanCheckpoint } from "@plumbline/core/scans/scan-checkpoint";
import { withOwnedDirectory } from "@plumbline/scanner/owned-directory";

import { progressWriter } from "#progress-writer.ts";
import { CannotScanError, type ScanSite, type SiteScan } from "#site-scan.ts";

/** A killed worker leaves one behind, which the next scan that is archived removes. */
const WORK_FOLDERS = "plumbline-archiving-";

export interface RunScanOptions {
  scanSite: ScanSite;
  /** Aborted when the worker stops; the job then goes back to the queue. */
  stopping: AbortSignal;
}

/**
 * Runs a queued scan to its end. Delivered again after a crash it goes on with the pages gathered until then;
 * delivered after the end it does nothing. Rejects when the scan could not be run, so that the job is tried again.
 */
export async function runScan(services: Services, job: Job<"scan">, options: RunScanOptions): Promise<void> {
  const context = contextFor(services, job.payload.organizationId);
  const scan = await beginScan(context, job.payload.scanId);
  if (!scan) {
    services.log.info({ scanId: job.payload.scanId }, "The scan has ended already");
    await clearErasedScan(context, job.payload.scanId);
    return;
  }
  services.log.info({ scanId: scan.id, site: scan.site, attempt: scan.attempt }, "The scan begins");
  const signal = AbortSignal.any([job.signal, options.stopping]);
  try {
    const found = await withProgress(context, scan, signal, options.scanSite);
    if (found !== "taken over") await conclude(context, scan, found).finally(found.close);
  } catch (error) {
    if (options.stopping.aborted) throw new HandedBackError();
    if (!(error instanceof CannotScanError)) throw error;
    services.log.error({ err: error, scanId: scan.id }, "This installation cannot scan");
    const failure = {
      scanId: scan.id,
      attempt: scan.attempt,
      reason: error.message,
      trouble: "ours",
    } as const;
    if (await failScan(context, failure)) services.metrics.scansEnded.inc({ outcome: "cannot-scan" });
  } finally {
    await clearErasedScan(context, scan.id);
  }
}

/** Ends a scan whose job was tried as often as is reasonable. */
export async function giveUpScan(services: Services, job: Job<"scan">): Promise<void> {
  const { organizationId, scanId } = job.payload;
  const isOfStorage = job.lastFailure === "storage";
  const reason = isOfStorage
    ? "Our storage could not keep what the scan found, so we could not finish it."
    : "We were interrupted several times and could not finish the scan.";
  const context = contextFor(services, organizationId);
  const isFailed = await failScan(context, { scanId, reason, trouble: "ours" });
  await clearErasedScan(context, scanId);
  if (!isFailed) return;
  services.metrics.scansEnded.inc({ outcome: isOfStorage ? "storage" : "interrupted" });
  await clearScanCheckpoint(context, scanId);
  services.log.error({ scanId }, "The scan was given up");
}

async function withProgress(
  context: OrganizationContext,
  scan: BegunScan,
  signal: AbortSignal,
  scanSite: ScanSite,
): Promise<SiteScan | "taken over"> {
  const { log } = context;
  const lost = new AbortController();
  const writer = progressWriter({
    write: (progress) => reportProgress(context, { scanId: scan.id, attempt: scan.attempt }, progress),
    onLost: () => lost.abort(new Error("Another worker took up the scan.")),
    onError: (error) => log.warn({ err: error, scanId: scan.id }, "The scan's progress could not be written"),
  });
  const ending = AbortSignal.any([signal, lost.signal]);
  try {
    const { id: scanId, attempt, ...wanted } = scan;
    const checkpoint = scanCheckpoint(context, { scanId, attempt });
    const now = () => context.clock.now();
    const remembered = await rememberedPages(context, scan.site);
    const input = { ...wanted, remembered, checkpoint, now, signal: ending, onProgress: writer.report };
    return unlessStopped(await part(context, "visit and judge", () => scanSite(input)), ending);
  } catch (error) {
    if (!lost.signal.aborted) throw error;
    log.warn({ scanId: scan.id, attempt: scan.attempt }, "Another worker took up the scan");
    return "taken over";
  } finally {
    await writer.stop();
  }
}

/** A part of the scan's trace. */
async function part<T>({ tracing }: Services, name: string, act: () => Promise<T>): Promise<T> {
  return traced(tracing, { name, kind: "internal" }, act);
}

/** A stopped scan may bring the part it has; taken for the whole, it would close what it did not see. */
function unlessStopped(found: SiteScan, ending: AbortSignal): SiteScan {
  if (!ending.aborted) return found;
  found.close();
  throw ending.reason;
}

async function conclude(context: OrganizationContext, scan: BegunScan, found: SiteScan): Promise<void> {
  const attempt = { scanId: scan.id, attempt: scan.attempt };
  const failure = reasonNothingWasMeasured(found);
  if (failure !== null) {
    if (await failScan(context, { ...attempt, ...failure }))
      context.metrics.scansEnded.inc({ outcome: "nothing-measured" });
    await clearScanCheckpoint(context, scan.id);
    context.log.warn({ scanId: scan.id, ...failure }, "The scan failed");
    return;
  }
  const { result, evidence, screenshots = new Map() } = found;
  const taken = { ...attempt, screenshots, issues: found.issues };
  const { issues, files: pictures } = await part(context, "store screenshots", () =>
    storeScreenshots(context, taken),
  );
  const archived = await part(context, "archive", () =>
    withOwnedDirectory(WORK_FOLDERS, (workFolder) =>
      archiveScan(context, { ...attempt, result, evidence, pictures, workFolder }),
    ),
  );
  const isRecorded = await part(context, "record", () =>
    recordScan(context, { ...attempt, ...archived, result, issues }),
  );
  if (isRecorded) context.metrics.scansEnded.inc({ outcome: "finished" });
  if (isRecorded) await clearScanCheckpoint(context, scan.id);
  context.log.info(
    { scanId: scan.id, isRecorded, overall: result.overall, issues: issues.length },
    "The scan ended",
  );
}

/**
 * A scan without a single measured page has nothing to say of the site, unless that is the very finding: behind a
 * broken certificate security has a score all the same.
 */
function reasonNothingWasMeasured({ result }: SiteScan): Pick<ScanFailure, "reason" | "trouble"> | null {
  if (Object.values(result.areas).some(({ score }) => score !== null)) return null;
  if (result.pages.some((page) => page.state === "measured")) return null;
  const { reason = "We could not find any page of the site.", trouble = "other" } = result.pages[0] ?? {};
  return { reason, trouble };
}
