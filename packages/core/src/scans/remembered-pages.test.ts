import { type Cast, createCast } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { contextFor, type OrganizationContext } from "#platform/context.ts";
import { scans } from "#platform/database/tables/scans.table.ts";

import { rememberedPages } from "./remembered-pages.ts";

const SITE = "https://harbor-bakery.example/";

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
  await services.db.delete(scans);
});

const measured = (path: string, title: string) =>
  ({ url: `${SITE}${path}`, status: 200, state: "measured", title }) as const;

async function siteOfScans(): Promise<string> {
  const [scan] = await services.db.select({ site: scans.site }).from(scans).limit(1);
  return scan?.site ?? "";
}

describe("the pages remembered of a site", () => {
  it("are those that its scans measured, each once with its latest title", async () => {
    await stageScan(context, { result: { pages: [measured("", "Bakery"), measured("rye", "Rye")] } });
    services.clock.advance(60_000);
    const lost = { url: `${SITE}oat`, status: 503, state: "not-measured", reason: "It failed." } as const;
    const pages = [measured("", "Our bakery"), measured("shop?page=2", "Shop"), lost];
    await stageScan(context, { kind: "weekly", result: { pages } });
    expect(await rememberedPages(context, await siteOfScans())).toEqual([
      { url: SITE, title: "Our bakery" },
      { url: `${SITE}rye`, title: "Rye" },
    ]);
  });

  it("are forgotten after a month, and are none of another address or client", async () => {
    await stageScan(context, { result: { pages: [measured("", "Bakery")] } });
    const site = await siteOfScans();
    expect(await rememberedPages(context, "https://elsewhere.example/")).toEqual([]);
    const other = contextFor(services, cast.charlie.organizationId);
    expect(await rememberedPages(other, site)).toEqual([]);
    services.clock.advance(31 * 24 * 60 * 60 * 1000);
    expect(await rememberedPages(context, site)).toEqual([]);
  });
});
