/**
 * The API under load, with a client of two years of weekly scans: how long answers take, whether more callers than it
 * can serve are refused quickly and it recovers, and whether its memory stays flat. Usage: npm run prove:load
 * [-- requests]
 */
import { CAST_PASSWORD } from "@plumbline/testing/cast";
import { createTestDatabase, startTestDatabaseServer } from "@plumbline/testing/database-server";

import { load, PATHS, percentile, SECONDS } from "./callers.ts";
import { median, report } from "./measure.ts";
import { type RunningApi, startRunningApi } from "./running-api.ts";
import { tokenOf } from "./token-of.ts";
import { OLD_CLIENT, stageOrganizations } from "./two-years.ts";

const [requests = 100_000] = process.argv.slice(2).map(Number);
const PORT = 4473;
const CALLERS = 20;
const TOO_MANY_CALLERS = 500;
/** Parts of which the middle one counts, before the overload and after: one pause decides a p99 of a few milliseconds. */
const PARTS = 8;
/** Part of the requests after which memory is looked at first: by then all code has run and caches are full. */
const WARM = 0.2;
/** p99 in milliseconds; factors without a unit. */
const GOALS = { ofDashboard: 3, refusedMs: 1000, servedMs: 3000, recovered: 2, memory: 1.2 };

async function compareRoutes({ origin }: RunningApi, token: string): Promise<void> {
  const p99 = new Map<string, number>();
  for (const [name, path] of Object.entries(PATHS)) {
    await load(`${origin}${path}`, token, { connections: CALLERS, seconds: 2 });
    const { byStatus, failed } = await load(`${origin}${path}`, token, { connections: CALLERS });
    const times = byStatus.get(200) ?? [];
    if (failed > 0 || byStatus.size !== 1) throw new Error(`Not every call of ${name} was answered.`);
    p99.set(name, percentile(times, 0.99));
    console.log(
      `${name}: p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms ` +
        `(${CALLERS} callers, ${(times.length / SECONDS).toFixed(0)}/s)`,
    );
  }
  const ofDashboard = p99.get("dashboard-data") ?? Number.NaN;
  for (const name of ["issues", "reports"])
    report(`p99 of ${name} against dashboard-data`, (p99.get(name) ?? Number.NaN) / ofDashboard, {
      atMost: GOALS.ofDashboard,
      unit: "x",
    });
}

async function overload({ origin }: RunningApi, token: string): Promise<void> {
  const url = `${origin}${PATHS.issues}`;
  const quiet = async () => {
    const p99: number[] = [];
    for (let part = 0; part < PARTS; part += 1) {
      const { byStatus } = await load(url, token, { connections: CALLERS, seconds: SECONDS / PARTS });
      p99.push(percentile(byStatus.get(200) ?? [], 0.99));
    }
    return median(p99);
  };
  const before = await quiet();
  const { byStatus, failed } = await load(url, token, { connections: TOO_MANY_CALLERS });
  const [served, refused] = [byStatus.get(200) ?? [], byStatus.get(503) ?? []];
  console.log(
    `${TOO_MANY_CALLERS} callers in ${SECONDS} s: ${[...byStatus].map(([status, { length }]) => `${length} times ${status}`).join(", ")}`,
  );
  report("Calls of the overload without an answer", failed, { atMost: 0, unit: "calls" });
  report("Refusals of the overload", refused.length, { atLeast: 1, unit: "refusals" });
  report("p99 of a refusal", percentile(refused, 0.99), { atMost: GOALS.refusedMs, unit: "ms" });
  report("p99 of an answer beside them", percentile(served, 0.99), { atMost: GOALS.servedMs, unit: "ms" });
  report("p99 after the overload against before", (await quiet()) / before, {
    atMost: GOALS.recovered,
    unit: "x",
  });
}

async function memory(api: RunningApi, token: string): Promise<void> {
  const paths = Object.values(PATHS);
  const ask = async (amount: number) => {
    for (const path of paths)
      await load(`${api.origin}${path}`, token, {
        connections: CALLERS,
        amount: Math.ceil(amount / paths.length),
      });
  };
  await ask(requests * WARM);
  const warm = api.memory();
  await ask(requests * (1 - WARM));
  const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(0);
  console.log(
    `Memory: ${megabytes(warm)} MB after ${requests * WARM} requests, ${megabytes(api.memory())} MB at the end`,
  );
  report(`Memory after ${requests} requests`, api.memory() / warm, { atMost: GOALS.memory, unit: "x" });
}

const database = await startTestDatabaseServer();
try {
  const { url } = await createTestDatabase(database.url);
  await stageOrganizations(url);
  const api = await startRunningApi(url, PORT);
  try {
    const token = await tokenOf(api.origin, { email: OLD_CLIENT, password: CAST_PASSWORD });
    await compareRoutes(api, token);
    await overload(api, token);
    await memory(api, token);
  } finally {
    await api.stop();
  }
} finally {
  await database.stop();
}
