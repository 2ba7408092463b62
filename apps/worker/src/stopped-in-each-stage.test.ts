import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";

import { contextFor, type OrganizationContext } from "@plumbline/core/platform/context";
import { JOBS } from "@plumbline/core/platform/jobs";
import { requestScan } from "@plumbline/core/scans/request-scan";
import { createCast } from "@plumbline/testing/cast";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import {
  leaveNoScanDue,
  STOPPING_WORKER,
  startWorkerUnderTest,
  type WorkerUnderTest,
} from "#worker-process.testing.ts";

/** The picture of narrow windows is asked for only when the page is looked at as on a phone. */
const PAGE = `<!doctype html><html lang="en"><head><title>Harbor Bakery</title></head><body><main>
  <h1>Harbor Bakery</h1><a href="/menu">Menu</a>
  <picture><source media="(max-width: 400px)" srcset="/narrow.png"><img src="/wide.png" alt="Bread"></picture>
  </main></body></html>`;

let services: TestServices;
let context: OrganizationContext;
let database: Client;
let environment: Record<string, string>;
let workers: WorkerUnderTest[] = [];
const viewAsked = Promise.withResolvers<void>();
/** The phone that Lighthouse plays has asked for a page. */
const lighthouseAsked = Promise.withResolvers<void>();

const site = createServer((request, response) => {
  if (request.url === "/narrow.png") viewAsked.resolve();
  if (/moto g power/iu.test(request.headers["user-agent"] ?? "")) lighthouseAsked.resolve();
  if (request.url === "/" || request.url === "/menu")
    response.writeHead(200, { "content-type": "text/html" }).end(PAGE);
  else response.writeHead(404).end();
});

beforeAll(async () => {
  site.listen(0, "127.0.0.1");
  await once(site, "listening");
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  services = await testServices();
  const { alice } = await createCast(services);
  context = contextFor(services, alice.organizationId);
  database = new Client({ connectionString: services.databaseUrl });
  await database.connect();
  await database.query("update organizations set website = $1", [`http://${host}/`]);
  await leaveNoScanDue(database);
  environment = {
    DATABASE_URL: services.databaseUrl,
    PLUMBLINE_HOME: services.config.home.folder,
    PLUMBLINE_ALLOWED_HOSTS: host,
  };
});

afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.kill("SIGKILL")));
  workers = [];
});

afterAll(async () => {
  await database.end();
  site.closeAllConnections();
  site.close();
  await services.close();
});

async function startWorker(stage = "none"): Promise<WorkerUnderTest> {
  const worker = await startWorkerUnderTest(environment, { main: STOPPING_WORKER, args: [stage] });
  workers.push(worker);
  return worker;
}

/** That it ended by itself, told of no trouble, and left neither a folder nor a browser. */
async function expectCleanEnd(worker: WorkerUnderTest): Promise<void> {
  expect([await worker.exited, worker.output()]).toEqual([
    0,
    expect.not.stringMatching(/unhandled|did not stop/iu),
  ]);
  const its = `-${worker.process.pid}-`;
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith("plumbline-") && name.includes(its))).toEqual(
    [],
  );
  // Each process of a browser names its profile; the last of them may be a moment later than the worker.
  await vi.waitUntil(() => processesNaming(`plumbline-chromium${its}`).length === 0, { timeout: 30_000 });
}

function processesNaming(text: string): string[] {
  return readdirSync("/proc").filter((pid) => {
    try {
      return /^\d+$/u.test(pid) && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(text);
    } catch {
      // It ended meanwhile.
      return false;
    }
  });
}

async function jobs(name: string): Promise<{ state: string; tries: number }[]> {
  const { rows } = await database.query(
    "select state, retry_limit - retry_count as tries from pgboss.job where name = $1",
    [name],
  );
  return rows;
}

/** The scan waits for the next worker, with all its tries left: the coming one is counted when it is taken up. */
async function expectHandedBack(): Promise<void> {
  const tries = (JOBS.scan.settings.retryLimit ?? 0) + 1;
  expect(await jobs("scan")).toEqual([{ state: "retry", tries }]);
  const { rows } = await database.query("select status from scans");
  expect(rows).toEqual([{ status: "RUNNING" }]);
}

async function statuses(table: "scans" | "reports" | "mails"): Promise<string[]> {
  const { rows } = await database.query<{ status: string }>(`select status from ${table}`);
  return rows.map(({ status }) => status);
}

/** One scan all along: each worker goes on where the one before was told to stop. */
describe("a worker told to stop hands the scan back", { timeout: 180_000 }, () => {
  it("before it has opened the site", async () => {
    await requestScan(context, "initial");
    await expectCleanEnd(await startWorker("starting"));
    await expectHandedBack();
  });

  it("while a page is looked at in other views", () => expectHandedBackOn(viewAsked.promise));

  it.each(["crawling", "probing"])("at the stage of %s", async (stage) => {
    await expectCleanEnd(await startWorker(stage));
    await expectHandedBack();
  });

  it("while Lighthouse runs", () => expectHandedBackOn(lighthouseAsked.promise));

  it("while it judges", async () => {
    await expectCleanEnd(await startWorker("judging"));
    await expectHandedBack();
  });

  it("unless it is being archived: that is brought to its end", async () => {
    await expectCleanEnd(await startWorker("archiving"));
    expect(await jobs("scan")).toMatchObject([{ state: "completed" }]);
    expect(await statuses("reports")).toEqual(["PENDING"]);
  });

  it("and brings a report to its end that is being made", async () => {
    const holder = new Client({ connectionString: services.databaseUrl });
    await holder.connect();
    let worker: WorkerUnderTest;
    try {
      await holder.query("begin; lock table reports in access exclusive mode");
      worker = await startWorker();
      await vi.waitUntil(async () => (await jobs("report"))[0]?.state === "active", { timeout: 60_000 });
      worker.process.kill("SIGTERM");
    } finally {
      // What it holds would stop whoever comes after.
      await holder.end();
    }
    await expectCleanEnd(worker);
    expect(await jobs("report")).toMatchObject([{ state: "completed" }]);
  });

  it("and after all that there is one scan, one report, and one mail to each member", async () => {
    await startWorker();
    const isMailed = async () => (await statuses("mails")).filter((status) => status === "SENT").length > 2;
    await vi.waitUntil(isMailed, { timeout: 60_000 });
    expect([await statuses("scans"), await statuses("reports"), await statuses("mails")]).toEqual([
      ["COMPLETED"],
      ["COMPLETED"],
      ["SENT", "SENT", "SENT"],
    ]);
  });
});

/** Sends SIGTERM from outside once the site is asked for what only this part of a scan asks for. */
async function expectHandedBackOn(asked: Promise<void>): Promise<void> {
  const worker = await startWorker();
  await asked;
  worker.process.kill("SIGTERM");
  await expectCleanEnd(worker);
  await expectHandedBack();
}
