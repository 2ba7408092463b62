import type { AreaScore } from "@plumbline/contract/scan-result";
import { createCast } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { readDashboard } from "#dashboard/read-dashboard.ts";
import { contextFor, type OrganizationContext } from "#platform/context.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { weeklyFacts } from "#reports/weekly-facts.ts";
import { scanResult } from "#scans/scan-result.testing.ts";

const { accessibility, seo, performance, privacy, security } = scanResult().areas;
const unmeasured = (reason: string): AreaScore => ({ score: null, state: "not-measured", reason, lines: [] });
const WEEKLY = { accessibility, seo, security };

let services: TestServices;
let context: OrganizationContext;

beforeAll(async () => {
  services = await testServices();
  context = contextFor(services, (await createCast(services)).alice.organizationId);
});
afterAll(() => services.close());
beforeEach(() => services.db.delete(scans));

async function scan(kind: "initial" | "weekly" | "monthly", areas: Record<string, AreaScore | undefined>) {
  services.clock.advance(24 * 3_600_000);
  const scanId = await stageScan(context, { kind, result: { areas: JSON.parse(JSON.stringify(areas)) } });
  services.clock.advance(60_000);
  const facts = await weeklyFacts(context, scanId);
  const { areas: shown } = await readDashboard(context);
  return { told: facts?.areas.find(({ area }) => area === "privacy"), shown: shown.privacy };
}

describe("an area that a weekly scan leaves out", () => {
  it("keeps the reason why it could not be measured, in the report as on the dashboard", async () => {
    await scan("initial", { ...WEEKLY, performance, privacy: unmeasured("The policy could not be read.") });
    const { told, shown } = await scan("weekly", WEEKLY);
    expect(shown).toMatchObject({ state: "not-measured", reason: "The policy could not be read." });
    expect(told).toMatchObject({
      state: "not-measured",
      reason: "The policy could not be read.",
      score: null,
    });
  });

  it("keeps the newest of several reasons", async () => {
    await scan("initial", { ...WEEKLY, performance, privacy: unmeasured("An older reason.") });
    await scan("monthly", { ...WEEKLY, performance, privacy: unmeasured("A newer reason.") });
    const { told, shown } = await scan("weekly", WEEKLY);
    expect([told?.reason, shown?.reason]).toEqual(["A newer reason.", "A newer reason."]);
  });

  it("keeps its last score where it ever had one", async () => {
    await scan("initial", { ...WEEKLY, performance, privacy });
    const { told, shown } = await scan("weekly", WEEKLY);
    expect([told?.score, shown?.score]).toEqual([60, 60]);
  });

  it("has no detail where no scan was asked for it", async () => {
    const { told, shown } = await scan("weekly", WEEKLY);
    expect(shown).toBeUndefined();
    expect(told).toMatchObject({ score: null, reason: "No scan has measured this area yet." });
  });
});
