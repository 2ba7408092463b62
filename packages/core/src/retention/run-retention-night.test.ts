import { createCast } from "@plumbline/testing/cast";
import { fakeClock } from "@plumbline/testing/fake-clock";
import { stageScan } from "@plumbline/testing/stage-scan";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";

import { contextFor } from "#platform/context.ts";
import { moveClock } from "#platform/movable-clock.ts";
import { subscriptions } from "#platform/database/tables/billing.table.ts";
import { runRetentionNight } from "#retention/run-retention-night.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

let services: TestServices;

// A client who left two hundred days ago.
beforeEach(async () => {
  const clock = fakeClock(new Date().toISOString());
  services = await testServices({ clock, environment: { PUBLIC_URL: "https://dashboard.example.org" } });
  const { alice } = await createCast(services);
  await stageScan(contextFor(services, alice.organizationId));
  await services.db
    .update(subscriptions)
    .set({ status: "CANCELED", endedAt: new Date(Date.now() - 200 * DAY_MS) })
    .where(eq(subscriptions.organizationId, alice.organizationId));
});
afterEach(() => services.close());

/** The job of a night, so many hours ago. */
async function nightBefore(hours: number): Promise<void> {
  await services.db.execute(sql`
    insert into pgboss.job (name, state, created_on)
    values ('retention', 'completed', now() - make_interval(hours => ${hours}))`);
}

it("removes nothing in a first night, and what is due in the next one", async () => {
  expect(await runRetentionNight(services)).toBeNull();
  await nightBefore(24);
  expect(await runRetentionNight(services)).not.toBeNull();
});

it("removes nothing after a clock that the database shares jumped ahead, or was away for long", async () => {
  await nightBefore(24 * 30);
  expect(await runRetentionNight(services)).toBeNull();
});

it("removes nothing where the clock of this process alone jumped, either way, and goes on when it is right", async () => {
  await nightBefore(24);
  for (const jump of [400 * DAY_MS, -800 * DAY_MS]) {
    services.clock.advance(jump);
    expect(await runRetentionNight(services)).toBeNull();
  }
  services.clock.set(new Date());
  expect(await runRetentionNight(services)).not.toBeNull();
});

it("removes what is due once someone moved the sandbox's clock, on their own machine alone", async () => {
  const own = await testServices({ clock: fakeClock(new Date().toISOString()) });
  for (const each of [services, own]) {
    expect(await runRetentionNight(each)).toBeNull();
    await moveClock(each, 84 * 24 * 60 * 60);
  }
  expect(await runRetentionNight(services)).toBeNull();
  expect(await runRetentionNight(own)).not.toBeNull();
  await own.close();
});

it("makes the months to come, also in a night that removes nothing", async () => {
  const months = async () =>
    (await services.db.execute(sql`select name::text from months_of('scan_pages') order by end_id`)).rows;
  const atFirst = await months();
  const { name } = atFirst.at(-1) ?? {};
  await services.db.execute(sql`drop table ${sql.identifier(String(name))}`);
  expect(await runRetentionNight(services)).toBeNull();
  expect(await months()).toEqual(atFirst);
});
