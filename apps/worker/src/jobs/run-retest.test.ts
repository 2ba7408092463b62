import { resumeClient, suspendClient } from "@plumbline/core/clients/suspend-client";
import { checkAgain } from "@plumbline/core/issues/check-again";
import { listIssues } from "@plumbline/core/issues/list-issues";
import { markFixed } from "@plumbline/core/issues/mark-fixed";
import { contextFor, type UserContext } from "@plumbline/core/platform/context";
import type { Job } from "@plumbline/core/platform/queue";
import { foundIssue, HOME, MENU, scanResult } from "@plumbline/core/scans/scan-result.testing";
import { createCast } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { isSiteWide } from "#check-texts.ts";
import { giveUpRetest, runRetest } from "#jobs/run-retest.ts";
import { CannotScanError, type ScanSite, type SiteScan, type SiteScanInput } from "#site-scan.ts";

let services: TestServices;
let alice: UserContext;

beforeAll(async () => {
  services = await testServices();
  const { userId, organizationId } = (await createCast(services)).alice;
  const actor = { kind: "user", userId, sessionId: userId, role: "owner" } as const;
  alice = { ...contextFor(services, organizationId), actor };
});
afterAll(() => services.close());

beforeEach(async () => {
  await services.db.execute(sql`delete from issues`);
  await services.db.execute(sql`delete from scans`);
});

/** The job of a re-test of an issue of this check, on both pages. */
async function queued(checkId = "label"): Promise<Job<"retest">> {
  await stageScan(alice, { issues: [foundIssue({ checkId })] });
  await checkAgain(alice, { id: (await only()).id });
  const { rows } = await services.db.execute(sql`select scan_id as "scanId" from retests`);
  const payload = { organizationId: alice.organization.id, scanId: String(rows[0]!["scanId"]) };
  return { id: "job", payload, attempt: 1, signal: new AbortController().signal, lastFailure: null };
}

async function only() {
  const { issues } = await listIssues(alice, { status: "all", page: 1, limit: 10 });
  return issues[0]!;
}

function run(job: Job<"retest">, scanSite: ScanSite, stopping = new AbortController().signal) {
  return runRetest(services, job, { scanSite, isSiteWide, stopping });
}

function clean(): SiteScan {
  const checks = [
    { id: "label", area: "accessibility" as const, outcome: "passed" as const, title: "Labels" },
  ];
  return { result: scanResult({ checks }), issues: [], evidence: [], close: () => undefined };
}

async function scannedFor(checkId: string): Promise<SiteScanInput> {
  const inputs: SiteScanInput[] = [];
  await run(await queued(checkId), async (input) => {
    inputs.push(input);
    return clean();
  });
  return inputs[0]!;
}

describe("a re-test job", () => {
  it("opens just the issue's pages, for its area, and follows no link", async () => {
    expect(await scannedFor("label")).toMatchObject({
      site: HOME,
      urls: [MENU],
      crawl: false,
      areas: ["accessibility"],
      pageBudget: 5,
    });
    expect(await only()).toMatchObject({ status: "verified", lastCheck: { outcome: "verified" } });
  });

  it("looks at the site as a whole where the check does", async () => {
    expect(await scannedFor("sec-hsts")).toMatchObject({ site: HOME, urls: [HOME, MENU], crawl: true });
  });

  it("proves nothing by the part a stopped scan brings, and goes back to the queue", async () => {
    const stop = new AbortController();
    const stopped = run(
      await queued(),
      async () => {
        stop.abort(new Error("The worker stops."));
        return clean();
      },
      stop.signal,
    );
    await expect(stopped).rejects.toThrow("The worker stops.");
    expect(await only()).toMatchObject({ status: "open", lastCheck: { state: "running", outcome: null } });
  });

  it("says what to do where the installation cannot scan", async () => {
    await run(await queued(), async () => {
      throw new CannotScanError("No Chromium was found. Install it.");
    });
    const lastCheck = { outcome: "could-not-check", note: "No Chromium was found. Install it." };
    expect(await only()).toMatchObject({ status: "open", lastCheck });
  });

  it("visits nothing once scanning is paused, and says so", async () => {
    const job = await queued();
    await suspendClient(alice, "Disputed payment");
    try {
      await run(job, async () => {
        throw new Error("It must not be scanned.");
      });
      const note = "Scanning was paused before we could check it. The next scan looks at it again.";
      expect(await only()).toMatchObject({ status: "open", lastCheck: { outcome: "could-not-check", note } });
    } finally {
      await resumeClient(alice);
    }
  });

  it("is not followed by another for what was marked meanwhile once scanning is paused", async () => {
    const job = await queued();
    const { id } = await only();
    const retests = async () => (await services.db.execute(sql`select 1 from retests`)).rows.length;
    try {
      await run(job, async () => {
        services.clock.advance(60_000);
        await markFixed(alice, { id });
        await suspendClient(alice, "Disputed payment");
        throw new CannotScanError("No Chromium was found. Install it.");
      });
      expect(await retests()).toBe(1);
      expect(await only()).toMatchObject({ status: "fixed-awaiting-check" });
    } finally {
      await resumeClient(alice);
    }
  });

  it("does nothing when the re-test has ended, and ends it when it is given up", async () => {
    const job = await queued();
    await giveUpRetest(services, job);
    expect((await only()).lastCheck?.note).toContain("interrupted several times");
    await run(job, async () => {
      throw new Error("It must not be scanned.");
    });
    expect(await only()).toMatchObject({ status: "open" });
  });
});
