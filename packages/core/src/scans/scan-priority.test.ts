import { createCast } from "@plumbline/testing/cast";
import { testServices } from "@plumbline/testing/test-services";
import { afterAll, beforeAll, expect, it } from "vitest";

import { createOrganization } from "#organizations/create-organization.ts";
import { contextFor, inTransaction } from "#platform/context.ts";
import { queueScans } from "#scans/queue-scans.ts";
import { requestScan } from "#scans/request-scan.ts";

let services: Awaited<ReturnType<typeof testServices>>;
beforeAll(async () => {
  services = await testServices({ isWorker: true });
  await createCast(services);
});
afterAll(() => services.close());

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
