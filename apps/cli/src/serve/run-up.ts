import { loadConfig } from "@plumbline/core/platform/config";

import { EXIT } from "../exit.ts";
import { lockHome } from "./home-lock.ts";
import { startProduct } from "./start-product.ts";
import { untilAborted, untilInterrupted } from "./until-stopped.ts";

/** Serves the product until it is told to stop, and answers the exit code. */
export async function runUp(): Promise<number> {
  const { folder } = loadConfig().home;
  const unlock = lockHome(folder);
  const signal = untilInterrupted(() => console.log("Stopping ..."));
  try {
    await using closing = new AsyncDisposableStack();
    console.log("Starting the database and building the client ...");
    const { api, services } = await startProduct(closing);
    const { publicUrl } = services.config.server;
    console.log(`Serving ${publicUrl} on ${api.url}; the log is ${folder}/plumbline.log. Ctrl-C stops.`);
    await untilAborted(signal);
    return EXIT.done;
  } catch (error) {
    // A terminal interrupts the commands that a start runs as well; what they say of it is of no use.
    if (signal.aborted) return EXIT.interrupted;
    throw error;
  } finally {
    unlock();
  }
}
