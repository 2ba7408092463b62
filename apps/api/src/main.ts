import { once } from "node:events";
import { fileURLToPath } from "node:url";

import { ConfigError, loadConfig } from "@plumbline/core/platform/config";
import { createLog } from "@plumbline/core/platform/log";
import { openServices } from "@plumbline/core/platform/services";

import { startApi } from "#start-api.ts";

const CLIENT_FOLDER = fileURLToPath(new URL("../../web/dist", import.meta.url));

/** Runs the API as a process of its own until it is told to stop. */
async function main(): Promise<void> {
  const config = loadConfig();
  const log = createLog({ level: config.log.level });
  const services = await openServices(config, { log, isWorker: false });
  try {
    const api = await startApi(services, { clientFolder: CLIENT_FOLDER });
    await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
    log.info("The API stops");
    await api.close();
  } finally {
    await services.close();
  }
}

try {
  await main();
} catch (error) {
  const isBadSetting = error instanceof ConfigError;
  const words = error instanceof Error && !isBadSetting ? error.stack : error;
  process.stderr.write(`${isBadSetting ? error.message : String(words)}\n`);
  process.exitCode = isBadSetting ? 2 : 1;
}
