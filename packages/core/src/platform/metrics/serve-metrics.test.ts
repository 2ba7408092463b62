import { randomUUID } from "node:crypto";

import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { loadConfig } from "#platform/config.ts";
import { connectDatabase } from "#platform/database/connect.ts";
import { OperatorError } from "#platform/operator-error.ts";

import { createMetrics } from "./metrics.ts";
import { type MetricsListener, serveMetrics } from "./serve-metrics.ts";
import { watchQueue } from "./watch-database.ts";

let services: TestServices;
let listener: MetricsListener;

beforeAll(async () => {
  services = await testServices({ isWorker: true });
  listener = await serveMetrics(services, 0);
});
afterAll(async () => {
  await listener.close();
  await services.close();
});
beforeEach(async () => {
  await services.db.execute(sql`delete from pgboss.job`);
});

async function read(path: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${listener.url}${path}`);
  return { status: answer.status, text: await answer.text() };
}

async function lines(start: string): Promise<string[]> {
  const { text } = await read("/metrics");
  return text.split("\n").filter((line) => line.startsWith(start));
}

function scanJob() {
  return { organizationId: randomUUID(), scanId: randomUUID() };
}

describe("the metrics", () => {
  it("tell of the process, its connections and whether the database answers", async () => {
    const { text } = await read("/metrics");
    expect(text).toMatch(/^process_resident_memory_bytes \d+/mu);
    expect(text).toMatch(/^plumbline_database_connections\{state="idle"\} \d+/mu);
    expect(text).toContain("plumbline_database_up 1");
  });

  it("tell how many jobs of each kind wait and for how long, but not of those for later", async () => {
    const waiting = scanJob();
    await services.queue.sendAll("scan", [waiting, scanJob()]);
    await services.queue.send("scan", scanJob(), { startAfter: new Date(Date.now() + 3_600_000) });
    await services.db.execute(
      sql`update pgboss.job set start_after = now() - interval '10 minutes'
          where data ->> 'scanId' = ${waiting.scanId}`,
    );
    expect(await lines('plumbline_queue_jobs{kind="scan"')).toEqual([
      'plumbline_queue_jobs{kind="scan",state="waiting"} 2',
      'plumbline_queue_jobs{kind="scan",state="running"} 0',
    ]);
    expect(await lines('plumbline_queue_jobs{kind="report",state="waiting"')).toEqual([
      'plumbline_queue_jobs{kind="report",state="waiting"} 0',
    ]);
    const [age = ""] = await lines('plumbline_queue_oldest_age_seconds{kind="scan"}');
    expect(Number(age.split(" ")[1])).toBeGreaterThanOrEqual(600);
  });

  it("tell how each try of a job ended, and name no client", async () => {
    const job = scanJob();
    await services.queue.work("scan", async () => {
      throw new Error("No such site.");
    });
    await services.queue.send("scan", job);
    const failed = 'plumbline_job_duration_seconds_count{kind="scan",outcome="failed"}';
    await expect.poll(() => lines(failed)).toEqual([expect.stringMatching(/ [1-9]\d*$/u)]);
    const { text } = await read("/metrics");
    expect(text).not.toContain(job.organizationId);
    expect(text).not.toContain(job.scanId);
  });

  it("give no figures of the queue while the database does not answer", async () => {
    const url = "postgres://x:y@127.0.0.1:1/none";
    const away = connectDatabase({ url, poolSize: 1, log: services.log });
    const metrics = createMetrics();
    watchQueue(metrics, away.db);
    const text = await metrics.registry.metrics();
    await away.close();
    expect(text).toContain("plumbline_database_up 0");
    expect(text).not.toMatch(/^plumbline_queue_\w+(?:\{|\s)/mu);
  });
});

describe("their listener", () => {
  it("says that the process is alive, and serves nothing else", async () => {
    expect(await read("/healthz")).toEqual({ status: 200, text: '{"status":"ok"}' });
    expect((await read("/")).status).toBe(404);
    expect((await fetch(`${listener.url}/metrics`, { method: "POST" })).status).toBe(404);
  });

  it("is not there unless the settings ask for it", async () => {
    expect(loadConfig({}).metrics).toEqual({ host: "127.0.0.1" });
    expect((await serveMetrics(services, undefined)).url).toBeNull();
  });

  it("says in words that its port is taken", async () => {
    const { port } = new URL(listener.url ?? "");
    const second = serveMetrics({ ...services, metrics: createMetrics() }, Number(port));
    await expect(second).rejects.toThrow(new OperatorError(`Metrics cannot be served on 127.0.0.1:${port}.`));
  });
});
