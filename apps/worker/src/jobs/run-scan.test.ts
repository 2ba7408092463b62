import type { ScanResult } from "@plumbline/contract/scan-result";
import { contextFor, type OrganizationContext } from "@plumbline/core/platform/context";
import { HandedBackError } from "@plumbline/core/platform/job-failure";
import type { Job } from "@plumbline/core/platform/queue";
import { organizationKey } from "@plumbline/core/platform/storage";
import { beginScan } from "@plumbline/core/scans/begin-scan";
import { readLatestScan } from "@plumbline/core/scans/read-scan-progress";
import { requestScan } from "@plumbline/core/scans/request-scan";
import { type Cast, createCast } from "@plumbline/testing/cast";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { giveUpScan, runScan } from "#jobs/run-scan.ts";
import { bakeryScan } from "#site-scan.testing.ts";
import { CannotScanError, type ScanSite, type SiteScanInput } from "#site-scan.ts";

let services: TestServices;
let cast: Cast;
let context: OrganizationContext;

beforeAll(async () => {
  services = await testServices();
  cast = await createCast(services);
  context = contextFor(services, cast.alice.organizationId);
});

afterAll(() => services.close());

beforeEach(async () => {
  await services.db.execute(sql`delete from scans`);
});

async function queued(): Promise<Job<"scan">> {
  const { scanId } = await requestScan(context, "initial");
  const payload = { organizationId: cast.alice.organizationId, scanId };
  return { id: "job", payload, attempt: 1, signal: new AbortController().signal, lastFailure: null };
}

/** What kept the newest scan from measuring anything, as it was recorded. */
async function troubleRecorded(): Promise<unknown> {
  const newest = sql`select failure_trouble from scans order by created_at desc limit 1`;
  return (await services.db.execute(newest)).rows[0]?.["failure_trouble"];
}

const found = (pages: ScanResult["pages"]) => bakeryScan(services.clock.now(), pages);
const measured = () => bakeryScan(services.clock.now());

function run(job: Job<"scan">, scanSite: ScanSite, stopping = new AbortController().signal): Promise<void> {
  return runScan(services, job, { scanSite, stopping });
}

describe("a scan job", () => {
  it("hands the scanner the site, areas, laws and budget of its scan", async () => {
    const inputs: unknown[] = [];
    await run(await queued(), async ({ site, areas, laws, ownershipToken, pageBudget, now }) => {
      inputs.push({ site, areas: areas.length, laws, ownershipToken, pageBudget, now: now() });
      return measured();
    });
    const site = "https://harbor-bakery.example/";
    expect(inputs).toEqual([
      { site, areas: 5, laws: ["US"], ownershipToken: null, pageBudget: 50, now: context.clock.now() },
    ]);
    expect(await readLatestScan(context)).toMatchObject({ status: "COMPLETED", reportStatus: "PENDING" });
  });

  it("hands the scanner the pages that scans before it measured", async () => {
    const handed: string[][] = [];
    const scan = async ({ remembered = [] }: SiteScanInput) => {
      handed.push(remembered.map(({ url }) => url));
      return measured();
    };
    await run(await queued(), scan);
    services.clock.advance(60_000);
    await run(await queued(), scan);
    expect(handed).toEqual([[], ["https://harbor-bakery.example/"]]);
  });

  it("leaves no file when its client is erased while it runs", async () => {
    const job = await queued();
    const folder = organizationKey(cast.alice.organizationId, "scans", job.payload.scanId);
    await run(job, async ({ checkpoint }) => {
      await checkpoint?.write("page", new Uint8Array([1]));
      await services.db.execute(sql`delete from scans`);
      return measured();
    });
    expect(await services.storage.list(folder)).toEqual([]);
  });

  it("writes the progress it hears of", async () => {
    const job = await queued();
    await run(job, async ({ onProgress }) => {
      onProgress({
        stage: "crawling",
        phase: "Visiting the pages",
        pagesDone: 1,
        pagesPlanned: 4,
        issuesFound: 2,
      });
      while ((await readLatestScan(context))?.phase !== "Visiting the pages") await new Promise(setImmediate);
      return measured();
    });
    expect(await readLatestScan(context)).toMatchObject({ status: "COMPLETED" });
  });

  it("fails the scan with the page's own reason when nothing could be measured", async () => {
    const reason = "The name harbor-bakery.example is not known.";
    const page = {
      url: "https://harbor-bakery.example/",
      status: null,
      state: "not-measured" as const,
      reason,
      trouble: "unknown-host" as const,
    };
    await run(await queued(), async () => found([page]));
    expect(await readLatestScan(context)).toMatchObject({ status: "FAILED", failureReason: reason });
    expect(await troubleRecorded()).toBe("unknown-host");
  });

  it("fails the scan at once, with what to do, where the installation cannot scan", async () => {
    const reason = "No Chromium was found. Install it.";
    await run(await queued(), async () => {
      throw new CannotScanError(reason);
    });
    expect(await readLatestScan(context)).toMatchObject({ status: "FAILED", failureReason: reason });
    expect(await troubleRecorded()).toBe("ours");
  });

  it("rejects on any other error, so that it is tried again and the scan stays unended", async () => {
    const job = await queued();
    const failing = run(job, async () => {
      throw new Error("The browser could not be reached.");
    });
    await expect(failing).rejects.toThrow("The browser could not be reached.");
    expect(await readLatestScan(context)).toMatchObject({ status: "RUNNING", failureReason: null });
    await run(job, async () => measured());
    expect(await readLatestScan(context)).toMatchObject({ status: "COMPLETED" });
  });

  it("drops the part a stopped scan brings, and goes back to the queue", async () => {
    const stop = new AbortController();
    const stopped = run(
      await queued(),
      async () => {
        stop.abort(new Error("The worker stops."));
        return measured();
      },
      stop.signal,
    );
    await expect(stopped).rejects.toThrow(HandedBackError);
    expect(await readLatestScan(context)).toMatchObject({ status: "RUNNING" });
  });

  it("lets go of a scan that another worker took up", async () => {
    const job = await queued();
    await run(job, async ({ signal, onProgress }) => {
      await beginScan(context, job.payload.scanId);
      onProgress({ stage: "crawling", phase: "Late", pagesDone: 1, pagesPlanned: 4, issuesFound: 0 });
      while (!signal.aborted) await new Promise(setImmediate);
      return measured();
    });
    expect(await readLatestScan(context)).toMatchObject({ status: "RUNNING", reportStatus: null });
  });

  it("does nothing when the scan has ended", async () => {
    const job = await queued();
    await run(job, async () => measured());
    let scans = 0;
    await run(job, async () => {
      scans++;
      return measured();
    });
    expect(scans).toBe(0);
  });

  it("names storage as the reason when that is what kept it from its end", async () => {
    await giveUpScan(services, { ...(await queued()), lastFailure: "storage" });
    expect((await readLatestScan(context))?.failureReason).toContain("Our storage could not keep");
    services.clock.advance(1000);
  });

  it("counts how scans ended, once for each", async () => {
    services.metrics.registry.resetMetrics();
    const job = await queued();
    await run(job, async () => measured());
    await run(job, async () => measured());
    await run(await queued(), async () => found([]));
    await giveUpScan(services, { ...(await queued()), lastFailure: "storage" });
    await giveUpScan(services, await queued());
    await run(await queued(), async () => {
      throw new CannotScanError("No browser was found.");
    });
    const { values } = await services.metrics.scansEnded.get();
    expect(values.map(({ labels, value }) => [labels.outcome, value])).toEqual([
      ["finished", 1],
      ["nothing-measured", 1],
      ["storage", 1],
      ["interrupted", 1],
      ["cannot-scan", 1],
    ]);
  });

  it("ends the scan in words when it is given up, unless it ended already", async () => {
    const job = await queued();
    await giveUpScan(services, job);
    expect((await readLatestScan(context))?.failureReason).toContain("interrupted several times");
    services.clock.advance(1000);
    const done = await queued();
    await run(done, async () => measured());
    await giveUpScan(services, done);
    expect(await readLatestScan(context)).toMatchObject({ status: "COMPLETED", failureReason: null });
  });
});
