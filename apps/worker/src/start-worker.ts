import type { Services } from "@plumbline/core/platform/context";
import { showPresence } from "@plumbline/core/platform/worker-presence";
import { runRetentionNight } from "@plumbline/core/retention/run-retention-night";

import { endAcceptance, reportUnendedAcceptance } from "#jobs/end-acceptance.ts";
import {
  giveUpDataExport,
  makeDataExport,
  removeDataExport,
  reportKeptExport,
} from "#jobs/make-data-export.ts";
import { workMails } from "#jobs/mails.ts";
import { workPayments } from "#jobs/payments.ts";
import { queueDueScans, reportMissedRound } from "#jobs/queue-due-scans.ts";
import { rejudgeScans, reportUnjudged } from "#jobs/rejudge-scans.ts";
import { giveUpReport, renderReport } from "#jobs/render-report.ts";
import { giveUpRetest, runRetest } from "#jobs/run-retest.ts";
import { giveUpScan, runScan } from "#jobs/run-scan.ts";
import type { ScanSite } from "#site-scan.ts";

/** Time running jobs are usually given to end when the worker stops, in milliseconds. */
export const STOP_PATIENCE_MS = 8000;
/** When it is looked whether scans and mails are due: a missed day is made up for within minutes. */
const SCHEDULE_ROUNDS = "*/10 * * * *";

/** Each night (UTC), when it is night in America too. */
const RETENTION_NIGHTS = "0 7 * * *";

export interface WorkerParts {
  scanSite: ScanSite;
  /** Whether a check judges the site as a whole or compares its pages. */
  isSiteWide: (checkId: string) => boolean;
  /** Time running jobs are given to end when the worker stops, in milliseconds. */
  stopPatienceMs?: number;
}

export interface Worker {
  /** Stops running scans, hands their jobs back to the queue and takes no more. The services stay open. */
  stop(): Promise<void>;
}

/** Takes up jobs of every kind until it is stopped. The services must be opened for a worker. */
export async function startWorker(
  services: Services,
  { scanSite, isSiteWide, stopPatienceMs = STOP_PATIENCE_MS }: WorkerParts,
): Promise<Worker> {
  const { queue, config, log } = services;
  const stopping = new AbortController();
  const scanOptions = { scanSite, stopping: stopping.signal };

  await queue.work("due-scans", () => queueDueScans(services));
  await queue.work("retention", async () => void (await runRetentionNight(services)));
  await queue.work("retest", (job) => runRetest(services, job, { ...scanOptions, isSiteWide }));
  await queue.work("rejudge", (job) => rejudgeScans(services, job, { stopping: stopping.signal }));
  await queue.work("report", (job) => renderReport(services, job));
  await queue.work("end-acceptance", (job) => endAcceptance(services, job));
  await queue.work("data-export", (job) => makeDataExport(services, job));
  await queue.work("data-export-end", (job) => removeDataExport(services, job));
  await queue.onAbandoned("scan", (job) => giveUpScan(services, job));
  await queue.onAbandoned("due-scans", async () => reportMissedRound(services));
  await queue.onAbandoned("retention", async () =>
    log.error("What was kept long enough could not be removed; the next night tries it again"),
  );
  await queue.onAbandoned("retest", (job) => giveUpRetest(services, job));
  await queue.onAbandoned("rejudge", async (job) => reportUnjudged(services, job));
  await queue.onAbandoned("report", (job) => giveUpReport(services, job));
  await queue.onAbandoned("end-acceptance", async (job) => reportUnendedAcceptance(services, job));
  await queue.onAbandoned("data-export", (job) => giveUpDataExport(services, job));
  await queue.onAbandoned("data-export-end", async (job) => reportKeptExport(services, job));
  await queue.schedule("due-scans", SCHEDULE_ROUNDS, {});
  await queue.schedule("due-mails", SCHEDULE_ROUNDS, {});
  await queue.schedule("retention", RETENTION_NIGHTS, {});
  await workPayments(services);
  const mails = await workMails(services);
  const leave = await showPresence(services);
  // Last: until all is in place, a stop waits, and a scan that goes on where another was stopped may be at its end by then.
  await queue.work("scan", (job) => runScan(services, job, scanOptions), config.scanner.concurrency);
  log.info("The worker takes up jobs");

  return {
    stop: async () => {
      stopping.abort(new Error("The worker stops."));
      await queue.stop(stopPatienceMs);
      await leave();
      mails.close();
    },
  };
}
