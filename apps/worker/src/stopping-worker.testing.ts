import { loadConfig } from "@plumbline/core/platform/config";
import { createLog } from "@plumbline/core/platform/log";

import { browserScan } from "#browser-scan.ts";
import { isSiteWide } from "#check-texts.ts";
import { runWorker } from "#run-worker.ts";
import type { ScanSite } from "#site-scan.ts";

/*
 * A worker process for tests: works as any other, and sends itself SIGTERM as its first scan enters a stage. From
 * outside no test could be sure to meet a stage that takes milliseconds. Arguments: the stage.
 */
const [stage] = process.argv.slice(2);
const config = loadConfig();
const log = createLog(config.log);
const scan = browserScan(config, log);
let isTold = false;

function enter(entered: string): void {
  if (isTold || entered !== stage) return;
  isTold = true;
  process.kill(process.pid, "SIGTERM");
}

function* whileArchiving(records: Iterable<object>): Generator<object> {
  enter("archiving");
  yield* records;
}

const scanSite: ScanSite = async (input) => {
  const found = await scan({
    ...input,
    onProgress: (progress) => {
      enter(progress.stage);
      input.onProgress(progress);
    },
  });
  return { ...found, evidence: whileArchiving(found.evidence) };
};

/** On a busy machine a job takes long to end, and whether it is cut short is not what is asked here. */
await runWorker(config, log, { scanSite, isSiteWide, stopPatienceMs: 60_000 });
