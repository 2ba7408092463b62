import { setTimeout as sleep } from "node:timers/promises";

import { loadConfig } from "@plumbline/core/platform/config";
import { createLog } from "@plumbline/core/platform/log";
import { scanResult } from "@plumbline/core/scans/scan-result.testing";
import { runWorker } from "@plumbline/worker/run-worker";
import type { ScanSite } from "@plumbline/worker/site-scan";

/*
 * A worker whose scans take as long as it is told, without a browser: all the rest is as in any worker. A site whose
 * host begins with `huge` takes 20 times as long. Argument: milliseconds a scan.
 */

const HUGE_FACTOR = 20;
const STEP_MS = 250;
const scanMs = Number(process.argv[2]);

const scanSite: ScanSite = async ({ site, signal, now, onProgress, pageBudget }) => {
  const startedAt = now().toISOString();
  const isHuge = new URL(site).hostname.startsWith("huge");
  const endsAt = performance.now() + scanMs * (isHuge ? HUGE_FACTOR : 1);
  for (let pagesDone = 0; performance.now() < endsAt; pagesDone += 1) {
    const progress = { stage: "crawling", phase: "Looking at pages", issuesFound: 0 } as const;
    onProgress({ ...progress, pagesDone: Math.min(pagesDone, pageBudget), pagesPlanned: pageBudget });
    await sleep(Math.max(0, Math.min(STEP_MS, endsAt - performance.now())), undefined, { signal });
  }
  const result = scanResult({ site, startedAt, finishedAt: now().toISOString() });
  return { result, issues: [], evidence: [{ site }], close: () => undefined };
};

const config = loadConfig();
await runWorker(config, createLog(config.log), { scanSite, isSiteWide: () => false });
