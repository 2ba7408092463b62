import { once } from "node:events";
import { fileURLToPath } from "node:url";

import { refuseUnfinishedRestore } from "@plumbline/core/backup/unfinished-restore";
import { loadConfig } from "@plumbline/core/platform/config";
import { createLog } from "@plumbline/core/platform/log";
import { OperatorError } from "@plumbline/core/platform/operator-error";
import { keepFilesPrivate } from "@plumbline/core/platform/private-files";
import { openServices, PATIENCE_MS } from "@plumbline/core/platform/services";

import { letHeapGrow } from "#server/let-heap-grow.ts";
import { startApi } from "#start-api.ts";

const CLIENT_FOLDER = fileURLToPath(new URL("../../web/dist", import.meta.url));

/** Runs the API as a process of its own until it is told to stop. */
async function main(): Promise<void> {
  letHeapGrow();
  const config = loadConfig();
  const log = createLog({ level: config.log.level });
  keepFilesPrivate(config.home.folder);
  refuseUnfinishedRestore(config.home.folder);
  const services = await openServices(config, { log, isWorker: false, patienceMs: PATIENCE_MS });
  try {
    // Listened for before it answers: whoever sees that it is ready may tell it to stop at once.
    const toldToStop = Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
    const api = await startApi(services, { clientFolder: CLIENT_FOLDER });
    await toldToStop;
    log.info("The API stops");
    await api.close();
  } finally {
    await services.close();
  }
}

try {
  await main();
} catch (error) {
  const isOperators = error instanceof OperatorError;
  const words = error instanceof Error && !isOperators ? error.stack : error;
  process.stderr.write(`${isOperators ? error.message : String(words)}\n`);
  process.exitCode = isOperators ? 2 : 1;
}
