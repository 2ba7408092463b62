import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { inTransaction } from "#platform/context.ts";
import { HandedBackError } from "#platform/job-failure.ts";
import type { JobPayload } from "#platform/jobs.ts";
import { idsIn } from "#platform/log-fields.ts";
import type { Job } from "#platform/queue.ts";

// What a killed job may take until it is taken up again (15 s), and as much again for a busy machine.
const TAKEN_UP_WITHIN_MS = 30_000;

let services: TestServices;

beforeEach(async () => {
  services = await testServices({ isWorker: true });
});
afterEach(() => services.close());

function scanJob(): JobPayload<"scan"> {
  return { organizationId: randomUUID(), scanId: randomUUID() };
}

/** Works on scan jobs and hands out each one that comes. */
async function incoming(handler: (job: Job<"scan">) => Promise<void> = async () => {}) {
  const jobs: Job<"scan">[] = [];
  let arrived = Promise.withResolvers<void>();
  await services.queue.work("scan", async (job) => {
    jobs.push(job);
    arrived.resolve();
    arrived = Promise.withResolvers();
    await handler(job);
  });
  return {
    jobs,
    next: async (count: number) => {
      while (jobs.length < count) await arrived.promise;
      return jobs;
    },
  };
}

describe("a job", () => {
  it("reaches a worker with what it was sent with", async () => {
    const work = await incoming();
    const payload = scanJob();
    expect(await services.queue.send("scan", payload)).toBe(true);
    const [job] = await work.next(1);
    expect(job).toMatchObject({ payload, attempt: 1 });
  });

  it("is named on each line that is logged while it runs, without what else it carries", async () => {
    const payload = scanJob();
    const work = await incoming(async () => services.log.info("Within the job"));
    await services.queue.send("scan", payload);
    const [job] = await work.next(1);
    await expect.poll(() => services.logText()).toContain("Within the job");
    const line =
      services
        .logText()
        .split("\n")
        .find((text) => text.includes("Within the job")) ?? "";
    expect(JSON.parse(line)).toMatchObject({ job: "scan", jobId: job?.id, ...payload });
    expect(idsIn({ requestId: "r", userId: null, address: "203.0.113.7" })).toEqual({ requestId: "r" });
  });

  it("reaches a worker among many that are sent at once, each once, and only once they are committed", async () => {
    const work = await incoming();
    const payloads = [scanJob(), scanJob(), scanJob()];
    await inTransaction(services, async (inside) => {
      await inside.queue.sendAll("scan", [...payloads, ...payloads], { within: inside.db });
      expect(work.jobs).toEqual([]);
    });
    const jobs = await work.next(3);
    expect(new Set(jobs.map(({ payload }) => payload.scanId))).toEqual(
      new Set(payloads.map(({ scanId }) => scanId)),
    );
    await services.queue.sendAll("scan", [scanJob()], { startAfter: new Date(Date.now() + 3_600_000) });
    expect(jobs).toHaveLength(3);
  });

  it("is not sent twice while the same one waits or runs", async () => {
    const payload = scanJob();
    expect(await services.queue.send("scan", payload)).toBe(true);
    expect(await services.queue.send("scan", payload)).toBe(false);
    const held = Promise.withResolvers<void>();
    const work = await incoming(() => held.promise);
    await work.next(1);
    expect(await services.queue.send("scan", payload)).toBe(false);
    expect(await services.queue.send("scan", scanJob())).toBe(true);
    held.resolve();
    await work.next(2);
  });

  it("does not exist when the transaction it was sent in is rolled back", async () => {
    const rolledBack = scanJob();
    const undone = inTransaction(services, async ({ db, queue }) => {
      await queue.send("scan", rolledBack, { within: db });
      throw new Error("Changed our mind");
    });
    await expect(undone).rejects.toThrow("Changed our mind");
    const committed = scanJob();
    await inTransaction(services, ({ db, queue }) => queue.send("scan", committed, { within: db }));
    const work = await incoming();
    const [first] = await work.next(1);
    expect(first?.payload).toEqual(committed);
  });

  it("is refused when it lacks what its kind needs", async () => {
    const payload = { organizationId: randomUUID(), scanId: "not-an-id" };
    await expect(services.queue.send("scan", payload)).rejects.toThrow(/Invalid UUID/u);
  });

  it("is tried again after an error, and handed to the abandoned ones when its tries are used up", async () => {
    const abandoned = Promise.withResolvers<Job<"scan">>();
    await services.queue.onAbandoned("scan", async (job) => abandoned.resolve(job));
    const work = await incoming(async () => {
      throw new Error("The browser crashed");
    });
    const payload = scanJob();
    await services.queue.send("scan", payload);
    expect((await abandoned.promise).payload).toEqual(payload);
    expect(work.jobs.map((job) => job.attempt)).toEqual([1, 2, 3, 4]);
  });

  it("that was handed back, however often, has all its tries left", async () => {
    const abandoned = Promise.withResolvers<Job<"scan">>();
    await services.queue.onAbandoned("scan", async (job) => abandoned.resolve(job));
    const work = await incoming(async ({ attempt }) => {
      throw attempt <= 3 ? new HandedBackError() : new Error("The browser crashed");
    });
    await services.queue.send("scan", scanJob());
    expect((await abandoned.promise).lastFailure).toBe("own");
    expect(work.jobs.map((job) => job.attempt)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it("that cannot keep its files waits ever longer, and says why when it is given up", async () => {
    const abandoned = Promise.withResolvers<Job<"scan">>();
    await services.queue.onAbandoned("scan", async (job) => abandoned.resolve(job));
    await services.storage.put("organizations/file", "no folder", "text/plain");
    const work = await incoming(() => services.storage.put("organizations/file/x", "x", "text/plain"));
    await services.queue.send("scan", scanJob());
    await work.next(1);
    const waits: number[] = [];
    for (const tries of [20, 2]) {
      waits.push(await pauseBeforeNext());
      await services.db.execute(
        sql`update pgboss.job set start_after = now(), retry_limit = ${tries} where name = 'scan'`,
      );
    }
    expect(waits[0]).toBeGreaterThan(3);
    expect(waits[1]).toBeGreaterThan(waits[0] ?? 0);
    expect((await abandoned.promise).lastFailure).toBe("storage");
  });

  /** Seconds that a job which failed just now is kept from its next try. */
  async function pauseBeforeNext(): Promise<number> {
    for (;;) {
      const { rows } = await services.db.execute<{ pause: number }>(
        sql`select extract(epoch from start_after - now())::float as pause from pgboss.job
          where name = 'scan' and state = 'retry' and start_after > now() + interval '2 s'`,
      );
      if (rows[0] !== undefined) return rows[0].pause;
      await pause(20);
    }
  }

  it("whose worker is killed with -9 is taken up by another", { timeout: TAKEN_UP_WITHIN_MS }, async () => {
    const program = fileURLToPath(new URL("./queue.testing.ts", import.meta.url));
    const victim = spawn(process.execPath, [program, services.databaseUrl], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const payload = scanJob();
    const taken = once(victim.stdout, "data");
    await services.queue.send("scan", payload);
    expect(String((await taken)[0]).trim()).toBe(payload.scanId);
    victim.kill("SIGKILL");
    await once(victim, "exit");
    const work = await incoming();
    const [job] = await work.next(1);
    expect(job).toMatchObject({ payload, attempt: 2 });
  });

  it("of the only worker, which is dead, keeps its priority and comes before those that were sent after it", async () => {
    const held = Promise.withResolvers<void>();
    const dead = await incoming(() => held.promise);
    const first = scanJob();
    await services.queue.send("scan", first, { priority: 3 });
    await dead.next(1);
    await services.queue.send("scan", scanJob(), { startAfter: new Date(Date.now() + 3_600_000) });
    await services.queue.takeBack();
    const { rows } = await services.db.execute(
      sql`select data, priority from pgboss.job where state = 'retry'`,
    );
    expect(rows).toEqual([{ data: first, priority: 3 }]);
    held.resolve();
  });

  it("is not kept waiting by a clock of the database that went back an hour", async () => {
    const payload = scanJob();
    const held = Promise.withResolvers<void>();
    const work = await incoming(() => held.promise);
    await services.queue.send("scan", scanJob());
    await work.next(1);
    await services.queue.send("scan", payload);
    await services.db.execute(sql`
      update pgboss.job set created_on = created_on + interval '1 hour', start_after = start_after + interval '1 hour',
        heartbeat_on = heartbeat_on + interval '1 hour'`);
    await services.db.execute(sql`update pgboss.version set cron_on = now() + interval '1 hour'`);
    held.resolve();
    expect((await work.next(2))[1]?.payload).toEqual(payload);
    const { rows } = await services.db.execute(sql`select from pgboss.version where cron_on > now()`);
    expect(rows).toEqual([]);
  });
});
