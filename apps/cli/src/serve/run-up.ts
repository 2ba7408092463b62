import { loadConfig } from "@plumbline/core/platform/config";
import { embeddedDatabaseElsewhere } from "@plumbline/core/platform/database/embedded-postgres";
import { outboxLink } from "@plumbline/core/platform/mail/outbox-key";

import { EXIT } from "../exit.ts";
import { lockHome } from "./home-lock.ts";
import { startProduct } from "./start-product.ts";
import { untilAborted, untilInterrupted } from "./until-stopped.ts";

/** Serves the product until it is told to stop, and answers the exit code. */
export async function runUp(): Promise<number> {
  const { database, home } = loadConfig();
  const { folder } = home;
  const elsewhere = database.url === undefined ? await embeddedDatabaseElsewhere(folder) : null;
  if (elsewhere !== null)
    console.log(`The database is in ${elsewhere}. To copy the service, use "plumbline backup".`);
  const unlock = lockHome(folder);
  const signal = untilInterrupted(() => console.log("Stopping ..."));
  try {
    await using closing = new AsyncDisposableStack();
    console.log("Starting the database and building the client ...");
    const { api, services, failed } = await startProduct(closing);
    const { publicUrl } = services.config.server;
    console.log(`Serving ${publicUrl} on ${api.url}; the log is ${folder}/plumbline.log. Ctrl-C stops.`);
    const outbox = await outboxLink(services.config, api.url);
    if (outbox !== null) console.log(`No mail server is set up. Emails stay here: ${outbox}`);
    await Promise.race([untilAborted(signal), failed]);
    return EXIT.done;
  } catch (error) {
    // A terminal interrupts the commands that a start runs as well; what they say of it is of no use.
    if (signal.aborted) return EXIT.interrupted;
    throw error;
  } finally {
    unlock();
  }
}
