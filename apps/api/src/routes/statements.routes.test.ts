import { createHash } from "node:crypto";

import { AREA_NAMES } from "@plumbline/contract/areas";
import { fixBy } from "@plumbline/contract/fix-plan";
import {
  type ConformanceReports,
  type ConformanceTerms,
  listConformanceReports,
} from "@plumbline/contract/conformance-reports";
import { issueExport } from "@plumbline/contract/issue-export";
import { type Letters, type LetterTerms, listLetters } from "@plumbline/contract/letters-of-intent";
import type { ScanResult } from "@plumbline/contract/scan-result";
import { WCAG_CRITERIA } from "@plumbline/contract/wcag-criteria";
import { contextFor, type OrganizationContext } from "@plumbline/core/platform/context";
import { foundIssue, HOME, MENU } from "@plumbline/core/scans/scan-result.testing";
import { readPdf } from "@plumbline/documents/read-pdf.testing";
import type { Person } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";

const LETTERS = "/api/client-auth/letters-of-intent";
const REPORTS = "/api/client-auth/conformance-reports";
const SIGNING = { name: "Alice B. Miller", authority: "Chief Operating Officer" };

let api: TestApi;
let bakery: OrganizationContext;

const bakeryPages = [HOME, MENU];

const FINDING = {
  check: "label",
  area: "accessibility",
  severity: "critical",
  outcome: "fail",
  wcag: ["1.3.1", "4.1.2"],
  actRules: [],
  selector: "input",
  snippet: null,
  message: "The field has no label.",
  sources: ["axe-core 4.14.1"],
  component: "form",
} as const;

/** Labels fail on both pages, contrast on one of them. */
const RESULT: Partial<ScanResult> = {
  findings: bakeryPages.map((page) => ({
    ...FINDING,
    wcag: [...FINDING.wcag],
    actRules: [],
    sources: [],
    page,
  })),
  criteria: WCAG_CRITERIA.flatMap(({ id, level }) =>
    level === "AAA"
      ? []
      : {
          criterion: id,
          level,
          state: id === "1.3.1" || id === "4.1.2" ? "failed" : "no-failure-found",
          checks: [],
        },
  ),
};
const ISSUES = [
  foundIssue(),
  foundIssue({ fingerprint: "doubt", checkId: "contrast", needsReview: true }),
  foundIssue({
    fingerprint: "hint",
    checkId: "hint",
    severity: "low",
    wcag: [],
    title: "Headings skip a level",
  }),
];

beforeAll(async () => {
  api = await testApi();
  bakery = contextFor(api.services, api.cast.alice.organizationId);
});
afterAll(() => api.close());

async function call(person: Person, url: string, payload?: object) {
  return api.send(person, {
    url,
    method: payload === undefined ? "GET" : "POST",
    ...(payload && { payload }),
  });
}

async function letters(person: Person): Promise<Letters> {
  return listLetters.output.parse((await call(person, LETTERS)).body).data;
}

async function reports(person: Person): Promise<ConformanceReports> {
  return listConformanceReports.output.parse((await call(person, REPORTS)).body).data;
}

const newestId = ({ versions }: Letters | ConformanceReports) => versions[0]?.id ?? "";

async function letterDraft(): Promise<LetterTerms> {
  const { draft } = await letters(api.cast.alice);
  if (draft === null) throw new Error("There is no draft.");
  return draft.terms;
}

async function reportDraft(): Promise<ConformanceTerms> {
  const { draft } = await reports(api.cast.alice);
  if (draft === null) throw new Error("There is no draft.");
  return draft.terms;
}

describe("before the first scan", () => {
  it("there is nothing to state", async () => {
    expect(await letters(api.cast.alice)).toEqual({ versions: [], draft: null });
    expect(await reports(api.cast.vera)).toEqual({ versions: [], draft: null });
  });
});

describe("the letter of intent", () => {
  beforeAll(() => stageScan(bakery, { kind: "monthly", result: RESULT, issues: ISSUES }));

  it("is proposed from the scan: its counts, and by when the fix plan says each barrier is best fixed", async () => {
    const { draft } = await letters(api.cast.vera);
    const today = api.services.clock.now().toISOString().slice(0, 10);
    expect(draft?.facts).toMatchObject({
      pages: { visited: 2, measured: 2 },
      accessibility: { score: 70, state: "measured" },
      criteria: { failed: 2, review: 0, noFailureFound: 53, notTested: 0 },
      issues: { open: 2, accepted: 0, review: 1, beyond: 1 },
    });
    expect(draft?.facts.barriers.map(({ title, criteria }) => [title, criteria])).toEqual([
      ["Form fields have no label", ["1.3.1", "4.1.2"]],
    ]);
    expect(draft?.terms.remedies).toEqual([
      {
        cause: "label.critical",
        owner: "Web developer",
        targetDate: fixBy("critical", today),
        meanwhile: "",
      },
    ]);
  });

  it("keeps every version as it was saved, and refuses to overwrite a newer one unseen", async () => {
    const { alice, bob } = api.cast;
    const terms = { ...(await letterDraft()), addressee: "City of Springfield" };
    expect((await call(alice, LETTERS, { terms, basedOn: null })).status).toBe(200);
    const other = { ...terms, addressee: "County of Greene" };
    expect((await call(bob, LETTERS, { terms: other, basedOn: null })).body).toMatchObject({
      code: "statement.newer",
    });
    expect((await call(bob, LETTERS, { terms: other, basedOn: 1 })).status).toBe(200);
    const { versions } = await letters(alice);
    expect(versions.map(({ version, savedBy }) => [version, savedBy])).toEqual([
      [2, bob.name],
      [1, alice.name],
    ]);
    const first = await readPdf((await call(alice, `${LETTERS}/${versions[1]?.id}/download`)).bytes);
    expect(first.text).toContain("To City of Springfield");
    await expect(
      api.services.db.execute(sql`update statements set saved_by_name = 'Mallory'`),
    ).rejects.toMatchObject({ cause: { message: "Rows of statements are never changed." } });
  });

  it("cannot be signed while a field is open, and says which", async () => {
    const { alice } = api.cast;
    const terms = await letterDraft();
    const open = { ...terms, remedies: terms.remedies.map((remedy) => ({ ...remedy, targetDate: null })) };
    await call(alice, LETTERS, { terms: open, basedOn: 2 });
    const id = newestId(await letters(alice));
    const { status, body } = await call(alice, `${LETTERS}/${id}/sign`, SIGNING);
    expect({ status, body }).toMatchObject({
      status: 409,
      body: {
        code: "statement.incomplete",
        debug: {
          issues: [
            { path: "remedies.0.targetDate", message: 'Set a target date for "Form fields have no label".' },
          ],
        },
      },
    });
  });

  it("stands for a year once a person has signed it, by a file that never changes", async () => {
    const { alice, bob } = api.cast;
    const terms = await letterDraft();
    const remedies = terms.remedies.map((remedy) => ({ ...remedy, targetDate: "2027-03-01" }));
    await call(alice, LETTERS, { terms: { ...terms, remedies }, basedOn: 3 });
    const before = await letters(alice);
    const [newest, older] = before.versions;
    expect((await call(alice, `${LETTERS}/${older?.id}/sign`, SIGNING)).body).toMatchObject({
      code: "statement.newer",
    });
    expect((await call(alice, `${LETTERS}/${newest?.id}/sign`, SIGNING)).status).toBe(200);
    expect((await call(bob, `${LETTERS}/${newest?.id}/sign`, SIGNING)).body).toMatchObject({
      code: "statement.signed",
    });
    const { versions } = await letters(alice);
    expect(versions[0]?.signature).toMatchObject(SIGNING);
    const { bytes, headers } = await call(alice, `${LETTERS}/${newest?.id}/download`);
    api.services.clock.advance(3_600_000);
    expect((await call(api.cast.vera, `${LETTERS}/${newest?.id}/download`)).bytes.equals(bytes)).toBe(true);
    expect(headers["content-disposition"]).toContain('"Harbor-Bakery-letter-of-intent-v4.pdf"');
    const { text } = await readPdf(bytes);
    expect(text).toContain("Name Alice B. Miller Authority Chief Operating Officer");
    expect(text).not.toContain("DRAFT");
    const digest = createHash("sha256").update(bytes).digest("hex");
    const { rows } = await api.services.db.execute(
      sql`select kind from issued_documents where sha256 = ${digest}`,
    );
    expect(rows).toEqual([{ kind: "letter-of-intent" }]);
  });
});

describe("every figure in letter and report", () => {
  it("is that of the JSON that the app exports of the same scan, and of the scan's own result", async () => {
    const { alice } = api.cast;
    const { body } = await call(alice, "/api/client-auth/issues/export?format=json&status=all&review=true");
    const exported = issueExport.parse(body);
    const own = exported.issues.filter(({ category }) => category.includes(AREA_NAMES.accessibility));
    const open = own.filter(({ needsReview }) => !needsReview);
    const letter = await readPdf(
      (await call(alice, `${LETTERS}/${newestId(await letters(alice))}/download`)).bytes,
    );
    const failed = RESULT.criteria?.filter(({ state }) => state === "failed") ?? [];
    for (const words of [
      `They visited ${bakeryPages.length} pages and could measure ${bakeryPages.length}.`,
      `Of 55 criteria at levels A and AA, ${failed.length} fail, 0 need a person, ${55 - failed.length} show no failure`,
      `${open.length} confirmed issues are open, ${own.length - open.length} only a person can judge.`,
      exported.scan?.scanId ?? "no scan",
      exported.scan?.evidence?.hash ?? "no evidence",
    ])
      expect(letter.text).toContain(words);
  });
});

describe("the accessibility conformance report", () => {
  it("gets from automation what fails, with where, and leaves everything else to people", async () => {
    const { draft } = await reports(api.cast.vera);
    const levels = new Map(draft?.terms.rows.map(({ criterion, adherence }) => [criterion, adherence]));
    expect(levels.size).toBe(55);
    expect(levels.get("1.3.1")).toBe("does-not-support");
    expect(new Set(levels.values())).toEqual(new Set(["does-not-support", "not-evaluated"]));
    const failed = draft?.facts.criteria.filter(({ state }) => state === "failed") ?? [];
    expect(failed.map(({ criterion, places, pages }) => [criterion, places, pages])).toEqual([
      ["1.3.1", 2, 2],
      ["4.1.2", 2, 2],
    ]);
  });

  it("takes 'Supports' and 'Not Applicable' from no one but a named person", async () => {
    const terms = await reportDraft();
    for (const adherence of ["supports", "not-applicable"] as const) {
      const rows = terms.rows.map((row, index) => (index === 0 ? { ...row, adherence } : row));
      const { status, body } = await call(api.cast.alice, REPORTS, {
        terms: { ...terms, rows },
        basedOn: null,
      });
      expect({ status, body }).toMatchObject({ status: 400, body: { code: "request.invalid" } });
    }
    await call(api.cast.alice, REPORTS, { terms, basedOn: null });
    await expect(
      api.services.db.execute(sql`
        insert into conformance_rows (statement_id, organization_id, position, criterion, adherence, remarks, workaround, evaluator)
        select id, organization_id, 99, '9.9.9', 'supports', '', '', ' ' from statements where kind = 'conformance-report'`),
    ).rejects.toMatchObject({ cause: { constraint: "conformance_rows_evaluator" } });
  });

  it("drops a level that no person gave once the scan no longer says it", async () => {
    const terms = await reportDraft();
    const rows = terms.rows.map((row) =>
      row.criterion === "1.1.1" ? { ...row, adherence: "partially-supports" as const } : row,
    );
    await call(api.cast.alice, REPORTS, { terms: { ...terms, rows }, basedOn: 1 });
    expect((await reportDraft()).rows[0]?.adherence).toBe("not-evaluated");
  });

  it("is not final while a row is not evaluated, whoever asks", async () => {
    const { alice } = api.cast;
    const list = await reports(alice);
    const { status, body } = await call(alice, `${REPORTS}/${newestId(list)}/sign`, SIGNING);
    expect({ status, code: body["code"] }).toEqual({ status: 409, code: "statement.incomplete" });
    expect(JSON.stringify(body)).toContain("Evaluate 1.1.1.");
    await expect(
      api.services.db.execute(sql`
        insert into statement_signatures (statement_id, organization_id, user_id, name, authority, signed_at, expires_on, storage_key)
        select id, organization_id, saved_by, 'Mallory', 'None', now(), '2030-01-01', '' from statements where id = ${newestId(list)}`),
    ).rejects.toMatchObject({ cause: { message: expect.stringContaining("not evaluated") } });
  });

  it("becomes final with people's judgments, as PDF and as OpenACR", async () => {
    const { alice } = api.cast;
    const terms = await reportDraft();
    const rows = terms.rows.map((row) =>
      row.adherence === "not-evaluated"
        ? { ...row, adherence: "supports" as const, evaluator: "Dana Webb" }
        : row,
    );
    const product = { ...terms.product, version: "4.2" };
    const humanMethods = "Dana Webb used a screen reader.";
    await call(alice, REPORTS, { terms: { ...terms, rows, product, humanMethods }, basedOn: 2 });
    const { draft, versions } = await reports(alice);
    expect(draft?.gaps).toEqual([]);
    const id = versions[0]?.id;
    const draftFile = await readPdf((await call(alice, `${REPORTS}/${id}/download`)).bytes);
    for (const page of draftFile.pages) expect(page).toContain("DRAFT, not signed");
    expect((await call(alice, `${REPORTS}/${id}/sign`, SIGNING)).status).toBe(200);
    const { text } = await readPdf((await call(alice, `${REPORTS}/${id}/download`)).bytes);
    expect(text).toContain("Supports 53, Partially Supports 0, Does Not Support 2,");
    const { bytes, headers } = await call(api.cast.vera, `${REPORTS}/${id}/openacr`);
    expect(headers["content-type"]).toBe("application/yaml; charset=utf-8");
    expect(bytes.toString("utf8")).toContain("title: Harbor Bakery Accessibility Conformance Report");
  });
});
