import { join } from "node:path";

import { letHeapGrow } from "@plumbline/api/let-heap-grow";
import { type RunningApi, startApi } from "@plumbline/api/server";
import { refuseUnfinishedRestore } from "@plumbline/core/backup/unfinished-restore";
import { type Config, environmentWith, loadConfig } from "@plumbline/core/platform/config";
import { stopEmbeddedPostgres } from "@plumbline/core/platform/database/embedded-postgres";
import { createLog } from "@plumbline/core/platform/log";
import { openLogFile } from "@plumbline/core/platform/log-file";
import { keepFilesPrivate } from "@plumbline/core/platform/private-files";
import { databaseUrl, type OpenServices, openServices, PATIENCE_MS } from "@plumbline/core/platform/services";

import { InputError } from "../exit.ts";
import { buildClient, CLIENT_FOLDER } from "./build-client.ts";
import { keepDatabaseRunning } from "./keep-database-running.ts";
import { startWorkerProcess } from "./worker-process.ts";

export interface RunningProduct {
  api: RunningApi;
  services: OpenServices;
  /** Rejects when the service cannot go on: its database ended and cannot be started again. */
  failed: Promise<never>;
}

/**
 * Starts database, API with the web app, and a worker beside it; `closing` ends what was started, also when a
 * later part fails to start. `settings` are laid over the environment.
 *
 * @throws InputError when the port is taken
 */
export async function startProduct(
  closing: AsyncDisposableStack,
  settings: Record<string, string> = {},
): Promise<RunningProduct> {
  letHeapGrow();
  const own = loadConfig(environmentWith(settings));
  const { folder } = own.home;
  refuseUnfinishedRestore(folder);
  const logFile = join(folder, "plumbline.log");
  const log = createLog({ level: own.log.level, destination: openLogFile(logFile) });
  if (own.database.url === undefined) closing.defer(() => stopEmbeddedPostgres(folder));
  const worker = startWorkerProcess(logFile);
  closing.defer(() => worker.stop());
  const url = await databaseWhileBuilding(databaseUrl(own, log));
  const database = own.database.url === undefined ? keepDatabaseRunning({ home: folder, url, log }) : null;
  if (database !== null) closing.defer(() => database.stop());
  // After the client is built, which other users may serve.
  keepFilesPrivate(folder);
  const all = { ...settings, DATABASE_URL: url, PLUMBLINE_HOME: folder };
  const services = await openServices(loadConfig(environmentWith(all)), {
    log,
    isWorker: false,
    patienceMs: PATIENCE_MS,
  });
  closing.defer(() => services.close());
  const api = await serveDashboard(services);
  closing.defer(() => api.close());
  const takeBack = own.database.url === undefined ? () => takeBackJobs(services) : async () => {};
  await takeBack();
  worker.begin({ settings: all, onLost: takeBack });
  // Before what it works with.
  closing.defer(() => worker.stop());
  return { api, services, failed: database?.failed ?? new Promise<never>(() => {}) };
}

/**
 * The embedded database has this one worker alone: what was running is not running any more. Where that cannot be
 * written, the next worker finds it within seconds.
 */
async function takeBackJobs({ queue, log }: OpenServices): Promise<void> {
  await queue.takeBack().catch((error: unknown) => log.warn({ err: error }, "Jobs could not be taken back"));
}

/** Waits for both even when one fails: a server still starting when everything is closed would be left behind. */
async function databaseWhileBuilding(starting: Promise<string>): Promise<string> {
  const [database, client] = await Promise.allSettled([starting, buildClient()]);
  if (database.status === "rejected") throw database.reason;
  if (client.status === "rejected") throw client.reason;
  return database.value;
}

async function serveDashboard(services: OpenServices): Promise<RunningApi> {
  try {
    return await startApi(services, { clientFolder: CLIENT_FOLDER });
  } catch (error) {
    throw portTaken(error, services.config);
  }
}

function portTaken(error: unknown, { server }: Config): unknown {
  const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  if (!isTaken) return error;
  return new InputError(`Port ${server.port} is in use by another program. Set PORT to a free port.`);
}
