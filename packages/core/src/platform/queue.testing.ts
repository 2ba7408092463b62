import { createLog } from "#platform/log.ts";
import { createMetrics } from "#platform/metrics/metrics.ts";
import { openQueue } from "#platform/queue.ts";
import { NO_TRACING } from "#platform/tracing/tracing.ts";

/*
 * A worker process for tests: takes one scan job, says so on standard output, and holds it until it is
 * killed. Arguments: the database's address.
 */
const [url = ""] = process.argv.slice(2);
const queue = await openQueue({
  url,
  log: createLog({ level: "silent" }),
  isWorker: true,
  metrics: createMetrics(),
  tracing: NO_TRACING,
});
await queue.work("scan", async (job) => {
  process.stdout.write(`${job.payload.scanId}\n`);
  await new Promise(() => {});
});
