import { AppError } from "@plumbline/core/platform/app-error";
import { environmentWith, loadConfig } from "@plumbline/core/platform/config";
import {
  hasOtherClients,
  startEmbeddedPostgres,
  stopEmbeddedPostgres,
} from "@plumbline/core/platform/database/embedded-postgres";
import { createLog } from "@plumbline/core/platform/log";
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
  const own = loadConfig();
  const { folder } = own.home;
  const log = createLog({ level: "warn", destination: process.stderr });
  await using closing = new AsyncDisposableStack();
  let url = own.database.url;
  if (url === undefined) {
    const server = await startEmbeddedPostgres({ home: folder, log });
    url = server.url;
    if (!server.wasRunning) {
      closing.defer(async () => {
        if (!(await hasOtherClients(server.url))) await stopEmbeddedPostgres(folder);
      });
    }
  }
  const config = loadConfig(environmentWith({ DATABASE_URL: url }));
  const services = await openServices(config, { log, isWorker: false });
  closing.defer(() => services.close());
  // Awaited here: what is closing must outlast it.
  return await act(services);
}
