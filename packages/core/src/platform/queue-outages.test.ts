import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

import { captureLog } from "@plumbline/testing/log-capture";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { afterEach, beforeEach, expect, it } from "vitest";

import { createMetrics } from "#platform/metrics/metrics.ts";
import { openQueue, type Queue } from "#platform/queue.ts";
import { tellOfOutages } from "#platform/queue-outages.ts";
import { NO_TRACING } from "#platform/tracing/tracing.ts";

let services: TestServices;
const closings: (() => unknown)[] = [];

beforeEach(async () => {
  services = await testServices();
});
afterEach(async () => {
  for (const close of closings.splice(0).toReversed()) await close();
  await services.close();
});

/** A way to the test's database that can be cut: what is connected ends, and nobody gets through. */
async function cuttableWay() {
  const { hostname, port } = new URL(services.databaseUrl);
  const ends = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one);
      one.on("error", () => other.destroy()).on("close", () => other.destroy());
      one.pipe(other);
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  closings.push(() => server.close());
  const url = new URL(services.databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cut: () => {
      isCut = true;
      for (const end of ends) end.destroy();
      ends.clear();
    },
    mend: () => (isCut = false),
  };
}

interface Line {
  level: number;
  msg: string;
  seconds?: number;
  errors?: number;
}

function linesOf(text: string): Line[] {
  return text
    .trim()
    .split("\n")
    .filter((line) => line !== "")
    .map((line): Line => JSON.parse(line));
}

it("a worker whose database goes and comes back says so in two lines, and takes up jobs again", async () => {
  const way = await cuttableWay();
  const captured = captureLog();
  const queue: Queue = await openQueue({
    url: way.url,
    log: captured.log,
    isWorker: true,
    metrics: createMetrics(),
    tracing: NO_TRACING,
  });
  closings.push(() => queue.stop(1000));
  const taken: string[] = [];
  await queue.work("scan", async ({ payload }) => {
    taken.push(payload.scanId);
  });
  way.cut();
  await pause(4000);
  way.mend();
  await expect.poll(() => captured.text()).toContain("reaches the database again");
  const scanId = randomUUID();
  await queue.send("scan", { organizationId: randomUUID(), scanId });
  await expect.poll(() => taken).toEqual([scanId]);
  const lines = linesOf(captured.text());
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    [50, "The job queue cannot reach the database"],
    [30, "The job queue reaches the database again"],
  ]);
  expect(lines[1]?.seconds).toBeGreaterThanOrEqual(4);
  expect(lines[1]?.errors).toBeGreaterThan(2);
});

it("an error that is not about a database that is away is told each time, in the midst of an outage too", () => {
  const captured = captureLog();
  const outages = tellOfOutages(captured.log, async () => undefined);
  closings.push(() => outages.end());
  outages.hear(Object.assign(new Error("refused"), { code: "ECONNREFUSED" }));
  for (const message of ["no such table", "no such column"]) outages.hear(new Error(message));
  expect(linesOf(captured.text()).map(({ msg }) => msg)).toEqual([
    "The job queue cannot reach the database",
    "The job queue reported an error",
    "The job queue reported an error",
  ]);
});

it("a second outage is told like the first", async () => {
  const captured = captureLog();
  const outages = tellOfOutages(captured.log, async () => undefined);
  closings.push(() => outages.end());
  const away = Object.assign(new Error("closed"), { code: "57P01" });
  for (const times of [2, 4]) {
    outages.hear(away);
    outages.hear(away);
    await expect.poll(() => linesOf(captured.text()).length).toBe(times);
  }
});
