import { getIssue, type issueList, listIssues, markFixed } from "@plumbline/contract/issues";
import type { FoundIssue } from "@plumbline/core/issues/found-issue";
import { moveWebsite } from "@plumbline/core/organizations/move-website";
import { contextFor, type OrganizationContext } from "@plumbline/core/platform/context";
import { foundIssue, HOME, MENU, place, scanResult } from "@plumbline/core/scans/scan-result.testing";
import type { Person } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";

const PATH = "/api/client-auth/issues";
const NOBODYS_ID = "01900000-0000-7000-8000-000000000000";

const LABEL = foundIssue();
const HEADER: FoundIssue = {
  ...foundIssue({ fingerprint: "hsts", checkId: "sec-hsts", area: "security", severity: "high" }),
  title: "The site can be opened without encryption",
  message: "No Strict-Transport-Security header.",
  places: [place(HOME, "html")],
};
const TITLE: FoundIssue = {
  ...foundIssue({ fingerprint: "title", checkId: "seo-title", area: "seo", severity: "low" }),
  title: "The title is 100% the same on two pages",
  places: [place(MENU, "title")],
};
const DOUBT: FoundIssue = {
  ...foundIssue({ fingerprint: "doubt", checkId: "contrast", severity: "medium", needsReview: true }),
  title: "Text on a picture may be hard to read",
};

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
  await stageScan(harborBakery, { issues: [TITLE, DOUBT, LABEL, HEADER] });
});

async function listOf(person: Person, query = "") {
  const { status, body } = await api.send(person, { url: `${PATH}${query}` });
  expect(status).toBe(200);
  return listIssues.output.parse(body).data;
}

async function idOf({ title }: FoundIssue): Promise<string> {
  const { issues } = await listOf(api.cast.alice, "?status=all&review=true");
  return issues.find((issue) => issue.title === title)!.id;
}

function post(person: Person | null, id: string, act: "mark-fixed" | "check-again" | "end-acceptance") {
  return api.send(person, { method: "POST", url: `${PATH}/${id}/${act}` });
}

async function marked(person: Person, id: string) {
  const { status, body } = await post(person, id, "mark-fixed");
  expect(status).toBe(200);
  return markFixed.output.parse(body).data;
}

const titles = ({ issues }: ReturnType<typeof issueList.parse>) => issues.map(({ title }) => title);

describe("the list of issues", () => {
  it("shows the worst first, each with what its check says of it", async () => {
    const list = await listOf(api.cast.vera);
    expect(titles(list)).toEqual([LABEL.title, HEADER.title, TITLE.title]);
    expect(list.issues[0]).toMatchObject({
      page: "harbor-bakery.example/",
      isSiteWide: false,
      pageUrl: HOME,
      category: "Accessibility",
      severity: "critical",
      estimatedFixTime: "30 minutes",
      estimatedCost: 75,
      cause: "label.critical",
      place: { page: HOME, selector: "input", name: null, heading: null, screenshot: null },
      description: "The field has no label.",
      impact: LABEL.guidance!.whyItMatters,
      businessImpact: LABEL.guidance!.businessImpact,
      createdAt: api.services.clock.now().toISOString(),
      status: "open",
      places: 2,
      pages: 2,
      check: "label",
      lastCheck: null,
    });
  });

  it("counts for chips, groups and cards", async () => {
    expect(await listOf(api.cast.alice, "?category=security&limit=1")).toMatchObject({
      total: 1,
      counts: {
        all: 3,
        categories: { accessibility: 1, seo: 1, security: 1, performance: 0, privacy: 0 },
        groups: { critical: 0, major: 1, minor: 0 },
      },
      open: { critical: 1, major: 1, minor: 1, review: 1, awaitingCheck: 0 },
      settled: { verified: 0, awaitingCheck: 0, accepted: 0, pageGone: 0 },
      isScanned: true,
    });
  });

  it("counts as resolved what it lists when resolved ones are asked for, and no more", async () => {
    await api.services.db.execute(sql`update issues set status = 'verified'`);
    for (const [query, shown] of [
      ["?status=all", 3],
      ["?status=all&review=true", 4],
    ] as const) {
      const { total, settled } = await listOf(api.cast.alice, query);
      expect([total, settled.verified]).toEqual([shown, shown]);
    }
  });

  it("is paged, filtered and searched on the server, whatever is typed", async () => {
    const alice = api.cast.alice;
    expect(titles(await listOf(alice, "?page=2&limit=2"))).toEqual([TITLE.title]);
    expect(titles(await listOf(alice, "?category=seo"))).toEqual([TITLE.title]);
    expect(titles(await listOf(alice, "?search=STRICT-transport"))).toEqual([HEADER.title]);
    expect(titles(await listOf(alice, "?search=/menu"))).toEqual([LABEL.title, TITLE.title]);
    expect(titles(await listOf(alice, "?search=100%25"))).toEqual([TITLE.title]);
    expect(titles(await listOf(alice, `?search=${encodeURIComponent("' or 1=1 --")}`))).toEqual([]);
    expect(titles(await listOf(alice, "?review=true"))).toContain(DOUBT.title);
    expect(titles(await listOf(alice, "?page=1000"))).toEqual([]);
  });

  it("holds the issues that stood when a report was made, and what became of them", async () => {
    const first = await reportId();
    api.services.clock.advance(60_000);
    const checks = [{ id: "seo-title", area: "seo" as const, outcome: "passed" as const, title: "Titles" }];
    await stageScan(harborBakery, { issues: [LABEL, HEADER], result: scanResult({ checks, ...datesNow() }) });
    const stood = await listOf(api.cast.alice, `?reportId=${first}`);
    expect(stood.issues.map(({ title, status }) => [title, status])).toEqual([
      [LABEL.title, "open"],
      [HEADER.title, "open"],
      [TITLE.title, "verified"],
    ]);
    expect(titles(await listOf(api.cast.alice, `?reportId=${await reportId()}`))).not.toContain(TITLE.title);
  });

  it("is empty for an outsider, who has no report of ours either", async () => {
    const list = await listOf(api.cast.charlie, "?status=all&review=true");
    expect(list).toMatchObject({
      issues: [],
      total: 0,
      settled: { verified: 0, awaitingCheck: 0, accepted: 0, pageGone: 0 },
      isScanned: false,
    });
    const { status } = await api.send(api.cast.charlie, { url: `${PATH}?reportId=${await reportId()}` });
    expect(status).toBe(404);
  });

  it.each(["page=0", "limit=101", "category=speed", "status=open", "review=perhaps", "reportId=1"])(
    "refuses ?%s",
    async (query) => {
      const { status, body } = await api.send(api.cast.alice, { url: `${PATH}?${query}` });
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: "request.invalid" });
    },
  );
});

describe("one issue", () => {
  it("shows its evidence, how to fix it, and its history", async () => {
    const id = await idOf(LABEL);
    await marked(api.cast.bob, id);
    const { body } = await api.send(api.cast.vera, { url: `${PATH}/${id}` });
    const issue = getIssue.output.parse(body).data;
    expect(issue).toMatchObject({ component: "form", wcag: ["1.3.1", "4.1.2"], ...steps(LABEL) });
    expect(issue.evidence.map(({ page, selector }) => [page, selector])).toEqual([
      [HOME, "input"],
      [MENU, "input"],
    ]);
    expect(issue.history.map(({ kind, by }) => [kind, by])).toEqual([
      ["marked-fixed", "Bob Baker"],
      ["found", null],
    ]);
  });

  it("is not there for an outsider, nor is one that never was", async () => {
    const outsider = await api.send(api.cast.charlie, { url: `${PATH}/${await idOf(LABEL)}` });
    const nobodys = await api.send(api.cast.alice, { url: `${PATH}/${NOBODYS_ID}` });
    for (const { status, body } of [outsider, nobodys]) {
      expect(status).toBe(404);
      expect(body).toEqual({ success: false, error: "Issue not found", code: "issue.not-found" });
    }
    expect((await api.send(api.cast.alice, { url: `${PATH}/first` })).status).toBe(400);
  });
});

describe("marking an issue as fixed", () => {
  it("makes it await the re-test that is queued, and hides it from the unresolved ones", async () => {
    const issue = await marked(api.cast.bob, await idOf(LABEL));
    expect(issue).toMatchObject({
      status: "fixed-awaiting-check",
      lastCheck: { state: "queued", outcome: null },
    });
    const list = await listOf(api.cast.alice);
    expect(titles(list)).toEqual([HEADER.title, TITLE.title]);
    expect(list).toMatchObject({
      open: { critical: 1, awaitingCheck: 1 },
      settled: { verified: 0, awaitingCheck: 1 },
    });
    expect(titles(await listOf(api.cast.alice, "?status=resolved"))).toEqual([LABEL.title]);
    expect(await actsOn(issue.id)).toEqual(["issue.marked-fixed", "issue.retest-requested"]);
  });

  it("is taken back by doing it again", async () => {
    const id = await idOf(LABEL);
    await marked(api.cast.alice, id);
    expect(await marked(api.cast.alice, id)).toMatchObject({ status: "open" });
    expect(await actsOn(id)).toContain("issue.mark-withdrawn");
  });

  it("queues one re-test however often it is asked for", async () => {
    const id = await idOf(LABEL);
    const answers = await Promise.all([1, 2, 3, 4].map(() => post(api.cast.alice, id, "check-again")));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await marked(api.cast.bob, id);
    const { rows } = await api.services.db.execute(sql`select count(*)::int as retests from retests`);
    expect(rows).toEqual([{ retests: 1 }]);
  });

  it("keeps the mark of two people who press at the same moment", async () => {
    const id = await idOf(LABEL);
    const set = async (person: Person, isFixed: boolean) => {
      const request = { method: "POST", url: `${PATH}/${id}/mark-fixed`, payload: { isFixed } } as const;
      return markFixed.output.parse((await api.send(person, request)).body).data.status;
    };
    const { alice, bob } = api.cast;
    expect(await Promise.all([set(alice, true), set(bob, true)])).toEqual(
      Array(2).fill("fixed-awaiting-check"),
    );
    expect(await Promise.all([set(alice, false), set(bob, false)])).toEqual(["open", "open"]);
  });

  it.each(["mark-fixed", "check-again"] as const)("is for owners and members alone: %s", async (act) => {
    const id = await idOf(LABEL);
    const viewer = await post(api.cast.vera, id, act);
    expect([viewer.status, viewer.body["code"]]).toEqual([403, "role.forbidden"]);
    const outsider = await post(api.cast.charlie, id, act);
    expect([outsider.status, outsider.body["code"]]).toEqual([404, "issue.not-found"]);
    expect((await post(null, id, act)).status).toBe(401);
    expect((await post(api.cast.alice, id, act)).status).toBe(200);
    expect((await post(api.cast.bob, id, act)).status).toBe(200);
  });

  it("is refused once a scan has verified it", async () => {
    const id = await idOf(TITLE);
    await api.services.db.execute(sql`update issues set status = 'verified' where id = ${id}`);
    const { status, body } = await post(api.cast.alice, id, "mark-fixed");
    expect([status, body["code"]]).toEqual([409, "issue.verified"]);
  });

  it("is refused when the website has moved, because its pages may be someone else's now", async () => {
    const id = await idOf(LABEL);
    await moveWebsite(harborBakery, "https://elsewhere.example/");
    for (const act of ["mark-fixed", "check-again"] as const) {
      const { status, body } = await post(api.cast.alice, id, act);
      expect([status, body["code"]]).toEqual([409, "issue.site-moved"]);
    }
    expect(titles(await listOf(api.cast.alice))).toContain(LABEL.title);
  });
});

describe("accepting an issue", () => {
  const accept = (person: Person | null, id: string, payload: object) =>
    api.send(person, { method: "POST", url: `${PATH}/${id}/accept`, payload });
  const day = () => api.services.clock.now().toISOString().slice(0, 10);

  it("is for owners and members alone, and so is opening it again", async () => {
    const id = await idOf(LABEL);
    const acceptance = { until: day(), reason: "New software is on its way." };
    expect(await accept(api.cast.vera, id, acceptance)).toMatchObject({
      status: 403,
      body: { code: "role.forbidden" },
    });
    expect(await accept(api.cast.charlie, id, acceptance)).toMatchObject({
      status: 404,
      body: { code: "issue.not-found" },
    });
    expect((await accept(null, id, acceptance)).status).toBe(401);
    const accepted = await accept(api.cast.bob, id, acceptance);
    expect(accepted.body["data"]).toMatchObject({ status: "accepted", acceptance });
    expect(titles(await listOf(api.cast.alice))).not.toContain(LABEL.title);
    expect((await post(api.cast.vera, id, "end-acceptance")).status).toBe(403);
    expect((await post(api.cast.charlie, id, "end-acceptance")).status).toBe(404);
    const opened = await post(api.cast.alice, id, "end-acceptance");
    expect(opened.body["data"]).toMatchObject({ status: "open", acceptance: null });
    expect(await actsOn(id)).toEqual(expect.arrayContaining(["issue.accepted", "issue.acceptance-ended"]));
  });

  it.each([
    [{ until: "2026-02-30", reason: "Soon." }, "Choose a date."],
    [{ until: "2026-11-30", reason: "  " }, "Enter a reason."],
    [{ until: "2026-11-30", reason: "x".repeat(501) }, "Enter at most 500 characters."],
    [
      { until: "2020-01-01", reason: "Soon." },
      "You can accept an issue until any day from today to 366 days from now.",
    ],
  ])("asks for a day and a reason: %o", async (acceptance, error) => {
    const answer = await accept(api.cast.alice, await idOf(LABEL), acceptance);
    expect(answer).toMatchObject({ status: 400, body: { error } });
  });
});

async function reportId(): Promise<string> {
  const { body } = await api.send(api.cast.alice, { url: "/api/client-auth/reports?limit=1" });
  return (body["data"] as { reports: { id: string }[] }).reports[0]!.id;
}

async function actsOn(id: string): Promise<unknown[]> {
  const acts = sql`select action from audit_log where subject_id = ${id} order by id`;
  const { rows } = await api.services.db.execute(acts);
  return rows.map((row) => row["action"]);
}

function datesNow() {
  const now = api.services.clock.now().toISOString();
  return { startedAt: now, finishedAt: now };
}

function steps({ guidance }: FoundIssue) {
  return { fixSteps: guidance!.fixSteps, resources: guidance!.resources };
}
