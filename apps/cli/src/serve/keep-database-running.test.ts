import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import {
  type EmbeddedPostgres,
  isEmbeddedPostgresReady,
  startEmbeddedPostgres,
  stopEmbeddedPostgres,
} from "@plumbline/core/platform/database/embedded-postgres";
import { captureLog, silentLog } from "@plumbline/testing/log-capture";
import { afterAll, beforeAll, expect, it } from "vitest";

import { keepDatabaseRunning } from "./keep-database-running.ts";

let home: string;
let server: EmbeddedPostgres;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "plumbline-kept-"));
  server = await startEmbeddedPostgres({ home, log: silentLog() });
});
afterAll(async () => {
  await stopEmbeddedPostgres(home);
  await rm(home, { recursive: true });
});

it("a database that was killed comes back at its address, and one that cannot is given up", async () => {
  const captured = captureLog();
  const kept = keepDatabaseRunning({ home, url: server.url, log: captured.log, waitsMs: [0, 1] });
  process.kill(server.pid, "SIGKILL");
  while (!captured.text().includes("PostgreSQL runs again")) await pause(20);
  const again = await startEmbeddedPostgres({ home, log: silentLog() });
  expect(again).toMatchObject({ url: server.url, wasRunning: true });
  expect(again.pid).not.toBe(server.pid);

  await writeFile(join(home, "postgres", "data", "PG_VERSION"), "9\n");
  process.kill(again.pid, "SIGKILL");
  await expect(kept.failed).rejects.toThrow("could not be started again 2 times");
  await writeFile(join(home, "postgres", "data", "PG_VERSION"), "18\n");
  await kept.stop();
});

it("a database that is stopped with the service stays stopped", async () => {
  const { url } = await startEmbeddedPostgres({ home, log: silentLog() });
  const kept = keepDatabaseRunning({ home, url, log: silentLog() });
  await kept.stop();
  await stopEmbeddedPostgres(home);
  await pause(1000);
  expect(await isEmbeddedPostgresReady(home)).toBe(false);
});
