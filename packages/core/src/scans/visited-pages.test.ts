import { startSentence } from "@plumbline/contract/start-page";
import { createCast } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { afterAll, beforeAll, expect, it } from "vitest";

import { readDashboard } from "#dashboard/read-dashboard.ts";
import { contextFor, type OrganizationContext } from "#platform/context.ts";
import { reportNews } from "#reports/report-news.ts";
import { weeklyFacts } from "#reports/weekly-facts.ts";
import { readBaseline } from "#statements/read-baseline.ts";

let services: TestServices;
let bakery: OrganizationContext;

beforeAll(async () => {
  services = await testServices();
  const { alice } = await createCast(services);
  bakery = contextFor(services, alice.organizationId);
});
afterAll(() => services.close());

const page = (name: string) => `https://harbor-bakery.example/${name}`;
const measured = { url: page(""), status: 200, state: "measured" } as const;
const failed = (name: string, status: number) =>
  ({ url: page(name), status, state: "not-measured", reason: `It answered ${status}.` }) as const;

it("dashboard, mail and statement count the same pages of a site: no address that has no page, and all others", async () => {
  const busy = Array.from({ length: 60 }, (_, index) => failed(`busy-${index}`, 503));
  const scanId = await stageScan(bakery, {
    result: { pages: [measured, failed("gone", 404), failed("over", 410), ...busy] },
  });
  const { lastScan } = await readDashboard(bakery);
  expect(lastScan?.pagesMeasured).toBe(1);
  expect(lastScan?.pagesNotMeasured.map(({ url }) => url)).toEqual(busy.map(({ url }) => url));
  const facts = (await weeklyFacts(bakery, scanId))!;
  const news = await reportNews(bakery, { reportId: "r", kind: "initial", facts });
  expect(news.pages).toEqual({ measured: 1, all: 61 });
  expect((await readBaseline(bakery))?.baseline.pages).toEqual({ measured: 1, visited: 61 });
});

it("dashboard and mail say alike that the address leads to another website, and the report has its pages", async () => {
  services.clock.advance(60_000);
  const elsewhere = { ...measured, url: "https://parked.example/" };
  const scanId = await stageScan(bakery, { result: { pages: [elsewhere] } });
  const facts = (await weeklyFacts(bakery, scanId))!;
  const { moved } = await reportNews(bakery, { reportId: "r", kind: "weekly", facts });
  expect(moved).toContain("leads to another website, parked.example.");
  expect((await readDashboard(bakery)).lastScan?.moved).toBe(moved);
  expect(startSentence(facts.site, facts.pages)).toBe(moved);
});

it("dashboard, mail and statement say alike that the first page asks to sign in, and how many pages were not visited", async () => {
  services.clock.advance(60_000);
  const login = { ...measured, url: page("login"), title: "Sign in" };
  const scanId = await stageScan(bakery, { result: { pages: [login], pagesNotVisited: 7 } });
  const facts = (await weeklyFacts(bakery, scanId))!;
  const { moved, pagesNotVisited } = await reportNews(bakery, { reportId: "r", kind: "weekly", facts });
  expect(moved).toContain("asks visitors to sign in.");
  expect((await readDashboard(bakery)).lastScan).toMatchObject({ moved, pagesNotVisited });
  expect((await readBaseline(bakery))?.baseline).toMatchObject({
    start: moved,
    pages: { measured: 1, visited: 1, notVisited: 7 },
  });
  expect(pagesNotVisited).toBe(7);
});

it("nothing is said of it where the address is that of the pages", async () => {
  services.clock.advance(60_000);
  await stageScan(bakery, { result: { pages: [measured] } });
  expect((await readDashboard(bakery)).lastScan).not.toHaveProperty("moved");
  const baseline = (await readBaseline(bakery))?.baseline;
  expect(baseline).not.toHaveProperty("start");
  expect(baseline?.pages).toEqual({ measured: 1, visited: 1 });
});
