import type { Adherence } from "@plumbline/contract/adherence";
import { calendarDay, yearAfter } from "@plumbline/contract/calendar";
import { proposedRow } from "@plumbline/contract/proposed-row";
import { SECTION_508_ROWS } from "@plumbline/contract/section-508";
import { contextFor, type OrganizationContext } from "@plumbline/core/platform/context";
import { verifyDocument } from "@plumbline/core/evidence/verify-document";
import { scanOfOpenacr } from "@plumbline/documents/openacr-identity";
import { readPdf } from "@plumbline/documents/read-pdf.testing";
import { stageScan } from "@plumbline/testing/stage-scan";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { TestApi } from "#api.testing.ts";
import {
  ISSUES,
  newestId,
  REPORTS,
  RESULT,
  SIGNING,
  WITHOUT_ALTERNATIVES,
  writingTeam,
} from "#routes/statements.testing.ts";

let team: Awaited<ReturnType<typeof writingTeam>>;
let api: TestApi;
let bakery: OrganizationContext;

beforeAll(async () => {
  team = await writingTeam();
  api = team.api;
  bakery = contextFor(api.services, api.cast.alice.organizationId);
  await stageScan(bakery, { kind: "monthly", result: RESULT, issues: ISSUES });
});
afterAll(() => api.close());

describe("the accessibility conformance report", () => {
  it("gets from automation what fails, with where, and leaves everything else to people", async () => {
    const { draft } = await team.reports(api.cast.vera);
    const levels = new Map(draft?.terms.rows.map(({ criterion, adherence }) => [criterion, adherence]));
    expect(levels.size).toBe(55);
    expect(levels.get("1.3.1")).toBe("does-not-support");
    expect(new Set(levels.values())).toEqual(new Set(["does-not-support", "not-evaluated"]));
    const failed =
      draft?.facts.criteria.filter(({ state, level }) => state === "failed" && level !== undefined) ?? [];
    expect(failed.map(({ criterion, places, pages }) => [criterion, places, pages])).toEqual([
      ["1.3.1", 2, 2],
      ["4.1.2", 2, 2],
    ]);
  });

  it("takes 'Supports' and 'Not Applicable' from no one but a named person", async () => {
    const terms = await team.reportDraft();
    for (const adherence of ["supports", "not-applicable"] as const) {
      const rows = terms.rows.map((row, index) => (index === 0 ? { ...row, adherence } : row));
      const { status, body } = await team.saveReport({ ...terms, rows }, null);
      expect({ status, body }).toMatchObject({ status: 400, body: { code: "request.invalid" } });
    }
    await team.saveReport(terms, null);
    await expect(
      api.services.db.execute(sql`
        insert into conformance_rows (statement_id, organization_id, position, criterion, adherence, remarks, workaround, evaluator)
        select id, organization_id, 99, '9.9.9', 'supports', '', '', ' ' from statements where kind = 'conformance-report'`),
    ).rejects.toMatchObject({ cause: { constraint: "conformance_rows_evaluator" } });
  });

  it.each(["\u200b\u200b", "..", "\u3164\u3164", "- -"])(
    "takes no judgment from a name that nobody can read: %j",
    async (evaluator) => {
      const terms = await team.reportDraft();
      const [first, ...rest] = terms.rows;
      const rows = [...(first ? [{ ...first, adherence: "supports" as const, evaluator }] : []), ...rest];
      const { status, body } = await team.saveReport({ ...terms, rows }, 1);
      expect({ status, body }).toMatchObject({
        status: 400,
        body: {
          code: "request.invalid",
          debug: {
            issues: expect.arrayContaining([expect.objectContaining({ path: "terms.rows.0.evaluator" })]),
          },
        },
      });
    },
  );

  it("drops a level that no person gave once the scan no longer says it", async () => {
    const terms = await team.reportDraft();
    const rows = terms.rows.map((row) =>
      row.criterion === "1.1.1" ? { ...row, adherence: "partially-supports" as const } : row,
    );
    await team.saveReport({ ...terms, rows }, 1);
    expect((await team.reportDraft()).rows[0]?.adherence).toBe("not-evaluated");
  });

  it("is not final while a row is not evaluated, whoever asks", async () => {
    const { alice } = api.cast;
    const list = await team.reports(alice);
    const { status, body } = await team.call(alice, `${REPORTS}/${newestId(list)}/sign`, SIGNING);
    expect({ status, code: body["code"] }).toEqual({ status: 409, code: "statement.incomplete" });
    expect(JSON.stringify(body)).toContain("Evaluate 1.1.1.");
    await expect(
      api.services.db.execute(sql`
        insert into statement_signatures (statement_id, organization_id, user_id, name, authority, signed_at, expires_on, storage_key)
        select id, organization_id, saved_by, 'Mallory', 'None', now(), '2030-01-01', '' from statements where id = ${newestId(list)}`),
    ).rejects.toMatchObject({ cause: { message: expect.stringContaining("not evaluated") } });
  });

  it("is not final with a target date that has passed", async () => {
    const { alice } = api.cast;
    const terms = await team.reportDraft();
    const rows = terms.rows.map((row) =>
      row.criterion === "1.3.1" ? { ...row, targetDate: "2020-01-01" } : row,
    );
    await team.saveReport({ ...terms, rows }, 2);
    const list = await team.reports(alice);
    const { body } = await team.call(alice, `${REPORTS}/${newestId(list)}/sign`, SIGNING);
    expect(JSON.stringify(body)).toContain("The target date for 1.3.1 is in the past.");
  });

  it("becomes final with people's judgments, as PDF and as OpenACR", async () => {
    const { alice } = api.cast;
    const terms = await team.reportDraft();
    const rows = terms.rows.map((row) =>
      row.adherence === "not-evaluated"
        ? { ...row, adherence: "supports" as const, evaluator: "Dana Webb" }
        : { ...row, targetDate: yearAfter(calendarDay(new Date(), "UTC")) },
    );
    const product = { ...terms.product, version: "4.2" };
    const humanMethods = "Dana Webb used a screen reader.";
    await team.saveReport({ ...terms, rows, product, humanMethods }, 3);
    const { draft, versions } = await team.reports(alice);
    expect(draft?.gaps).toEqual([]);
    const id = versions[0]?.id;
    const draftFile = await readPdf((await team.call(alice, `${REPORTS}/${id}/download`)).bytes);
    for (const page of draftFile.pages) expect(page).toContain("DRAFT, not signed");
    expect((await team.call(alice, `${REPORTS}/${id}/sign`, SIGNING)).status).toBe(200);
    const { text } = await readPdf((await team.call(alice, `${REPORTS}/${id}/download`)).bytes);
    expect(text).toContain("Supports 53, Partially Supports 0, Does Not Support 2,");
    const { bytes, headers } = await team.call(api.cast.vera, `${REPORTS}/${id}/openacr`);
    expect(headers["content-type"]).toBe("application/yaml; charset=utf-8");
    expect(bytes.toString("utf8")).toContain("title: Harbor Bakery Accessibility Conformance Report");
    expect(await verifyDocument(api.services, { file: bytes, ...scanOfOpenacr(bytes) })).toMatchObject({
      verdict: "same",
      issued: { kind: "OpenACR file of conformance-report" },
      claimedChain: { isOnRecord: true },
    });
  });

  it("takes a 'Supports' away once a later scan finds a failure, whether the judge saw that scan or not", async () => {
    const { alice } = api.cast;
    const before = await team.reports(alice);
    const seenScan = before.draft?.facts.identity.scanId;
    const terms = await team.reportDraft();
    const ofImages = ({ criterion }: { criterion: string }) => criterion === "1.1.1";
    expect(terms.rows.find(ofImages)).toMatchObject({ adherence: "supports", evaluator: "Dana Webb" });
    api.services.clock.advance(3_600_000);
    await stageScan(bakery, { kind: "monthly", result: WITHOUT_ALTERNATIVES, issues: ISSUES });
    const { draft } = await team.reports(alice);
    const renewed = { adherence: "partially-supports", evaluator: "" };
    expect(draft?.terms.rows.find(ofImages)).toMatchObject(renewed);
    const overtaken = { adherence: "supports", evaluator: "Dana Webb", remarks: "" };
    expect(draft?.facts.criteria.find(ofImages)).toMatchObject({ overtaken });
    // Saved by someone who still had the scan before on screen.
    expect((await team.call(alice, REPORTS, { terms, basedOn: 4, seenScan })).status).toBe(200);
    const { versions } = await team.reports(alice);
    expect((await team.reportDraft()).rows.find(ofImages)).toMatchObject(renewed);
    const { text } = await readPdf((await team.call(alice, `${REPORTS}/${versions[0]?.id}/download`)).bytes);
    expect(text).toContain(
      "No person has judged it. Dana Webb judged this 'Supports' before automated checks found this failure. Nobody has judged it since.",
    );
  });

  it("gets the chapters of Section 508 once a person chooses them, as drafts and signed versions before had none", async () => {
    const { alice } = api.cast;
    const { draft, versions } = await team.reports(alice);
    if (draft === null) throw new Error("There is no draft.");
    expect(draft.terms.rows).toHaveLength(55);
    const chosen = draft.facts.criteria.filter(({ criterion }) => criterion === "302.1").map(proposedRow);
    const rows = [...draft.terms.rows, ...chosen];
    await team.saveReport({ ...draft.terms, rows }, versions[0]?.version ?? null);
    const terms = await team.reportDraft();
    expect(terms.rows).toHaveLength(55 + SECTION_508_ROWS.length);
    const levels = new Map(terms.rows.map(({ criterion, adherence }) => [criterion, adherence]));
    expect(levels.get("302.1")).toBe("partially-supports");
    for (const open of ["302.4", "hardware", "504.4", "603.3"])
      expect(levels.get(open)).toBe("not-evaluated");
    const id = newestId(await team.reports(alice));
    const { bytes } = await team.call(alice, `${REPORTS}/${id}/openacr`);
    expect(bytes.toString("utf8")).toContain("catalog: 2.5-edition-wcag-2.2-508-en");
    const { text } = await readPdf((await team.call(alice, `${REPORTS}/${id}/download`)).bytes);
    expect(text).toContain("Chapter 4: Hardware Not Evaluated. No person has evaluated this yet.");
    const { body } = await team.call(alice, `${REPORTS}/${id}/sign`, SIGNING);
    expect(JSON.stringify(body)).toContain("Evaluate Chapter 4: Hardware.");
  });

  it("says of hardware no more than that a website has none", async () => {
    const terms = await team.reportDraft();
    const judged = (adherence: Adherence) =>
      terms.rows.map((row) =>
        row.criterion === "hardware" ? { ...row, adherence, evaluator: "Dana Webb" } : row,
      );
    const basedOn = (await team.reports(api.cast.alice)).versions[0]?.version ?? null;
    const refused = await team.saveReport({ ...terms, rows: judged("supports") }, basedOn);
    expect({ status: refused.status, body: refused.body }).toMatchObject({
      status: 400,
      body: {
        debug: {
          issues: [
            {
              path: "terms.rows.64.adherence",
              message: "This report is about a website. Report on hardware in a report of its own.",
            },
          ],
        },
      },
    });
    expect((await team.saveReport({ ...terms, rows: judged("not-applicable") }, basedOn)).status).toBe(200);
  });

  it("takes the longest report there can be, in any script, and says of a longer one that it is too long", async () => {
    const terms = await team.reportDraft();
    const long = (length: number) => "字".repeat(length);
    const rows = terms.rows.map((row) => ({
      ...row,
      remarks: long(2000),
      workaround: long(200),
      evaluator: long(200),
    }));
    const words = { notes: long(2000), changes: long(2000), humanMethods: long(2000) };
    const { versions } = await team.reports(api.cast.alice);
    const basedOn = versions[0]?.version ?? null;
    expect((await team.saveReport({ ...terms, ...words, rows }, basedOn)).status).toBe(200);
    const longer = rows.map((row) => ({ ...row, remarks: long(6000) }));
    const { status, body } = await team.saveReport({ ...terms, rows: longer }, basedOn);
    expect({ status, body }).toMatchObject({
      status: 413,
      body: {
        code: "request.too-large",
        error: "This is more text than we can take in at once. Please shorten it and try again.",
      },
    });
  });
});
