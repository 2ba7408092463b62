import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { contextFor, type OrganizationContext } from "@plumbline/core/platform/context";
import { requestScan } from "@plumbline/core/scans/request-scan";
import { type Cast, createCast } from "@plumbline/testing/cast";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { leaveNoScanDue, startWorkerUnderTest, type WorkerUnderTest } from "#worker-process.testing.ts";

const PAGE = `<!doctype html><html lang="en"><head><title>Harbor Bakery</title></head><body><main>
  <h1>Harbor Bakery</h1><img src="/bread.png"><form><input name="email"></form>
  <a href="/menu">Menu</a> <a href="/slow">Opening hours</a></main></body></html>`;

let services: TestServices;
let cast: Cast;
let context: OrganizationContext;
let database: Client;
let address: string;
let environment: Record<string, string>;
let workers: WorkerUnderTest[] = [];

/** The page that keeps a scan waiting until it is released. */
let waiting: ServerResponse[] = [];
let isHeld = true;
let slowPageAsked = Promise.withResolvers<void>();

/** Paths asked for, by the browser and everyone else. */
let asked: string[] = [];

const site = createServer((request, response) => {
  asked.push(request.url ?? "");
  response.setHeader("content-type", request.url === "/bread.png" ? "image/png" : "text/html");
  if (request.url === "/slow" && isHeld) {
    waiting.push(response);
    slowPageAsked.resolve();
  } else if (["/", "/menu", "/slow"].includes(request.url ?? "")) response.end(PAGE);
  else response.writeHead(404).end();
});

function release(): void {
  isHeld = false;
  for (const response of waiting) response.end(PAGE);
  waiting = [];
}

beforeAll(async () => {
  site.listen(0, "127.0.0.1");
  await once(site, "listening");
  const { port } = site.address() as AddressInfo;
  services = await testServices();
  cast = await createCast(services);
  context = contextFor(services, cast.alice.organizationId);
  database = new Client({ connectionString: services.databaseUrl });
  await database.connect();
  await leaveNoScanDue(database);
  address = `http://127.0.0.1:${port}/`;
  environment = {
    DATABASE_URL: services.databaseUrl,
    PLUMBLINE_HOME: services.config.home.folder,
    PLUMBLINE_ALLOWED_HOSTS: `127.0.0.1:${port}`,
  };
});

afterAll(async () => {
  release();
  await database.end();
  site.closeAllConnections();
  site.close();
  await services.close();
});

beforeEach(async () => {
  isHeld = true;
  asked = [];
  slowPageAsked = Promise.withResolvers();
  await database.query("update organizations set website = $1", [address]);
  await database.query("delete from scans");
  await database.query("delete from issues");
  await database.query("delete from mails");
  await database.query("delete from notifications");
});

afterEach(async () => {
  release();
  await Promise.all(workers.map((worker) => worker.kill("SIGKILL")));
  workers = [];
});

async function startWorker(): Promise<WorkerUnderTest> {
  const worker = await startWorkerUnderTest(environment);
  workers.push(worker);
  return worker;
}

async function count(question: string): Promise<number> {
  const { rows } = await database.query<{ count: string }>(`select count(*) from ${question}`);
  return Number(rows[0]?.count);
}

/** Waits until every mail of the report went out; the test's own time limit ends it. */
async function reportIsMailed(): Promise<void> {
  while ((await count("mails where status = 'SENT'")) < 3) {
    const failed = await database.query<{ failure_reason: string }>(
      "select failure_reason from scans where status = 'FAILED'",
    );
    if (failed.rows[0])
      throw new Error(
        `${failed.rows[0].failure_reason}\n${workers.map((worker) => worker.output()).join("\n")}`,
      );
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** What the attempts of a scan have left each other. */
async function recordsLeft(scanId: string): Promise<string[]> {
  return services.storage.list(`organizations/${cast.alice.organizationId}/scans/${scanId}/begun`);
}

/** Waits until so many pages were archived; the test's own time limit ends it. */
async function pagesAreKept(scanId: string, pages: number): Promise<void> {
  const kept = async () => (await recordsLeft(scanId)).filter((key) => key.includes(".page-")).length;
  while ((await kept()) < pages) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** What one scan leaves behind, counted. */
async function traces() {
  return {
    scans: await count("scans where status = 'COMPLETED'"),
    reports: await count("reports where status = 'COMPLETED'"),
    allReports: await count("reports"),
    mails: await count("mails"),
    notices: await count("notifications where kind = 'report-ready'"),
    mailsToAlice: await count(`mails where recipient = '${cast.alice.email}'`),
    doubledPages: await count(
      "(select 1 from scan_pages group by scan_id, url having count(*) > 1) as doubled",
    ),
    doubledIssues: await count("(select 1 from issues group by fingerprint having count(*) > 1) as doubled"),
    recorded: await count("audit_log, scans where action = 'scan.recorded' and subject_id = scans.id::text"),
  };
}

const ONE_OF_EACH = {
  scans: 1,
  reports: 1,
  allReports: 1,
  mails: 3,
  notices: 3,
  mailsToAlice: 1,
  doubledPages: 0,
  doubledIssues: 0,
  recorded: 1,
};

describe("a worker process", { timeout: 180_000 }, () => {
  it("scans a queued site, makes its report and mails it to the members", async () => {
    release();
    await requestScan(context, "initial");
    await startWorker();
    await reportIsMailed();
    expect(await traces()).toEqual(ONE_OF_EACH);
    const { rows } = await database.query("select storage_key from reports");
    const pdf = await services.storage.get(rows[0].storage_key);
    expect(Buffer.from(pdf.slice(0, 5)).toString()).toBe("%PDF-");
  });

  it("killed in mid-scan is followed by another that goes on where it was, and nothing is doubled", async () => {
    await startWorker();
    const { scanId } = await requestScan(context, "weekly");
    await slowPageAsked.promise;
    await pagesAreKept(scanId, 2);
    await workers[0]!.kill("SIGKILL");
    release();
    asked = [];
    await startWorker();
    await reportIsMailed();
    expect(await traces()).toEqual(ONE_OF_EACH);
    const { rows } = await database.query("select attempt from scans");
    expect(rows).toEqual([{ attempt: 2 }]);
    expect(asked).toContain("/slow");
    expect(asked).not.toContain("/menu");
    expect(await recordsLeft(scanId)).toEqual([]);
  });

  it("fails a scan of a site that cannot be reached with its reason, which members and operator are mailed", async () => {
    await database.query("update organizations set website = 'http://127.0.0.1:1/'");
    await startWorker();
    await requestScan(context, "initial");
    const failed = "scans where status = 'FAILED' and failure_reason like '%127.0.0.1%'";
    await vi.waitUntil(async () => (await count(failed)) === 1, { timeout: 120_000, interval: 100 });
    expect(await traces()).toMatchObject({ scans: 0, reports: 0, allReports: 1, mails: 4, notices: 0 });
    expect(await count(`mails where recipient = '${services.config.operator.email}'`)).toBe(1);
  });

  it("ends when its parent does", async () => {
    const worker = await startWorker();
    worker.process.disconnect();
    expect(await worker.exited).toBe(0);
  });

  it("names the settings it cannot use and does not start", async () => {
    await expect(startWorkerUnderTest({ ...environment, DATABASE_URL: "mysql://nowhere" })).rejects.toThrow(
      /The worker ended with 1:\nThese settings are not valid:\n {2}DATABASE_URL/u,
    );
  });
});
