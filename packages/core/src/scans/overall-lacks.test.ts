import type { ScanResult } from "@plumbline/contract/scan-result";
import { type Cast, createCast } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { contextFor, type OrganizationContext } from "#platform/context.ts";
import { overallLacks } from "#scans/overall-lacks.ts";
import { scanResult } from "#scans/scan-result.testing.ts";

const { accessibility, performance, privacy, seo, security } = scanResult().areas;
const NOT_MEASURED = { score: null, state: "not-measured" as const, reason: "No page answered.", lines: [] };

let services: TestServices;
let cast: Cast;
let context: OrganizationContext;

beforeAll(async () => {
  services = await testServices();
  cast = await createCast(services);
  context = contextFor(services, cast.alice.organizationId);
});
afterAll(() => services.close());

async function scanned(areas: ScanResult["areas"]): Promise<string> {
  services.clock.advance(24 * 3_600_000);
  return stageScan(context, { result: { areas } });
}

describe("what an overall score lacks", () => {
  it("are the areas nobody had measured by then and those the scan itself could not measure", async () => {
    const first = await scanned({ accessibility: accessibility!, seo: seo!, security: security! });
    const second = await scanned({ performance: performance!, privacy: privacy! });
    const third = await scanned({ seo: seo!, security: NOT_MEASURED });
    const lacks = await overallLacks(context, [first, second, third]);
    expect([first, second, third].map((scan) => lacks.get(scan)?.missing)).toEqual([
      ["performance", "privacy"],
      [],
      ["security"],
    ]);
  });

  it("is the certainty of provisional areas, also of those measured before it and not since", async () => {
    const unsure = { ...privacy!, state: "provisional" as const, reason: "The banner did not open." };
    const first = await scanned({ privacy: unsure, seo: seo! });
    const second = await scanned({ seo: { ...seo!, state: "provisional" } });
    const third = await scanned({ privacy: privacy!, seo: seo! });
    const fourth = await scanned({ seo: seo! });
    const lacks = await overallLacks(context, [first, second, third, fourth]);
    expect([first, second, third, fourth].map((scan) => lacks.get(scan)?.provisionalAreas)).toEqual([
      ["privacy"],
      ["seo", "privacy"],
      [],
      [],
    ]);
  });

  it("is not told to another organization", async () => {
    const scan = await scanned({ seo: NOT_MEASURED });
    const outsider = contextFor(services, cast.charlie.organizationId);
    expect(await overallLacks(outsider, [scan])).toEqual(new Map());
  });
});
