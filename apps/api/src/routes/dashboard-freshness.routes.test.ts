import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { type DashboardData, getDashboard } from "@plumbline/contract/dashboard";
import { contextFor, type OrganizationContext } from "@plumbline/core/platform/context";
import { openServices } from "@plumbline/core/platform/services";
import { beginScan } from "@plumbline/core/scans/begin-scan";
import { requestScan } from "@plumbline/core/scans/request-scan";
import { foundIssue } from "@plumbline/core/scans/scan-result.testing";
import { CAST_PASSWORD } from "@plumbline/testing/cast";
import { silentLog } from "@plumbline/testing/log-capture";
import { stageScan } from "@plumbline/testing/stage-scan";
import { sql, type SQL } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";
import { buildServer } from "#server/build-server.ts";

const URL = "/api/client-auth/dashboard-data";

let api: TestApi;
let harborBakery: OrganizationContext;
let token: string;

beforeEach(async () => {
  api = await testApi();
  harborBakery = contextFor(api.services, api.cast.alice.organizationId);
  token = await api.logIn(api.cast.alice);
  await ask();
  await vi.waitUntil(() => api.services.signals.caughtUp(), { timeout: 20_000 });
  // From here on, what is asked for is kept.
  await ask();
});
afterEach(() => api.close());

function ask(server: FastifyInstance = api.server, encoding?: string) {
  const headers = { authorization: `Bearer ${token}`, ...(encoding && { "accept-encoding": encoding }) };
  return server.inject({ url: URL, headers });
}

async function dashboard(): Promise<DashboardData> {
  const answer = await ask();
  expect(answer.statusCode).toBe(200);
  return getDashboard.output.parse(answer.json()).data;
}

async function act(url: string, payload: object): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await api.server.inject({ method: "POST", url, headers, payload });
  expect(answer.statusCode).toBe(200);
}

describe("the next answer is right", () => {
  it("after every step of a scan", async () => {
    const { scanId } = await requestScan(harborBakery, "initial");
    expect((await dashboard()).runningScan).toMatchObject({ id: scanId, status: "QUEUED" });
    await beginScan(harborBakery, scanId);
    expect((await dashboard()).runningScan).toMatchObject({ id: scanId, status: "RUNNING" });
    await api.services.db.execute(sql`update scans set status = 'FAILED' where id = ${scanId}`);
    expect((await dashboard()).runningScan).toBeNull();
    await stageScan(harborBakery, { issues: [foundIssue()] });
    expect(await dashboard()).toMatchObject({ metrics: { criticalIssues: 1 }, runningScan: null });
  });

  it("after an issue is marked, by whoever and in whichever program", async () => {
    await stageScan(harborBakery, { issues: [foundIssue()] });
    const [item] = (await dashboard()).fixGuidance ?? [];
    expect(item?.status).toBe("open");
    await api.send(api.cast.bob, {
      method: "PUT",
      url: `/api/client-auth/fix-guidance/${item?.id}`,
      payload: { isCompleted: true },
    });
    expect((await dashboard()).fixGuidance?.[0]?.status).toBe("fixed-awaiting-check");
    await api.services.db.execute(sql`update issues set status = 'verified'`);
    expect((await dashboard()).metrics?.criticalIssues).toBe(0);
  });

  it("after every table behind it was written to, and not before the writer commits", async () => {
    await stageScan(harborBakery, { issues: [foundIssue()] });
    const writes: [SQL, (data: DashboardData) => unknown][] = [
      [sql`update organizations set name = 'Harbour'`, (data) => data.organization.name],
      [sql`update subscriptions set status = 'PAST_DUE'`, (data) => data.subscription?.status],
      [sql`update scans set ruleset_version = 'other'`, (data) => data.lastScan?.rulesetVersion],
      [sql`update scan_areas set score = 11`, (data) => data.metrics?.adaScore],
      [sql`delete from scan_pages`, (data) => data.lastScan?.pagesMeasured],
      [sql`update issues set title = 'Other'`, (data) => data.fixGuidance?.[0]?.title],
      [sql`update occurrences set selector = 'textarea'`, (data) => data.fixGuidance?.[0]?.element],
      [sql`update reports set status = 'FAILED'`, (data) => data.recentReports[0]?.status],
    ];
    for (const [write, shown] of writes) {
      const before = shown(await dashboard());
      await api.services.db.transaction(async (tx) => {
        await tx.execute(write);
        expect(shown(await dashboard())).toEqual(before);
      });
      expect(shown(await dashboard())).not.toEqual(before);
    }
  });

  it("after a Monday, when the next one is another", async () => {
    expect((await dashboard()).scanSchedule.nextWeeklyScan).toBe("2026-11-23");
    api.services.clock.advance(6 * 24 * 3_600_000);
    token = await api.logIn(api.cast.alice);
    expect((await dashboard()).scanSchedule.nextWeeklyScan).toBe("2026-11-30");
  });
});

describe("a session", () => {
  it("ends at once when its person logs out, here or in another process", async () => {
    const services = await openServices(api.services.config, {
      log: silentLog(),
      isWorker: false,
      clock: api.services.clock,
    });
    const other = await buildServer({ services, clientFolder: null, validatesOutput: true });
    try {
      expect((await ask(other)).statusCode).toBe(200);
      await expect.poll(() => services.signals.caughtUp()).toBe(true);
      expect((await ask(other)).statusCode).toBe(200);
      await act("/api/client-auth/logout", {});
      expect((await ask(other)).statusCode).toBe(401);
      expect((await ask()).statusCode).toBe(401);
    } finally {
      await other.close();
      await services.close();
    }
  });

  it("of another browser ends at once when the password is changed", async () => {
    const here = token;
    const elsewhere = await api.logIn(api.cast.alice);
    token = elsewhere;
    expect((await ask()).statusCode).toBe(200);
    token = here;
    await act("/api/client-auth/change-password", {
      currentPassword: CAST_PASSWORD,
      newPassword: "Another-Harbor-43",
    });
    expect((await ask()).statusCode).toBe(200);
    token = elsewhere;
    expect((await ask()).statusCode).toBe(401);
  });

  it("has its new role at once, and ends with the membership", async () => {
    const role = async () => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await api.server.inject({ url: "/api/client-auth/me", headers });
      return answer.json<{ user?: { role: string } }>().user?.role;
    };
    expect(await role()).toBe("owner");
    await api.services.db.execute(sql`update members set role = 'viewer'`);
    expect(await role()).toBe("viewer");
    await api.services.db.execute(sql`delete from members`);
    expect(await role()).toBeUndefined();
  });

  it("ends when its time is over, kept or not", async () => {
    expect((await ask()).statusCode).toBe(200);
    api.services.clock.advance(24 * 3_600_000);
    expect((await ask()).statusCode).toBe(401);
  });
});

describe("a kept answer", () => {
  it("is sent compressed to who takes it, and is the same", async () => {
    await stageScan(harborBakery, { issues: [foundIssue()] });
    const plain = await ask();
    expect(plain.headers["content-encoding"]).toBeUndefined();
    const packed = await ask(api.server, "gzip, deflate, br");
    expect(packed.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
    expect(brotliDecompressSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
    const zipped = await ask(api.server, "br;q=0, gzip");
    expect(zipped.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(zipped.rawPayload).equals(plain.rawPayload)).toBe(true);
  });
});
