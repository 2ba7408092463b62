import type { ScanResult } from "@plumbline/contract/scan-result";
import { type Cast, createCast } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { contextFor, type OrganizationContext } from "#platform/context.ts";
import { missingAreas } from "#scans/missing-areas.ts";
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

describe("the areas that an overall score lacks", () => {
  it("are those nobody had measured by then and those the scan itself could not measure", async () => {
    const first = await scanned({ accessibility: accessibility!, seo: seo!, security: security! });
    const second = await scanned({ performance: performance!, privacy: privacy! });
    const third = await scanned({ seo: seo!, security: NOT_MEASURED });
    expect(Object.fromEntries(await missingAreas(context, [first, second, third]))).toEqual({
      [first]: ["performance", "privacy"],
      [second]: [],
      [third]: ["security"],
    });
  });

  it("are not told to another organization", async () => {
    const scan = await scanned({ seo: NOT_MEASURED });
    const outsider = contextFor(services, cast.charlie.organizationId);
    expect(await missingAreas(outsider, [scan])).toEqual(new Map());
  });
});
