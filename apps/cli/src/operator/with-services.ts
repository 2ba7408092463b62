import { refuseUnfinishedRestore } from "@plumbline/core/backup/unfinished-restore";
import { AppError } from "@plumbline/core/platform/app-error";
import { type Config, environmentWith, loadConfig } from "@plumbline/core/platform/config";
import {
  hasOtherClients,
  startEmbeddedPostgres,
  stopEmbeddedPostgres,
} from "@plumbline/core/platform/database/embedded-postgres";
import { createLog, type Log } from "@plumbline/core/platform/log";
import { keepFilesPrivate } from "@plumbline/core/platform/private-files";
import { type OpenServices, openServices } from "@plumbline/core/platform/services";

import { InputError } from "../exit.ts";

/**
 * Runs an operator's act on the service's own database and files, as the settings name them. An embedded
 * database that was not running is started for it and stopped again, unless someone else has come to use it.
 *
 * @throws InputError for settings and wishes that cannot be, with the words of the rule
 */
export async function withServices<T>(act: (services: OpenServices) => Promise<T>): Promise<T> {
  try {
    return await runWithServices(act);
  } catch (error) {
    if (error instanceof AppError) throw new InputError(error.message);
    throw error;
  }
}

async function runWithServices<T>(act: (services: OpenServices) => Promise<T>): Promise<T> {
  refuseUnfinishedRestore(loadConfig().home.folder);
  return withDatabase(async ({ url, log }) => {
    const config = loadConfig(environmentWith({ DATABASE_URL: url }));
    const services = await openServices(config, { log, isWorker: false });
    return act(services).finally(() => services.close());
  });
}

/** An installation whose database runs, as it is: nothing has been migrated. */
export interface ReachedInstallation {
  config: Config;
  url: string;
  log: Log;
}

/** Runs `act` on the database of the settings, whatever schema it has. */
export async function withDatabase<T>(act: (reached: ReachedInstallation) => Promise<T>): Promise<T> {
  const config = loadConfig();
  const { folder } = config.home;
  keepFilesPrivate(folder);
  const log = createLog({ level: "warn", destination: process.stderr });
  await using closing = new AsyncDisposableStack();
  let { url } = config.database;
  if (url === undefined) {
    const server = await startEmbeddedPostgres({ home: folder, log });
    const address = server.url;
    url = address;
    if (!server.wasRunning) {
      closing.defer(async () => {
        if (!(await hasOtherClients(address))) await stopEmbeddedPostgres(folder);
      });
    }
  }
  // Awaited here: what is closing must outlast it.
  return await act({ config, url, log });
}
