import type { Config } from "@plumbline/core/platform/config";
import type { Log } from "@plumbline/core/platform/log";
import { serveMetrics } from "@plumbline/core/platform/metrics/serve-metrics";
import { openServices } from "@plumbline/core/platform/services";

import { startWorker, STOP_PATIENCE_MS, type WorkerParts } from "#start-worker.ts";

/** Time all else of a stop may take before the process ends all the same, in milliseconds; its jobs are then found by others. */
const CLOSE_LIMIT_MS = 4000;

/**
 * Works as a process of its own until it is told to stop: by SIGTERM or SIGINT, or by the end of a parent
 * that started it with a channel. Then running scans go back to the queue and the process ends.
 */
export async function runWorker(config: Config, log: Log, parts: WorkerParts): Promise<void> {
  const stopLimitMs = (parts.stopPatienceMs ?? STOP_PATIENCE_MS) + CLOSE_LIMIT_MS;
  const stopped = untilStopped();
  const services = await openServices(config, { log, isWorker: true });
  const metrics = await serveMetrics(services, config.metrics.workerPort).catch(async (error: unknown) => {
    await services.close();
    throw error;
  });
  const worker = await startWorker(services, parts);
  process.send?.({ kind: "worker-ready" });
  const reason = await stopped;
  log.info({ reason }, "The worker stops");
  setTimeout(() => {
    log.error("The worker did not stop in time");
    process.exit(1);
  }, stopLimitMs).unref();
  await worker.stop();
  await metrics.close();
  await services.close();
  log.info("The worker has stopped");
  if (process.connected) process.disconnect?.();
  // A run of Lighthouse that was given up keeps timers of its own for a while; everything of ours is closed.
  process.exit();
}

function untilStopped(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => resolve(signal));
  process.once("disconnect", () => resolve("the parent process ended"));
  return promise;
}
