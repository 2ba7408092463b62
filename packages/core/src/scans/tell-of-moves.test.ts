import type { ScanResult } from "@plumbline/contract/scan-result";
import { type Cast, createCast } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { readCauses } from "#causes/read-causes.ts";
import { topActions } from "#causes/top-actions.ts";
import type { FoundIssue } from "#issues/found-issue.ts";
import { contextFor, type OrganizationContext } from "#platform/context.ts";
import { issues } from "#platform/database/tables/issues.table.ts";
import { mails, notificationChoices, notifications } from "#platform/database/tables/messages.table.ts";
import { reports } from "#platform/database/tables/reports.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { failReport } from "#reports/record-report.ts";
import { foundIssue, HOME, MENU, place } from "#scans/scan-result.testing.ts";

const LABEL = foundIssue();
const IMAGE = foundIssue({ fingerprint: "image", checkId: "image", title: "The logo has no description" });
const CHECKS: ScanResult["checks"] = ["label", "image"].map((id) => ({
  id,
  area: "accessibility",
  outcome: "passed",
  title: id,
}));
const GONE = { status: 404, state: "not-measured" as const, reason: "There is no page here." };

let services: TestServices;
let cast: Cast;
let bakery: OrganizationContext;

beforeAll(async () => {
  services = await testServices();
  cast = await createCast(services);
  bakery = contextFor(services, cast.alice.organizationId);
});
afterAll(() => services.close());

beforeEach(async () => {
  await services.db.delete(issues);
  await services.db.delete(scans);
  await services.db.delete(mails);
  await services.db.delete(notifications);
  await services.db.delete(notificationChoices);
  // They are mailed no report, which would tell them.
  for (const { userId } of [cast.bob, cast.vera])
    await services.db.insert(notificationChoices).values({ userId, kind: "report-ready", byMail: false });
});

async function scanned(found: readonly FoundIssue[], result: Partial<ScanResult> = { checks: CHECKS }) {
  services.clock.advance(60_000);
  await stageScan(bakery, { kind: "weekly", issues: found, result });
}

async function forget() {
  await services.db.delete(mails);
  await services.db.delete(notifications);
}

async function bell(): Promise<string[]> {
  const own = eq(notifications.userId, cast.bob.userId);
  const rows = await services.db.select().from(notifications).where(own).orderBy(asc(notifications.id));
  return rows.map(({ kind, message }) => `${kind}: ${message}`);
}

async function mailsTo(email: string) {
  return services.db.select().from(mails).where(eq(mails.recipient, email));
}

describe("what a scan changed", () => {
  it("is told in one mail a person, however many issues it is about", async () => {
    await scanned([LABEL, IMAGE]);
    expect(await bell()).toEqual([
      "new-critical-issue: 2 new critical issues, first: Form fields have no label.",
    ]);
    const [mail, ...others] = await mailsTo(cast.bob.email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: "Harbor Bakery: 2 new critical issues" });
    const [stored] = await services.db.select().from(issues).where(eq(issues.fingerprint, "image"));
    expect(mail?.text).toContain(`- The logo has no description
  New. Critical, Accessibility.
  Page: harbor-bakery.example
  First found: November 18, 2026 at 7:01 AM EST
  http://127.0.0.1:4400/fix-priority?issue=${stored?.id}&organization=${bakery.organization.id}
`);
    expect(await mailsTo(cast.vera.email)).toHaveLength(1);
    expect(await mailsTo(cast.charlie.email)).toEqual([]);
  });

  it("names first what dashboard and report begin with, whatever comes first by its title", async () => {
    await scanned([LABEL, { ...IMAGE, title: "A logo has no description" }]);
    const [first] = topActions((await readCauses(bakery)).ranked);
    expect(first?.title).toBe(LABEL.title);
    expect(await bell()).toEqual([
      "new-critical-issue: 2 new critical issues, first: Form fields have no label.",
    ]);
    const [mail] = await mailsTo(cast.bob.email);
    expect(mail?.text).toMatch(/- Form fields have no label[\s\S]*- A logo has no description/u);
  });

  it("is told of kinds together that happen together", async () => {
    await scanned([LABEL]);
    await scanned([]);
    await forget();
    await scanned([LABEL, IMAGE]);
    expect(await bell()).toEqual([
      "new-critical-issue: New critical issue: The logo has no description.",
      "issue-came-back: Issue came back: Form fields have no label.",
    ]);
    const sent = await mailsTo(cast.bob.email);
    expect(sent.map(({ subject }) => subject)).toEqual([
      "Harbor Bakery: 1 new critical issue, 1 issue came back",
    ]);
  });

  it("goes under the bell alone where only a fix was verified, until someone chooses otherwise", async () => {
    await scanned([LABEL, IMAGE]);
    await forget();
    await scanned([LABEL]);
    expect(await bell()).toEqual(["fix-verified: 1 issue is verified as fixed."]);
    expect(await services.db.$count(mails)).toBe(0);
    const { userId } = cast.bob;
    await services.db.insert(notificationChoices).values({ userId, kind: "fix-verified", byMail: true });
    await scanned([]);
    expect(await mailsTo(cast.bob.email)).toMatchObject([
      { subject: "Harbor Bakery: 'Form fields have no label' is closed" },
    ]);
    expect(await mailsTo(cast.alice.email)).toEqual([]);
  });

  it("is not mailed to who does not want it", async () => {
    const { userId } = cast.bob;
    await services.db
      .insert(notificationChoices)
      .values({ userId, kind: "new-critical-issue", byMail: false });
    await scanned([LABEL]);
    expect(await bell()).toHaveLength(1);
    expect(await mailsTo(cast.bob.email)).toEqual([]);
    expect(await mailsTo(cast.vera.email)).toHaveLength(1);
  });

  it("is left to the report for who is mailed that, and mailed after all when it cannot be made", async () => {
    await scanned([LABEL]);
    expect(await mailsTo(cast.alice.email)).toEqual([]);
    const [report] = await services.db.select().from(reports);
    await failReport(bakery, report!.id, "It could not be made.");
    expect(await mailsTo(cast.alice.email)).toMatchObject([
      { subject: "Harbor Bakery: New critical issue 'Form fields have no label'" },
    ]);
    expect(await mailsTo(cast.bob.email)).toHaveLength(1);
    expect(await mailsTo("support@plumbline.example")).toMatchObject([
      { subject: "[Operator] 1 report could not be made" },
    ]);
  });

  it("names one cause once, however many issues it makes", async () => {
    const twin = foundIssue({ fingerprint: "twin", places: [place(MENU)] });
    await scanned([LABEL, twin]);
    const [mail] = await mailsTo(cast.bob.email);
    expect(mail?.text?.match(/- Form fields have no label/gu)).toHaveLength(1);
    expect(mail?.text).toContain("New. Critical, Accessibility, 2 issues.");
  });

  it("is left to the report's mail after a first scan, of which everything is new", async () => {
    await stageScan(bakery, { kind: "initial", issues: [LABEL] });
    expect(await bell()).toHaveLength(1);
    expect(await services.db.$count(mails)).toBe(0);
  });

  it("is nothing where a scan could not look, and the issue says why", async () => {
    await scanned([LABEL]);
    await forget();
    const failed = { url: MENU, status: 500, state: "not-measured" as const, reason: "The server failed." };
    await scanned([], { checks: CHECKS, pages: [{ url: HOME, status: 200, state: "measured" }, failed] });
    expect(await bell()).toEqual([]);
    const [issue] = await services.db.select().from(issues);
    expect(issue).toMatchObject({ status: "open", unverifiedReason: `${MENU}: The server failed.` });
    await scanned([LABEL]);
    expect((await services.db.select().from(issues))[0]).toMatchObject({ unverifiedReason: null });
  });

  it("is a page that is gone, and the issue comes back with the page", async () => {
    const onMenu = foundIssue({ places: [place(MENU)] });
    await scanned([onMenu]);
    await forget();
    const home = { url: HOME, status: 200, state: "measured" as const };
    await scanned([], { checks: CHECKS, pages: [home, { url: MENU, ...GONE }] });
    expect(await bell()).toEqual(["fix-verified: 1 issue is closed because its page is gone."]);
    expect((await services.db.select().from(issues))[0]).toMatchObject({
      status: "page-gone",
      verifiedAt: null,
    });
    await forget();
    await scanned([onMenu]);
    expect(await bell()).toEqual(["issue-came-back: Issue came back: Form fields have no label."]);
  });
});
