import { refuseUnfinishedRestore } from "@plumbline/core/backup/unfinished-restore";
import { loadConfig } from "@plumbline/core/platform/config";
import { createLog } from "@plumbline/core/platform/log";
import { OperatorError } from "@plumbline/core/platform/operator-error";
import { keepFilesPrivate } from "@plumbline/core/platform/private-files";

import { isSiteWide } from "#check-texts.ts";
import { browserScan } from "#browser-scan.ts";
import { runWorker } from "#run-worker.ts";

try {
  const config = loadConfig();
  const log = createLog(config.log);
  keepFilesPrivate(config.home.folder);
  refuseUnfinishedRestore(config.home.folder);
  await runWorker(config, log, { scanSite: browserScan(config, log), isSiteWide });
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
  // Whoever started it with a channel waits for its end, which an open channel would put off.
  if (process.connected) process.disconnect?.();
}
