import { getIssueGroup, listIssueGroups, markGroupFixed } from "@plumbline/contract/issue-groups";
import { listIssues } from "@plumbline/contract/issues";
import type { FoundIssue } from "@plumbline/core/issues/found-issue";
import { moveWebsite } from "@plumbline/core/organizations/move-website";
import { contextFor, type OrganizationContext } from "@plumbline/core/platform/context";
import { foundIssue, HOME, MENU, place, scanResult } from "@plumbline/core/scans/scan-result.testing";
import type { Person } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";

const PATH = "/api/client-auth/issue-groups";
const BUTTONS = "button-name.critical";

/** A button without a name in one of the site's components. */
function button(index: number): FoundIssue {
  const snippet = `<button aria-label="${index === 0 ? "" : `Offer ${index}`}"></button>`;
  return foundIssue({
    fingerprint: `button-${index}`,
    checkId: "button-name",
    title: "Button without a name",
    component: `card-${index}`,
    places: [{ ...place(index % 2 ? MENU : HOME, `#buy-${index}`), snippet }],
  });
}

const HEADER = foundIssue({
  fingerprint: "hsts",
  checkId: "sec-hsts",
  area: "security",
  severity: "high",
  title: "The site can be opened without encryption",
  isSiteWide: true,
  places: [{ ...place(HOME), selector: null, snippet: "Server: nginx" }],
});
const TITLE = foundIssue({
  fingerprint: "title",
  checkId: "seo-title",
  area: "seo",
  severity: "low",
  title: "Two pages share a title",
});
const DOUBT = foundIssue({
  fingerprint: "doubt",
  checkId: "contrast",
  severity: "medium",
  needsReview: true,
  title: "Text on a picture may be hard to read",
});

const HINT = foundIssue({
  fingerprint: "hint",
  checkId: "region",
  severity: "low",
  isAdvice: true,
  wcag: [],
  title: "Content outside of regions",
});

const measured = { state: "measured" as const, lines: [] };
const line = (check: string, points: number) => ({ check, title: check, points, pages: 1 });

let api: TestApi;
let harborBakery: OrganizationContext;

beforeAll(async () => {
  api = await testApi();
  harborBakery = contextFor(api.services, api.cast.alice.organizationId);
});
afterAll(() => api.close());

beforeEach(async () => {
  await api.services.db.execute(sql`delete from issues`);
  await api.services.db.execute(sql`delete from scans`);
  await moveWebsite(harborBakery, HOME);
  api.services.clock.advance(60_000);
  await stageScan(harborBakery, {
    issues: [TITLE, DOUBT, HINT, HEADER, ...[0, 1, 2, 3, 4].map(button)],
    result: scanResult({
      areas: {
        accessibility: { ...measured, score: 70, lines: [line("button-name", 10)] },
        seo: { ...measured, score: 90, lines: [line("seo-title", 2)] },
        security: { ...measured, score: 50, lines: [line("sec-hsts", 12)] },
      },
    }),
  });
});

async function groupsOf(person: Person, query = "") {
  const { status, body } = await api.send(person, { url: `${PATH}${query}` });
  expect(status).toBe(200);
  return listIssueGroups.output.parse(body).data;
}

const titles = ({ groups }: Awaited<ReturnType<typeof groupsOf>>) => groups.map(({ title }) => title);

async function issuesOf(cause: string, query = "") {
  const { body } = await api.send(api.cast.alice, {
    url: `/api/client-auth/issues?cause=${cause}${query}`,
  });
  return listIssues.output.parse(body).data;
}

type Act = "mark-fixed" | "check-again" | "accept" | "end-acceptance";

function act(person: Person | null, name: Act, payload?: object, cause = BUTTONS) {
  return api.send(person, { method: "POST", url: `${PATH}/${cause}/${name}`, ...(payload && { payload }) });
}

async function acted(person: Person, name: Act, payload?: object, cause = BUTTONS) {
  const { status, body } = await act(person, name, payload, cause);
  expect(status).toBe(200);
  return markGroupFixed.output.parse(body).data;
}

async function countOf(query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await api.services.db.execute<{ n: number }>(query);
  return rows[0]!.n;
}

describe("issues grouped by cause", () => {
  it("come in the order in which they are best fixed, each with what it costs, takes and reaches", async () => {
    const list = await groupsOf(api.cast.vera);
    expect(titles(list)).toEqual(["Button without a name", HEADER.title, TITLE.title]);
    expect(list.groups[0]).toMatchObject({
      id: BUTTONS,
      rank: 1,
      group: "critical",
      severity: "critical",
      area: "accessibility",
      issues: 5,
      matching: 5,
      pages: 2,
      reach: "both pages",
      // 30 minutes and four sixths of them more
      work: "50 minutes",
      workMinutes: 50,
      cost: 125,
      points: 10,
      reason: "2.5 overall points, 50 minutes",
      awaitingCheck: 0,
      statuses: { open: 5 },
    });
    expect(list.groups[1]).toMatchObject({ reach: "the whole site", isSiteWide: true, points: 12 });
    expect(list).toMatchObject({
      total: 3,
      matching: 7,
      costOfFixing: 125 + 75 + 75,
      open: { critical: 5, major: 1, minor: 1, review: 1 },
      yearlyLoss: { basis: "estimate", amount: 27_500 },
    });
  });

  it("put what a person must review after all else, unranked and without points", async () => {
    const { groups } = await groupsOf(api.cast.alice, "?review=true");
    expect(groups.at(-1)).toMatchObject({
      id: "contrast.review",
      needsReview: true,
      rank: null,
      points: null,
      cost: null,
      reason: "Needs review",
      matching: 1,
    });
    expect((await issuesOf("contrast.review")).issues).toHaveLength(1);
  });

  it("leave out advice, which is listed apart and counts nowhere", async () => {
    const { alice } = api.cast;
    const everything = await groupsOf(alice, "?status=all&review=true");
    expect(titles(everything)).not.toContain(HINT.title);
    expect(everything).toMatchObject({
      matching: 8,
      open: { critical: 5, major: 1, minor: 1, review: 1 },
      counts: { all: 8, categories: { accessibility: 6 } },
    });
    const advice = await groupsOf(alice, "?advice=true");
    expect(advice).toMatchObject({ total: 1, matching: 1, open: everything.open, costOfFixing: 275 });
    expect(advice.groups).toMatchObject([
      {
        id: "region.advice",
        title: HINT.title,
        isAdvice: true,
        needsReview: false,
        rank: null,
        points: null,
        cost: null,
        reason: "Advice",
      },
    ]);
    expect((await issuesOf("region.advice")).issues).toMatchObject([{ isAdvice: true, needsReview: false }]);
    const { status, body } = await api.send(alice, { url: `${PATH}/region.advice` });
    expect([status, getIssueGroup.output.parse(body).data.isAdvice]).toEqual([200, true]);
  });

  it("are paged by cause and filtered as issues are, with figures of the whole cause", async () => {
    const { alice } = api.cast;
    expect(titles(await groupsOf(alice, "?page=2&limit=2"))).toEqual([TITLE.title]);
    expect(titles(await groupsOf(alice, "?category=seo"))).toEqual([TITLE.title]);
    const onMenu = await groupsOf(alice, "?search=/menu");
    expect(onMenu.groups[0]).toMatchObject({ id: BUTTONS, matching: 2, issues: 5, cost: 125 });
    expect(onMenu).toMatchObject({ total: 2, matching: 3 });
    expect((await api.send(alice, { url: `${PATH}?limit=101` })).status).toBe(400);
  });

  it("are empty for an outsider", async () => {
    const list = await groupsOf(api.cast.charlie, "?status=all&review=true");
    expect(list).toMatchObject({ groups: [], total: 0, costOfFixing: 0, yearlyLoss: null, isScanned: false });
  });

  it("are new at once when an issue changes, by whoever", async () => {
    expect((await groupsOf(api.cast.alice)).groups[0]?.issues).toBe(5);
    await api.services.db.execute(sql`update issues set status = 'verified' where fingerprint = 'button-1'`);
    expect((await groupsOf(api.cast.alice)).groups[0]).toMatchObject({
      issues: 4,
      statuses: { open: 4, verified: 1 },
      // The score still counts the one that was verified since.
      points: 8,
    });
  });

  it("tell a cause by the same name as the database groups by, whatever the severity", async () => {
    for (const severity of ["critical", "high", "medium", "low"] as const)
      await api.services.db.execute(sql`
        update issues set severity = ${severity} where fingerprint = ${`button-${severity.length % 5}`}`);
    const { groups } = await groupsOf(api.cast.alice);
    for (const { id, check, group } of groups) expect(id).toBe(`${check}.${group}`);
    expect(groups.filter(({ check }) => check === "button-name").length).toBeGreaterThan(1);
  });
});

describe("the issues of one cause", () => {
  it("are told apart by their own words, and their costs add up to the cause's", async () => {
    const { issues, total } = await issuesOf(BUTTONS);
    expect(total).toBe(5);
    const names = issues.map(({ place: own }) => [own?.selector, own?.name]);
    expect(names).toContainEqual(["#buy-0", null]);
    expect(names).toContainEqual(["#buy-3", "Offer 3"]);
    expect(issues.reduce((sum, { estimatedCost }) => sum + (estimatedCost ?? 0), 0)).toBe(125);
    expect(issues.every(({ cause }) => cause === BUTTONS)).toBe(true);
  });

  it("are paged", async () => {
    expect((await issuesOf(BUTTONS, "&page=2&limit=3")).issues).toHaveLength(2);
    expect((await issuesOf("button-name.minor")).issues).toEqual([]);
    const { status } = await api.send(api.cast.alice, { url: "/api/client-auth/issues?cause=x" });
    expect(status).toBe(400);
  });
});

describe("one cause by its id", () => {
  const ask = (person: Person | null, cause = BUTTONS) => api.send(person, { url: `${PATH}/${cause}` });

  it("is the same as in the list, for viewers too", async () => {
    const { status, body } = await ask(api.cast.vera);
    expect(status).toBe(200);
    expect(getIssueGroup.output.parse(body).data).toEqual((await groupsOf(api.cast.vera)).groups[0]);
  });

  it("is there when none of its issues is open", async () => {
    const until = api.services.clock.now().toISOString().slice(0, 10);
    await acted(api.cast.bob, "accept", { until, reason: "A new shop is on its way." });
    expect(titles(await groupsOf(api.cast.bob))).not.toContain("Button without a name");
    const { data } = getIssueGroup.output.parse((await ask(api.cast.bob)).body);
    expect(data).toMatchObject({ rank: null, issues: 0, matching: 5, statuses: { accepted: 5 } });
  });

  it("is not there for an outsider, nor under another name", async () => {
    const outsider = await ask(api.cast.charlie);
    expect([outsider.status, outsider.body["code"]]).toEqual([404, "issue-group.not-found"]);
    expect((await ask(api.cast.alice, "no-check.critical")).status).toBe(404);
    expect((await ask(api.cast.alice, "no-cause")).status).toBe(400);
    expect((await ask(null)).status).toBe(401);
  });
});

describe("an act on a whole cause", () => {
  it("marks all of it fixed, and one scan checks all of it", async () => {
    const { changed, group } = await acted(api.cast.bob, "mark-fixed", { isFixed: true });
    expect(changed).toBe(5);
    expect(group).toMatchObject({
      rank: null,
      issues: 0,
      awaitingCheck: 5,
      beingChecked: 5,
      reason: "Awaiting check",
    });
    expect(await countOf(sql`select count(*)::int as n from scans where kind = 'retest'`)).toBe(1);
    expect(await countOf(sql`select count(*)::int as n from retests`)).toBe(5);
    expect(
      await countOf(sql`select count(*)::int as n from audit_log where action = 'issue.marked-fixed'`),
    ).toBe(5);
    expect(await countOf(sql`select count(*)::int as n from issue_events where kind = 'marked-fixed'`)).toBe(
      5,
    );
  });

  it("takes all its marks back", async () => {
    await acted(api.cast.bob, "mark-fixed", { isFixed: true });
    const { changed, group } = await acted(api.cast.alice, "mark-fixed", { isFixed: false });
    expect(changed).toBe(5);
    expect(group).toMatchObject({ rank: 1, issues: 5, awaitingCheck: 0 });
  });

  it("checks again what no scan is checking yet", async () => {
    const [first] = (await issuesOf(BUTTONS)).issues;
    await api.send(api.cast.alice, {
      method: "POST",
      url: `/api/client-auth/issues/${first!.id}/check-again`,
    });
    expect((await acted(api.cast.alice, "check-again")).group.beingChecked).toBe(5);
    await acted(api.cast.alice, "check-again");
    expect(await countOf(sql`select count(*)::int as n from scans where kind = 'retest'`)).toBe(2);
    expect(await countOf(sql`select count(*)::int as n from retests`)).toBe(5);
  });

  it("accepts all of it for a reason, until a day, and opens it again", async () => {
    const until = api.services.clock.now().toISOString().slice(0, 10);
    const accepted = await acted(api.cast.bob, "accept", { until, reason: "A new shop is on its way." });
    expect(accepted).toMatchObject({ changed: 5, group: { issues: 0, statuses: { accepted: 5 } } });
    expect((await groupsOf(api.cast.alice)).open.critical).toBe(0);
    const marked = await acted(api.cast.bob, "mark-fixed", { isFixed: true });
    expect(marked).toMatchObject({ changed: 0, group: { statuses: { accepted: 5 } } });
    expect(await acted(api.cast.alice, "end-acceptance")).toMatchObject({ changed: 5, group: { issues: 5 } });
  });

  it.each([
    ["mark-fixed", { isFixed: true }],
    ["check-again", undefined],
    ["accept", { until: "2026-12-01", reason: "Soon." }],
    ["end-acceptance", undefined],
  ] as const)("is for owners and members alone, and never for outsiders: %s", async (name, payload) => {
    const viewer = await act(api.cast.vera, name, payload);
    expect([viewer.status, viewer.body["code"]]).toEqual([403, "role.forbidden"]);
    const outsider = await act(api.cast.charlie, name, payload);
    expect([outsider.status, outsider.body["code"]]).toEqual([404, "issue-group.not-found"]);
    expect((await act(null, name, payload)).status).toBe(401);
    expect((await act(api.cast.alice, name, payload, "no-check.critical")).status).toBe(404);
    expect((await act(api.cast.alice, name, payload, "no-cause")).status).toBe(400);
    expect((await act(api.cast.alice, name, payload)).status).toBe(200);
  });

  it("asks for a day and a reason, and leaves all as it was without", async () => {
    const answer = await act(api.cast.alice, "accept", { until: "2020-01-01", reason: "Soon." });
    expect([answer.status, answer.body["code"]]).toEqual([400, "issue.acceptance-date"]);
    expect((await groupsOf(api.cast.alice)).groups[0]?.issues).toBe(5);
  });

  it("is refused when the website has moved, and nothing is marked", async () => {
    await moveWebsite(harborBakery, "https://elsewhere.example/");
    for (const [name, payload] of [["mark-fixed", { isFixed: true }], ["check-again"]] as const) {
      const { status, body } = await act(api.cast.alice, name, payload);
      expect([status, body["code"]]).toEqual([409, "issue.site-moved"]);
    }
    expect((await groupsOf(api.cast.alice)).groups[0]).toMatchObject({ issues: 5, awaitingCheck: 0 });
  });
});
