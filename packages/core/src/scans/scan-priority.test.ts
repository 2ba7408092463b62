import { type Cast, createCast } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import { testServices } from "@plumbline/testing/test-services";
import { afterEach, beforeEach, expect, it } from "vitest";

import { requestRetest } from "#issues/request-retest.ts";
import { createOrganization } from "#organizations/create-organization.ts";
import { contextFor, inTransaction } from "#platform/context.ts";
import { issues } from "#platform/database/tables/issues.table.ts";
import { queueScans } from "#scans/queue-scans.ts";
import { requestScan } from "#scans/request-scan.ts";
import { foundIssue } from "#scans/scan-result.testing.ts";

let services: Awaited<ReturnType<typeof testServices>>;
let cast: Cast;
beforeEach(async () => {
  services = await testServices({ isWorker: true });
  cast = await createCast(services);
});
afterEach(() => services.close());

async function newClient(name: string): Promise<{ organizationId: string; site: string }> {
  const site = `https://${name}.example/`;
  const owner = { name: "Dana Day", email: `dana@${name}.example` };
  const { organizationId } = await createOrganization(services, {
    name,
    website: site,
    owner,
    subscription: { status: "ACTIVE", plan: "monthly" },
  });
  return { organizationId, site };
}

it("lets a first scan go before those asked for, and these before the week's and the month's", async () => {
  const [month, week, asked, first] = await Promise.all(
    ["month", "week", "asked", "first"].map((name) => newClient(name)),
  );
  if (!month || !week || !asked || !first) throw new Error("Four clients are needed.");
  await inTransaction(services, async (inside) => {
    await queueScans(inside, { kind: "monthly", day: "2026-11-30" }, [month]);
    await queueScans(inside, { kind: "weekly", day: "2026-11-30" }, [week]);
  });
  await requestScan(contextFor(services, asked.organizationId), "manual");
  await requestScan(contextFor(services, first.organizationId), "initial");

  const order: string[] = [];
  const done = Promise.withResolvers<void>();
  await services.queue.work("scan", async ({ payload }) => {
    if (order.push(payload.organizationId) === 4) done.resolve();
  });
  await done.promise;
  expect(order).toEqual([first, asked, week, month].map(({ organizationId }) => organizationId));
});

it("lets a re-test go before every scan that waits, also while one runs", async () => {
  const context = contextFor(services, cast.alice.organizationId);
  const waiting = await Promise.all(["running", "next"].map((name) => newClient(name)));
  for (const { organizationId } of waiting)
    await requestScan(contextFor(services, organizationId), "initial");
  const [running, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const done: string[] = [];
  await services.queue.work("scan", async () => {
    running.resolve();
    await ended.promise;
    done.push("scan");
  });
  await running.promise;

  await stageScan(context, { issues: [foundIssue()] });
  await inTransaction(context, async (inside) => {
    const [issue] = await inside.db.select().from(issues);
    if (issue !== undefined) await requestRetest(inside, issue);
  });
  const retested = Promise.withResolvers<void>();
  await services.queue.work("retest", async () => {
    done.push("re-test");
    retested.resolve();
  });
  await retested.promise;
  ended.resolve();
  expect(done).toEqual(["re-test"]);
});
