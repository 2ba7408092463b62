import { createHash } from "node:crypto";

import { AREA_NAMES } from "@plumbline/contract/areas";
import { daysAfter } from "@plumbline/contract/calendar";
import { fixBy } from "@plumbline/contract/fix-plan";
import { issueExport } from "@plumbline/contract/issue-export";
import { listReports } from "@plumbline/contract/reports";
import { contextFor, type OrganizationContext } from "@plumbline/core/platform/context";
import { prepareSignature, recordSignature } from "@plumbline/core/statements/sign-statement";
import { readPdf } from "@plumbline/documents/read-pdf.testing";
import { stageScan } from "@plumbline/testing/stage-scan";
import { sql } from "drizzle-orm";
import { count } from "@plumbline/contract/numbers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { TestApi } from "#api.testing.ts";
import {
  BAKERY_PAGES,
  ISSUES,
  LETTERS,
  newestId,
  RESULT,
  SIGNING,
  writingTeam,
} from "#routes/statements.testing.ts";

let team: Awaited<ReturnType<typeof writingTeam>>;
let api: TestApi;
let bakery: OrganizationContext;

beforeAll(async () => {
  team = await writingTeam();
  api = team.api;
  bakery = contextFor(api.services, api.cast.alice.organizationId);
});
afterAll(() => api.close());

describe("before the first scan", () => {
  it("there is nothing to state", async () => {
    expect(await team.letters(api.cast.alice)).toEqual({ versions: [], draft: null });
    expect(await team.reports(api.cast.vera)).toEqual({ versions: [], draft: null });
  });
});

describe("the letter of intent", () => {
  beforeAll(() => stageScan(bakery, { kind: "monthly", result: RESULT, issues: ISSUES }));

  it("is proposed from the scan: its counts, and by when the fix plan says each barrier is best fixed", async () => {
    const { draft } = await team.letters(api.cast.vera);
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
        owner: "Content editor",
        targetDate: fixBy("critical", today),
        meanwhile: "",
      },
    ]);
  });

  it("keeps every version as it was saved, and refuses to overwrite a newer one unseen", async () => {
    const { alice, bob } = api.cast;
    const terms = { ...(await team.letterDraft()), addressee: "City of Springfield" };
    expect((await team.call(alice, LETTERS, { terms, basedOn: null })).status).toBe(200);
    const other = { ...terms, addressee: "County of Greene" };
    expect((await team.call(bob, LETTERS, { terms: other, basedOn: null })).body).toMatchObject({
      code: "statement.newer",
    });
    expect((await team.call(bob, LETTERS, { terms: other, basedOn: 1 })).status).toBe(200);
    const { versions } = await team.letters(alice);
    expect(versions.map(({ version, savedBy }) => [version, savedBy])).toEqual([
      [2, bob.name],
      [1, alice.name],
    ]);
    const first = await readPdf((await team.call(alice, `${LETTERS}/${versions[1]?.id}/download`)).bytes);
    expect(first.text).toContain("To City of Springfield");
    await expect(
      api.services.db.execute(sql`update statements set saved_by_name = 'Mallory'`),
    ).rejects.toMatchObject({ cause: { message: "Rows of statements are never changed." } });
  });

  it("cannot be signed while a field is open, and says which", async () => {
    const { alice } = api.cast;
    const terms = await team.letterDraft();
    const open = { ...terms, remedies: terms.remedies.map((remedy) => ({ ...remedy, targetDate: null })) };
    await team.call(alice, LETTERS, { terms: open, basedOn: 2 });
    const id = newestId(await team.letters(alice));
    const { status, body } = await team.call(alice, `${LETTERS}/${id}/sign`, SIGNING);
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

  it("is signed by no one whose name nobody can read", async () => {
    const { alice } = api.cast;
    const id = newestId(await team.letters(alice));
    for (const [name, error] of [
      ["\u200b\u200b", expect.stringContaining("invisible control characters")],
      ["...", "Enter your full name."],
      ["\u3164\u3164", "Enter your full name."],
    ]) {
      const { status, body } = await team.call(alice, `${LETTERS}/${id}/sign`, { ...SIGNING, name });
      expect({ status, error: body["error"] }).toEqual({ status: 400, error });
    }
  });

  it("stands for a year once a person has signed it, by a file that never changes", async () => {
    const { alice, bob } = api.cast;
    const terms = await team.letterDraft();
    const remedies = terms.remedies.map((remedy) => ({ ...remedy, targetDate: "2027-03-01" }));
    await team.call(alice, LETTERS, { terms: { ...terms, remedies }, basedOn: 3 });
    const before = await team.letters(alice);
    const [newest, older] = before.versions;
    expect((await team.call(alice, `${LETTERS}/${older?.id}/sign`, SIGNING)).body).toMatchObject({
      code: "statement.newer",
    });
    expect((await team.call(alice, `${LETTERS}/${newest?.id}/sign`, SIGNING)).status).toBe(200);
    expect((await team.call(bob, `${LETTERS}/${newest?.id}/sign`, SIGNING)).body).toMatchObject({
      code: "statement.signed",
    });
    const { versions } = await team.letters(alice);
    expect(versions[0]?.signature).toMatchObject(SIGNING);
    const { bytes, headers } = await team.call(alice, `${LETTERS}/${newest?.id}/download`);
    api.services.clock.advance(3_600_000);
    expect((await team.call(api.cast.vera, `${LETTERS}/${newest?.id}/download`)).bytes.equals(bytes)).toBe(
      true,
    );
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

describe("Audit History", () => {
  const find = (query: string) =>
    api.send(api.cast.vera, { url: `/api/client-auth/reports?documents=include&${query}` });

  it("lists a signed letter with version and signatory, and no draft", async () => {
    const { data } = listReports.output.parse((await find("limit=100")).body);
    const signed = data.reports.filter((item) => item.signed !== undefined);
    expect(signed).toMatchObject([
      {
        type: "LOI - Letter of Intent",
        itemType: "document",
        score: null,
        signed: { kind: "letter-of-intent", version: 4, by: "Alice B. Miller" },
      },
    ]);
    expect(data).toMatchObject({ documents: 1, total: data.reports.length });
    const dates = data.reports.map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it.each(["letter", "signed", "Alice B.", "2026-11"])("finds it by %j", async (search) => {
    const { data } = listReports.output.parse((await find(`search=${encodeURIComponent(search)}`)).body);
    expect(data.documents).toBe(1);
  });

  it("shows each row once over its pages, none to an outsider, and none where nobody asks for documents", async () => {
    const pages = await Promise.all([1, 2].map((page) => find(`limit=1&page=${page}`)));
    const rows = pages.flatMap(({ body }) => listReports.output.parse(body).data.reports);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
    const url = "/api/client-auth/reports";
    const plain = listReports.output.parse((await api.send(api.cast.vera, { url })).body).data;
    expect(plain).toMatchObject({ documents: 0, total: plain.reports.length });
    const outside = await api.send(api.cast.charlie, { url: `${url}?documents=include` });
    expect(outside.body).toMatchObject({ data: { total: 0 } });
  });
});

describe("a letter that someone signs while someone else saves another version", () => {
  it("stays a draft: only the newest version can be signed", async () => {
    const { alice } = api.cast;
    await team.call(alice, LETTERS, { terms: await team.letterDraft(), basedOn: 4 });
    const list = await team.letters(alice);
    const context = {
      ...bakery,
      actor: { kind: "user" as const, userId: alice.userId, sessionId: "s", role: "owner" as const },
    };
    const wanted = { ...SIGNING, kind: "letter-of-intent" as const, id: newestId(list) };
    const prepared = await prepareSignature(context, wanted);
    await team.call(alice, LETTERS, { terms: await team.letterDraft(), basedOn: 5 });
    await expect(recordSignature(context, prepared, Buffer.from("a file"))).rejects.toMatchObject({
      code: "statement.newer",
    });
    const { versions } = await team.letters(alice);
    expect(versions.slice(0, 2).map(({ signature }) => signature)).toEqual([null, null]);
  });
});

describe("every figure in letter and report", () => {
  it("is that of the JSON that the app exports of the same scan, and of the scan's own result", async () => {
    const { alice } = api.cast;
    const { body } = await team.call(
      alice,
      "/api/client-auth/issues/export?format=json&status=all&review=true",
    );
    const exported = issueExport.parse(body);
    const own = exported.issues.filter(({ category }) => category.includes(AREA_NAMES.accessibility));
    const open = own.filter(({ needsReview }) => !needsReview);
    const letter = await readPdf(
      (await team.call(alice, `${LETTERS}/${newestId(await team.letters(alice))}/download`)).bytes,
    );
    const failed = RESULT.criteria?.filter(({ state }) => state === "failed") ?? [];
    for (const words of [
      `They visited ${BAKERY_PAGES.length} pages and could measure ${BAKERY_PAGES.length}.`,
      `Of 55 criteria at levels A and AA, ${failed.length} fail, and ${55 - failed.length} show no failure`,
      `${open.length} issues that automated checks found are open.`,
      `Only a person can judge ${count(own.length - open.length, "possible issue")}.`,
      exported.scan?.scanId ?? "no scan",
      exported.scan?.evidence?.hash ?? "no evidence",
    ])
      expect(letter.text).toContain(words);
  });
});

describe("target dates that have passed", () => {
  const DAY_MS = 86_400_000;
  const dateOf = async () => (await team.letterDraft()).remedies[0]?.targetDate ?? null;
  const fileOf = async (id: string) =>
    (await readPdf((await team.call(api.cast.alice, `${LETTERS}/${id}/download`)).bytes)).text;

  async function saved(targetDate: string | null): Promise<string> {
    const { draft, versions } = await team.letters(api.cast.alice);
    const terms = draft!.terms;
    const remedies = terms.remedies.map((remedy) => ({ ...remedy, targetDate }));
    const basedOn = versions[0]?.version ?? null;
    const { status } = await team.call(api.cast.alice, LETTERS, { terms: { ...terms, remedies }, basedOn });
    expect(status).toBe(200);
    return newestId(await team.letters(api.cast.alice));
  }

  it("are proposed anew where nobody changed the proposal, and the version that has them cannot be signed", async () => {
    const { draft } = await team.letters(api.cast.alice);
    const proposed = draft!.facts.barriers[0]!.proposedDate;
    const id = await saved(proposed);
    expect((await team.letters(api.cast.alice)).draft).toMatchObject({ isSaved: true, gaps: [] });
    api.services.clock.advance(60 * DAY_MS);
    const later = (await team.letters(api.cast.alice)).draft!;
    expect(later.terms.remedies[0]?.targetDate).toBe(later.facts.barriers[0]?.proposedDate);
    expect(later.terms.remedies[0]!.targetDate! > later.today).toBe(true);
    expect(later).toMatchObject({ isSaved: false, gaps: [] });
    expect(await fileOf(id)).toContain("Not set yet");
    expect(await saved(await dateOf())).not.toBe(id);
    expect((await team.letters(api.cast.alice)).draft?.isSaved).toBe(true);
  });

  it("are a gap where a person set them, and in no file of a draft", async () => {
    const { today } = (await team.letters(api.cast.alice)).draft!;
    const own = daysAfter(today, 3);
    const id = await saved(own);
    expect(await fileOf(id)).not.toContain("Not set yet");
    api.services.clock.advance(4 * DAY_MS);
    const { draft } = await team.letters(api.cast.alice);
    expect(draft?.terms.remedies[0]?.targetDate).toBe(own);
    expect(draft).toMatchObject({ isSaved: true, gaps: [{ field: "remedies.0.targetDate" }] });
    expect(await fileOf(id)).toContain("Not set yet");
  });
});
