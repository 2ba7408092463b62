import { completeGuidance, type GuidanceList, listGuidance } from "@plumbline/contract/fix-guidance";
import { getIssue } from "@plumbline/contract/issues";
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

function complete(person: Person | null, id: string, isCompleted = true) {
  return api.send(person, { method: "PUT", url: `${PATH}/${id}`, payload: { isCompleted } });
}

/** As re-tests do that no longer find what was marked. */
async function verifyMarked(): Promise<void> {
  await api.services.db.execute(
    sql`update issues set status = 'verified', verified_at = now() where status = 'fixed-awaiting-check'`,
  );
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
      awaitingCheck: 0,
      percent: 0,
      saved: 0,
    };
    expect((await guidance("?area=security&limit=1&order=cost")).totals).toEqual(all);
    const { groups } = await guidance("?cause=button-name.critical&limit=100");
    for (const { id } of groups[0]!.items.slice(0, 11)) await complete(api.cast.bob, id);
    const waiting = await guidance();
    expect(waiting.totals).toMatchObject({ totalCost: 1000, completed: 0, awaitingCheck: 11, saved: 0 });
    await verifyMarked();
    const { totals } = await guidance("?completed=true");
    expect(totals).toMatchObject({ totalCost: 1000, completed: 11, awaitingCheck: 0, percent: 25 });
    // What is left of 41 is thirty: the dearer first one is still to be done.
    expect(totals.costOfFixing).toBe(1000 - totals.saved);
    expect(totals.saved).toBeGreaterThan(0);
  });

  it("hide what a check found fixed until it is asked for, and never what waits for its check", async () => {
    const [first] = (await guidance()).groups;
    for (const { id } of first!.items) await complete(api.cast.bob, id);
    expect((await guidance()).groups[0]).toMatchObject({ matching: BUTTONS, completed: 0 });
    await verifyMarked();
    expect((await guidance()).groups[0]).toMatchObject({ matching: BUTTONS - 10, completed: 10 });
    const list = await guidance("?completed=true&cause=button-name.critical&limit=100");
    expect(list.groups[0]).toMatchObject({ matching: BUTTONS });
    expect(list.groups[0]?.items.filter(({ completedAt }) => completedAt !== null)).toHaveLength(10);
  });
});

describe("completing an item", () => {
  const statusOf = async (id: string) => {
    const { body } = await api.send(api.cast.vera, { url: `/api/client-auth/issues/${id}` });
    return getIssue.output.parse(body).data;
  };

  it("is the same act as 'Mark as fixed': the issue waits for its check everywhere", async () => {
    const { id } = (await guidance()).groups[0]!.items[0]!;
    const { status, body } = await complete(api.cast.bob, id);
    expect(status).toBe(200);
    expect(completeGuidance.output.parse(body).data).toEqual({ id, status: "fixed-awaiting-check" });
    expect(await statusOf(id)).toMatchObject({
      status: "fixed-awaiting-check",
      lastCheck: { state: "queued" },
    });
    const item = (await guidance("?cause=button-name.critical&limit=100")).groups[0]?.items.find(
      (each) => each.id === id,
    );
    expect(item).toMatchObject({
      status: "fixed-awaiting-check",
      completedAt: null,
      lastCheck: { state: "queued" },
    });
  });

  it("holds when two people press at once, and opens the issue again when it is taken back", async () => {
    const { id } = (await guidance()).groups[0]!.items[0]!;
    await Promise.all([complete(api.cast.bob, id), complete(api.cast.alice, id)]);
    expect((await statusOf(id)).status).toBe("fixed-awaiting-check");
    await complete(api.cast.alice, id, false);
    expect((await statusOf(id)).status).toBe("open");
  });

  it("cannot undo what a check found", async () => {
    const { id } = (await guidance()).groups[0]!.items[0]!;
    await complete(api.cast.bob, id);
    await verifyMarked();
    expect((await complete(api.cast.bob, id, false)).status).toBe(409);
  });

  it("is for owners and members alone, and never for outsiders", async () => {
    const { id } = (await guidance()).groups[0]!.items[0]!;
    expect((await complete(null, id)).status).toBe(401);
    expect((await complete(api.cast.vera, id)).status).toBe(403);
    expect((await complete(api.cast.charlie, id)).status).toBe(404);
    expect((await complete(api.cast.alice, crypto.randomUUID())).status).toBe(404);
    expect((await statusOf(id)).status).toBe("open");
  });
});
