import { type GuidanceList, listGuidance } from "@plumbline/contract/fix-guidance";
import type { FoundIssue } from "@plumbline/core/issues/found-issue";
import { contextFor, type OrganizationContext } from "@plumbline/core/platform/context";
import { foundIssue, HOME, place, scanResult } from "@plumbline/core/scans/scan-result.testing";
import type { Person } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";

const PATH = "/api/client-auth/fix-guidance";
const BUTTONS = 41;

let api: TestApi;
let harborBakery: OrganizationContext;

beforeAll(async () => {
  api = await testApi();
  harborBakery = contextFor(api.services, api.cast.alice.organizationId);
});
afterAll(() => api.close());

function one(checkId: string, overrides: Partial<FoundIssue> = {}): FoundIssue {
  return foundIssue({ fingerprint: checkId, checkId, title: checkId, ...overrides });
}

function effort(effort: "S" | "M" | "L"): Pick<FoundIssue, "guidance"> {
  const { guidance } = foundIssue();
  return { guidance: guidance && { ...guidance, effort } };
}

function buttons(): FoundIssue[] {
  return Array.from({ length: BUTTONS }, (_, index) =>
    one("button-name", { fingerprint: `button-${index}`, places: [place(HOME, `#b${index}`)] }),
  );
}

beforeEach(async () => {
  await api.services.db.execute(sql`delete from issues`);
  await api.services.db.execute(sql`delete from scans`);
  api.services.clock.advance(60_000);
  const lines = [
    { check: "button-name", title: "button-name", points: 5, pages: 1 },
    { check: "contrast", title: "contrast", points: 9, pages: 1 },
  ];
  const seo = [{ check: "seo-title", title: "seo-title", points: 12, pages: 1 }];
  await stageScan(harborBakery, {
    issues: [
      one("seo-title", { area: "seo", severity: "low", ...effort("M") }),
      one("contrast", { severity: "high", ...effort("S") }),
      one("sec-csp", { area: "security", severity: "high", guidance: null }),
      ...buttons(),
    ],
    result: scanResult({
      areas: {
        accessibility: { score: 70, state: "measured", lines },
        seo: { score: 90, state: "measured", lines: seo },
      },
    }),
  });
});

async function guidance(query = "", person: Person = api.cast.vera): Promise<GuidanceList> {
  const { status, body } = await api.send(person, { url: `${PATH}${query}` });
  expect(status).toBe(200);
  return listGuidance.output.parse(body).data;
}

const titles = ({ groups }: GuidanceList) => groups.map(({ cause }) => cause.title);

function tick(person: Person | null, path: string, isCompleted = true) {
  return api.send(person, { method: "PUT", url: `${PATH}/${path}`, payload: { isCompleted } });
}

const costs = (list: GuidanceList) =>
  list.groups.flatMap(({ items }) => items).reduce((sum, { estimatedCost }) => sum + (estimatedCost ?? 0), 0);

describe("the checklist by cause", () => {
  it("has how to fix a cause once, and below it its first issues with their parts of its cost", async () => {
    const { groups, total } = await guidance();
    expect(total).toBe(4);
    expect(groups[0]).toMatchObject({
      cause: { id: "button-name.critical", rank: 1, cost: 575, work: "about 4 hours", issues: BUTTONS },
      whyItMatters: "People who listen to the page do not learn what to type.",
      fixSteps: ["Give the field a label.", "Tie it to the field with for and id."],
      wcag: ["1.3.1", "4.1.2"],
      matching: BUTTONS,
      total: BUTTONS,
      completed: 0,
    });
    expect(groups[0]?.items).toHaveLength(10);
    expect(groups[0]?.items[0]).toMatchObject({
      description: "The field has no label.",
      estimatedTime: "about 5 minutes",
      place: { page: HOME, selector: expect.stringMatching(/^#b/u) },
    });
  });

  it("sorts all causes on the server, before it pages them", async () => {
    expect(titles(await guidance())).toEqual(["button-name", "contrast", "sec-csp", "seo-title"]);
    expect(titles(await guidance("?order=cost"))).toEqual([
      "contrast",
      "seo-title",
      "button-name",
      "sec-csp",
    ]);
    expect(titles(await guidance("?order=impact"))).toEqual([
      "seo-title",
      "contrast",
      "button-name",
      "sec-csp",
    ]);
    expect(titles(await guidance("?order=impact&limit=1&page=2"))).toEqual(["contrast"]);
  });

  it("filters all causes by area, and says how many issues each area has", async () => {
    const list = await guidance("?area=seo&limit=1");
    expect(titles(list)).toEqual(["seo-title"]);
    expect(list.counts).toEqual({
      all: 44,
      areas: { accessibility: 42, seo: 1, performance: 0, privacy: 0, security: 1 },
    });
  });

  it("pages the issues of one cause", async () => {
    const page = (number: number) => guidance(`?cause=button-name.critical&limit=20&page=${number}`);
    const pages = await Promise.all([page(1), page(2), page(3)]);
    expect(pages.map(({ groups }) => groups[0]?.items.length)).toEqual([20, 20, 1]);
    const ids = pages.flatMap(({ groups }) => groups[0]?.items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(BUTTONS);
    expect(pages.reduce((sum, list) => sum + costs(list), 0)).toBe(575);
  });

  it("refuses what it does not know", async () => {
    for (const query of ["?order=speed", "?area=speed", "?completed=perhaps", "?limit=101", "?cause=x"]) {
      expect((await api.send(api.cast.vera, { url: `${PATH}${query}` })).status).toBe(400);
    }
    expect((await api.send(null, { url: PATH })).status).toBe(401);
    expect(await guidance("", api.cast.charlie)).toMatchObject({
      groups: [],
      totals: { items: 0, totalCost: 0 },
    });
  });
});

describe("its totals", () => {
  it("are of all issues, whatever page and filter, and stay what they were while work goes on", async () => {
    const all = {
      totalCost: 575 + 75 + 350,
      costOfFixing: 1000,
      items: 44,
      completed: 0,
      percent: 0,
      saved: 0,
    };
    expect((await guidance("?area=security&limit=1&order=cost")).totals).toEqual(all);
    const { groups } = await guidance("?cause=button-name.critical&limit=100");
    for (const { id } of groups[0]!.items.slice(0, 11)) await tick(api.cast.bob, id);
    const saved = groups[0]!.items
      .slice(0, 11)
      .reduce((sum, { estimatedCost }) => sum + (estimatedCost ?? 0), 0);
    expect((await guidance()).totals).toEqual({ ...all, completed: 11, percent: 25, saved });
    await api.services.db.execute(
      sql`update issues set status = 'verified' where checklist_done_at is not null`,
    );
    const { totals } = await guidance("?completed=true");
    expect(totals).toMatchObject({ totalCost: all.totalCost, completed: 11 });
    // What is left of 41 is thirty: the dearer first one is still to be done.
    expect(totals.costOfFixing).toBe(1000 - totals.saved);
  });

  it("hide what is ticked off until it is asked for", async () => {
    await tick(api.cast.bob, "groups/button-name.critical");
    expect(titles(await guidance())).not.toContain("button-name");
    const list = await guidance("?completed=true");
    expect(list.groups[0]).toMatchObject({ completed: BUTTONS, matching: BUTTONS });
    expect(list.groups[0]?.items[0]?.completedAt).not.toBeNull();
  });
});

describe("ticking a whole cause off", () => {
  it("keeps earlier dates, and is taken back for all", async () => {
    const { groups } = await guidance();
    const first = groups[0]!.items[0]!;
    await tick(api.cast.bob, first.id);
    api.services.clock.advance(60_000);
    const ticked = await tick(api.cast.alice, "groups/button-name.critical");
    expect(ticked.body["data"]).toEqual({ cause: "button-name.critical", changed: BUTTONS - 1 });
    const after = await guidance("?completed=true&cause=button-name.critical&limit=100");
    const dates = after.groups[0]!.items.map(({ completedAt }) => completedAt);
    expect(new Set(dates).size).toBe(2);
    const reopened = await tick(api.cast.alice, "groups/button-name.critical", false);
    expect(reopened.body["data"]).toMatchObject({ changed: BUTTONS });
  });

  it("is for owners and members alone, and never for outsiders", async () => {
    const path = "groups/button-name.critical";
    expect((await tick(null, path)).status).toBe(401);
    expect((await tick(api.cast.vera, path)).status).toBe(403);
    expect((await tick(api.cast.charlie, path)).status).toBe(404);
    expect((await tick(api.cast.alice, "groups/no-check.major")).status).toBe(404);
    expect((await guidance()).totals.completed).toBe(0);
  });
});
