import { contextFor } from "@plumbline/core/platform/context";
import { failScan } from "@plumbline/core/scans/fail-scan";
import { requestScan } from "@plumbline/core/scans/request-scan";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";
import { newOperator, type SignedInOps } from "#ops.testing.ts";

let api: TestApi;
let olga: SignedInOps;

beforeAll(async () => {
  api = await testApi({ environment: { API_RATE_LIMITED: "false" } });
  olga = await newOperator(api);
});
afterAll(() => api.close());

beforeEach(async () => {
  await api.services.db.execute(sql`delete from scans`);
  await stand("ACTIVE");
});

async function call(method: "GET" | "POST", path: string) {
  const headers = { authorization: `Bearer ${olga.token}` };
  const { status, body } = await api.send(null, { method, url: `/api/ops/${path}`, headers });
  return { status, code: body["code"], error: body["error"], data: body["data"] };
}

/** How the subscription of Harbor Bakery stands from now on. */
async function stand(status: string): Promise<void> {
  await api.services.db.execute(sql`
    update subscriptions set status = ${status} where organization_id = ${api.cast.alice.organizationId}`);
}

async function failedScan(): Promise<string> {
  const context = contextFor(api.services, api.cast.alice.organizationId);
  api.services.clock.advance(1000);
  const { scanId } = await requestScan(context, "weekly");
  expect(await failScan(context, { scanId, reason: "The site is down." })).toBe(true);
  return scanId;
}

async function listed(): Promise<string[]> {
  const { data } = await call("GET", "failures/scan");
  return (data as { failures: { id: string }[] }).failures.map(({ id }) => id);
}

describe("a scan that an operator asks for", () => {
  it.each([
    ["PAST_DUE", "client.past-due", /payment is past due/u],
    ["SUSPENDED", "client.subscription-suspended", /subscription is suspended/u],
    ["CANCELED", "client.ended", /subscription has ended/u],
  ])("is refused while the subscription is %s, and so is another try", async (status, code, words) => {
    const failed = await failedScan();
    await stand(status);
    for (const path of [`clients/${api.cast.alice.organizationId}/scan`, `failures/scan/${failed}/retry`])
      expect(await call("POST", path)).toMatchObject({
        status: 409,
        code,
        error: expect.stringMatching(words),
      });
    expect((await api.services.db.execute(sql`select id from scans where status = 'QUEUED'`)).rows).toEqual(
      [],
    );
  });

  it("is made for a client who never had a subscription", async () => {
    const { organizationId } = api.cast.charlie;
    await api.services.db.execute(sql`delete from subscriptions where organization_id = ${organizationId}`);
    expect((await call("POST", `clients/${organizationId}/scan`)).data).toMatchObject({ isNew: true });
  });
});

describe("a failed scan", () => {
  it("stays listed beside later ones that failed too, until one of them succeeds", async () => {
    const first = await failedScan();
    const second = await failedScan();
    expect(await listed()).toEqual([second, first]);
    await api.services.db.execute(sql`update scans set status = 'COMPLETED' where id = ${second}`);
    expect(await listed()).toEqual([]);
  });

  it("stays listed when a later one was canceled, and waits for one that runs", async () => {
    const first = await failedScan();
    const second = await failedScan();
    await api.services.db.execute(sql`update scans set status = 'CANCELED' where id = ${second}`);
    expect(await listed()).toEqual([first]);
    await api.services.db.execute(sql`update scans set status = 'RUNNING' where id = ${second}`);
    expect(await listed()).toEqual([]);
  });
});
