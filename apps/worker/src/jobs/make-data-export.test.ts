import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";

import { calendarDay } from "@plumbline/contract/calendar";
import { downloadDataExport } from "@plumbline/core/data-export/download-data-export";
import { listDataExports } from "@plumbline/core/data-export/list-data-exports";
import { exportKey } from "@plumbline/core/data-export/record-data-export";
import { requestDataExport } from "@plumbline/core/data-export/request-data-export";
import { contextFor, type UserContext } from "@plumbline/core/platform/context";
import type { Job } from "@plumbline/core/platform/queue";
import { foundIssue } from "@plumbline/core/scans/scan-result.testing";
import { logIn } from "@plumbline/core/sign-in/log-in";
import { readSession } from "@plumbline/core/sign-in/read-session";
import { CAST_PASSWORD, createCast, type Person } from "@plumbline/testing/cast";
import { STAGED_PDF, stageReport, stageScan } from "@plumbline/testing/stage-scan";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { giveUpDataExport, makeDataExport, removeDataExport } from "#jobs/make-data-export.ts";

type Row = Record<string, unknown>;

let services: TestServices;
let alice: UserContext;
let reportId: string;
let reportName: string;

/** What a person may do who has just logged in. */
async function contextOf({ email }: Person): Promise<UserContext> {
  const client = { address: "192.0.2.1", userAgent: null };
  const login = await logIn(services, { email, password: CAST_PASSWORD }, client);
  if (!("token" in login)) throw new Error("The login asks for more than a password.");
  return (await readSession(services, login.token)).context;
}

beforeAll(async () => {
  services = await testServices();
  const cast = await createCast(services);
  alice = await contextOf(cast.alice);
  const scanId = await stageScan(alice, {
    kind: "weekly",
    issues: [foundIssue({ title: "Harbor's own issue" })],
  });
  await stageScan(contextFor(services, cast.charlie.organizationId), {
    issues: [foundIssue({ title: "Meadow's own issue" })],
  });
  const { rows } = await services.db.execute<{ id: string }>(
    sql`select id from reports where scan_id = ${scanId} and kind = 'weekly'`,
  );
  reportId = rows[0]!.id;
  await stageReport(alice, { id: reportId, scanId, kind: "weekly" });
  const day = calendarDay(services.clock.now(), "America/New_York");
  reportName = `reports/Harbor-Bakery-weekly-compliance-report-${day}.pdf`;
});
afterAll(() => services.close());

beforeEach(async () => {
  await services.db.execute(sql`truncate data_exports, mails`);
});

async function queued(): Promise<Job<"data-export">> {
  const { id } = await requestDataExport(alice);
  return jobOf(id);
}

function jobOf(exportId: string) {
  const payload = { organizationId: alice.organization.id, exportId };
  return { id: "job", payload, attempt: 1, signal: new AbortController().signal, lastFailure: null };
}

async function only() {
  const { exports } = await listDataExports(alice);
  expect(exports).toHaveLength(1);
  return exports[0]!;
}

async function made(): Promise<Record<string, Uint8Array>> {
  const job = await queued();
  await makeDataExport(services, job);
  const { stream } = await downloadDataExport(alice, { id: job.payload.exportId });
  return unzipSync(await buffer(stream));
}

function rowsOf(files: Record<string, Uint8Array>, table: string): Row[] {
  return JSON.parse(strFromU8(files[`data/${table}.json`]!));
}

describe("an export job", () => {
  it("packs every table of the organization as JSON and CSV, its reports and a page about them", async () => {
    const files = await made();
    const tables = [
      "audit-log",
      "billing-details",
      "conformance-rows",
      "evidence-chain",
      "issue-events",
      "issue-occurrences",
      "issue-retests",
      "issues",
      "members",
      "notifications",
      "organization",
      "reports",
      "scan-areas",
      "scan-pages",
      "scans",
      "statements",
      "subscription",
      "support-requests",
    ];
    expect(Object.keys(files).toSorted()).toEqual(
      [
        "README.txt",
        ...tables.flatMap((name) => [`data/${name}.csv`, `data/${name}.json`]),
        reportName,
      ].toSorted(),
    );
    expect(files[reportName]).toEqual(STAGED_PDF);
    const readme = strFromU8(files["README.txt"]!);
    for (const name of tables) expect(readme).toContain(`  ${name} `);
    expect(rowsOf(files, "organization")).toMatchObject([{ name: "Harbor Bakery" }]);
    expect(rowsOf(files, "subscription")).toMatchObject([{ status: "ACTIVE", plan: "monthly" }]);
    expect(rowsOf(files, "scans")).toMatchObject([{ status: "COMPLETED", overall: 71 }]);
    expect(rowsOf(files, "scan-areas")).toHaveLength(5);
    expect(rowsOf(files, "scan-pages")).toHaveLength(2);
    const [issue] = rowsOf(files, "issues");
    expect(issue).toMatchObject({ title: "Harbor's own issue", wcag: expect.any(Array) });
    expect(rowsOf(files, "issue-occurrences")[0]).toMatchObject({ issueId: issue!["id"] });
    expect(rowsOf(files, "issue-events")[0]).toMatchObject({ issueId: issue!["id"], kind: "found" });
    expect(rowsOf(files, "reports").length).toBeGreaterThan(0);
  });

  it("holds nothing of another organization, and no secret of anyone", async () => {
    const files = await made();
    const everything = Object.values(files).map(strFromU8Safely).join("\n");
    for (const foreign of ["Meadow", "charlie@cast.example"]) expect(everything).not.toContain(foreign);
    const members = rowsOf(files, "members");
    expect(new Set(members.map(({ email }) => email))).toEqual(
      new Set(["alice@cast.example", "bob@cast.example", "vera@cast.example"]),
    );
    expect(Object.keys(members[0]!)).toEqual([
      "id",
      "name",
      "email",
      "role",
      "joinedAt",
      "passwordChangedAt",
      "mailPace",
    ]);
    expect(everything).not.toMatch(/\$argon2|passwordHash|tokenHash|password_hash/u);
  });

  it("says of failed sign-ins that nobody knows who tried", async () => {
    const client = { address: "192.0.2.1", userAgent: null };
    const { rows } = await services.db.execute<{ email: string }>(
      sql`select email from users where id = ${alice.actor.userId}`,
    );
    const guess = logIn(services, { email: rows[0]!.email, password: "a wild guess" }, client);
    await expect(guess).rejects.toMatchObject({ code: "login.failed" });
    const acts = rowsOf(await made(), "audit-log");
    expect(acts.filter(({ action }) => action === "sign-in.failed")).toMatchObject([{ actor: "unknown" }]);
    expect(acts.filter(({ action }) => action === "session.started")).toMatchObject([{ actor: "user" }]);
  });

  it("holds what proves each scan's evidence, by which anyone can compute the chain", async () => {
    const files = await made();
    const [scan] = rowsOf(files, "scans");
    const [link] = rowsOf(files, "evidence-chain");
    expect(link).toMatchObject({ position: 1, scanId: scan!["id"], finishedAt: scan!["finishedAt"] });
    const digests = (link!["files"] as { name: string; sha256: string }[]).map(
      ({ name, sha256 }) => `${sha256}  ${name}\n`,
    );
    const sortedByName = digests.toSorted((a, b) => (a.slice(66) < b.slice(66) ? -1 : 1));
    expect(sha256Of(sortedByName.join(""))).toBe(link!["evidenceSha256"]);
    const chain = ["0".repeat(64), link!["scanId"], link!["evidenceSha256"], ""].join("\n");
    expect(sha256Of(chain)).toBe(link!["chainSha256"]);
  });

  it("names a report whose file is gone", async () => {
    const { rows } = await services.db.execute<{ key: string }>(
      sql`select storage_key as key from reports where id = ${reportId}`,
    );
    const key = rows[0]!.key;
    await services.storage.delete(key);
    const files = await made();
    expect(strFromU8(files["README.txt"]!)).toContain(`We could not find these files:\n  ${reportName}`);
    await services.storage.put(key, STAGED_PDF, "application/pdf");
  });

  it("leaves nothing behind on the disk, and does nothing when it is delivered again", async () => {
    const job = await queued();
    await makeDataExport(services, job);
    const before = await only();
    await makeDataExport(services, { ...job, attempt: 2 });
    expect(await only()).toEqual(before);
    expect(await readdir(join(services.config.home.folder, "data-exports"))).toEqual([]);
    const { rows } = await services.db.execute(sql`select recipient from mails`);
    expect(rows).toEqual([{ recipient: "alice@cast.example" }]);
  });

  it("is tried again when it is stopped in the middle", async () => {
    const job = await queued();
    const signal = AbortSignal.abort(new Error("The worker stops."));
    await expect(makeDataExport(services, { ...job, signal })).rejects.toThrow("aborted");
    expect(await only()).toMatchObject({ status: "PENDING" });
    expect(await readdir(join(services.config.home.folder, "data-exports"))).toEqual([]);
    await makeDataExport(services, { ...job, attempt: 2 });
    expect(await only()).toMatchObject({ status: "COMPLETED" });
  });

  it("says so when it is given up", async () => {
    await giveUpDataExport(services, await queued());
    expect(await only()).toMatchObject({
      status: "FAILED",
      failureReason: "We could not create the export. Please request it again.",
    });
  });

  it("leaves no file when it was given up while it was packed", async () => {
    const job = await queued();
    const packing = makeDataExport(services, job);
    await giveUpDataExport(services, job);
    await packing;
    expect(await services.storage.has(exportKey(alice, job.payload.exportId))).toBe(false);
  });

  it("deletes the file when its days are over", async () => {
    const job = await queued();
    await makeDataExport(services, job);
    const { id, payload, attempt, signal, lastFailure } = job;
    await removeDataExport(services, { id, payload, attempt, signal, lastFailure });
    expect(await listDataExports(alice)).toEqual({ exports: [] });
    await expect(downloadDataExport(alice, { id: job.payload.exportId })).rejects.toThrow(
      "This export has been deleted.",
    );
  });
});

function sha256Of(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** As Latin-1, which every byte can be read as. */
function strFromU8Safely(bytes: Uint8Array): string {
  return strFromU8(bytes, true);
}

it("two reports of one kind and day keep a file each", async () => {
  const scanId = await stageScan(alice, { kind: "weekly" });
  const { rows } = await services.db.execute<{ id: string }>(
    sql`select id from reports where scan_id = ${scanId} and kind = 'weekly'`,
  );
  const { id } = rows[0]!;
  await stageReport(alice, { id, scanId, kind: "weekly" });
  const reports = Object.keys(await made()).filter((name) => name.startsWith("reports/"));
  expect(reports.toSorted()).toEqual([reportName, reportName.replace(".pdf", `-${id}.pdf`)].toSorted());
});
