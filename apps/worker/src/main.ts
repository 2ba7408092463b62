import { ConfigError, loadConfig } from "@plumbline/core/platform/config";
import { createLog } from "@plumbline/core/platform/log";

import { isSiteWide } from "#check-texts.ts";
import { browserScan } from "#browser-scan.ts";
import { runWorker } from "#run-worker.ts";

try {
  const config = loadConfig();
  const log = createLog(config.log);
  await runWorker(config, log, { scanSite: browserScan(config, log), isSiteWide });
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
