import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type Cast, createCast } from "@plumbline/testing/cast";
import { emptyDatabase } from "@plumbline/testing/global-database";
import { silentLog } from "@plumbline/testing/log-capture";
import { stageScan } from "@plumbline/testing/stage-scan";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { BackupManifest } from "#backup/backup-manifest.ts";
import { type Installation, makeBackup } from "#backup/make-backup.ts";
import { restoreBackup } from "#backup/restore-backup.ts";
import { refuseUnfinishedRestore } from "#backup/unfinished-restore.ts";
import { issueDocument } from "#evidence/issue-document.ts";
import { verifyDocument } from "#evidence/verify-document.ts";
import { systemClock } from "#platform/clock.ts";
import { loadConfig } from "#platform/config.ts";
import { contextFor } from "#platform/context.ts";
import { seal, unseal } from "#platform/secret-box.ts";
import { openServices } from "#platform/services.ts";
import { requestScan } from "#scans/request-scan.ts";

let services: TestServices;
let cast: Cast;
let place: string;
let backup: string;
let target: Installation;
let dropTarget: () => Promise<void>;

const PDF = new TextEncoder().encode("%PDF-1.7 of the first scan");

beforeAll(async () => {
  services = await testServices();
  cast = await createCast(services);
  const context = contextFor(services, cast.alice.organizationId);
  const scanId = await stageScan(context);
  await issueDocument(context, { file: PDF, kind: "weekly", scanId });
  await requestScan(context, "manual");
});
afterAll(() => services.close());

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), "plumbline-backup-"));
  backup = join(place, "backup");
  const database = await emptyDatabase();
  dropTarget = () => database.drop();
  target = { url: database.url, config: configFor(database.url, join(place, "home")) };
});
afterEach(async () => {
  await dropTarget();
  await rm(place, { recursive: true });
});

function configFor(url: string, home: string, more: Record<string, string> = {}) {
  return loadConfig({ DATABASE_URL: url, PLUMBLINE_HOME: home, PAYMENTS: "sandbox", ...more });
}

const source = (): Installation => ({ config: services.config, url: services.databaseUrl });
const save = () => makeBackup(source(), { folder: backup, clock: services.clock });
const restore = () => restoreBackup(target, { folder: backup, log: silentLog() });

async function rowsOf(url: string, statement: string): Promise<object[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return (await client.query(statement).finally(() => client.end())).rows;
}

/** All rows of all tables, with where the sequences stand. */
async function contentOf(url: string, { tables, sequences }: BackupManifest): Promise<unknown[]> {
  const digests = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(string_agg(r::text, ' ' order by r::text)) as content from "${name}" r`,
  );
  const states = sequences.map(
    ({ name }) => `select '${name}' as name, last_value || ' ' || is_called as content from "${name}"`,
  );
  return rowsOf(url, `${[...digests, ...states].join(" union all ")} order by 1`);
}

describe("a backup of a service that runs", () => {
  it("makes of an empty installation what the service was, and of no other", async () => {
    const manifest = await save();
    expect(manifest.tables.find(({ name }) => name === "scans")?.rows).toBe(2);
    await restore();
    for (const part of [QUEUED, SCHEMA])
      expect(await rowsOf(target.url, part)).toEqual(await rowsOf(services.databaseUrl, part));
    expect(await contentOf(target.url, manifest)).toEqual(await contentOf(services.databaseUrl, manifest));
    const sealed = await seal(services.config, { text: "a secret", owner: "alice" });
    expect(await unseal(target.config, { sealed, owner: "alice" })).toBe("a secret");
    expect(await verifiedThere()).toMatchObject({
      verdict: "same",
      evidence: { archive: "same", brokenAt: null },
    });
    await expect(restore()).rejects.toThrow(/The database is not empty/u);
  });

  it("is whole or not there, and closed to other users", async () => {
    await save();
    expect(await readdir(place)).toEqual(["backup"]);
    for (const entry of await readdir(backup, { recursive: true, withFileTypes: true }))
      expect((await stat(join(entry.parentPath, entry.name))).mode & 0o077).toBe(0);
    await expect(save()).rejects.toThrow(/is not empty\. Name a new folder/u);
    const other = { folder: join(place, "other"), clock: systemClock };
    await expect(makeBackup(target, other)).rejects.toThrow(
      "The database is empty: there is nothing to back up.",
    );
    expect(await readdir(place)).not.toContain("other");
  });
});

/** What a service on the restored installation says of the document. */
async function verifiedThere() {
  const { config } = target;
  const restored = await openServices(config, { log: silentLog(), isWorker: false, clock: services.clock });
  return verifyDocument(restored, { file: PDF, scanId: null, chainHash: null }).finally(() =>
    restored.close(),
  );
}

const QUEUED = `select name, data, priority, singleton_key from pgboss.job where state = 'created' order by name, singleton_key`;
const SCHEMA = `
  select conrelid::regclass::text as place, conname::text as name, pg_get_constraintdef(oid) as text, convalidated as is_on
    from pg_constraint where connamespace = 'public'::regnamespace
  union all select tgrelid::regclass::text, tgname, pg_get_triggerdef(oid), tgenabled = 'O' from pg_trigger
    where not tgisinternal and tgrelid::regclass::text not like 'pgboss.%'
  order by 1, 2`;

describe("a restore", () => {
  it("refuses a backup of which a single byte has changed, or a part is missing", async () => {
    await save();
    await appendFile(join(backup, "database", "scans.copy.gz"), " ");
    await expect(restore()).rejects.toThrow("The backup is damaged: database/scans.copy.gz is not as it was");
    await rm(join(backup, "database", "scans.copy.gz"));
    await expect(restore()).rejects.toThrow("The backup is damaged: database/scans.copy.gz is not as it was");
    await expect(rowsOf(target.url, "select from pg_tables where schemaname = 'public'")).resolves.toEqual(
      [],
    );
  });

  it("refuses a list of parts that was cut short", async () => {
    await save();
    const list = join(backup, "SHA256SUMS");
    const lines = (await readFile(list, "utf8"))
      .split("\n")
      .filter((line) => !line.includes("/invoices.copy"));
    await writeFile(list, lines.join("\n"));
    await expect(restore()).rejects.toThrow("The backup is damaged");
  });

  it("refuses a folder that is no backup", async () => {
    await expect(restore()).rejects.toThrow(/is no backup: it has no SHA256SUMS/u);
  });

  it("refuses another key, other files, and files that are elsewhere", async () => {
    await save();
    const other = configFor(target.url, join(place, "home"), { PLUMBLINE_SECRET_KEY: "k".repeat(32) });
    const options = { folder: backup, log: silentLog() };
    await expect(restoreBackup({ ...target, config: other }, options)).rejects.toThrow(/another key/u);
    const bucket = configFor(target.url, join(place, "home"), { S3_BUCKET: "reports" });
    await expect(restoreBackup({ ...target, config: bucket }, options)).rejects.toThrow(/Unset S3_BUCKET/u);
    const used = { ...target, config: services.config };
    await services.storage.put("organizations/other/file.txt", "theirs", "text/plain");
    await expect(restoreBackup(used, options)).rejects.toThrow(/files is not empty: it has organizations/u);
    await services.storage.delete("organizations/other/file.txt");
  });

  it("that was interrupted leaves a home that is refused, until it is run again", async () => {
    await save();
    const home = target.config.home.folder;
    await rowsOf(target.url, "create schema pgboss; create table pgboss.version (broken text)");
    await expect(restore()).rejects.toThrow(/pgboss/u);
    expect(() => refuseUnfinishedRestore(home)).toThrow(`Run it again: plumbline restore ${backup}`);
    await expect(rowsOf(target.url, "select from pg_tables where schemaname = 'public'")).resolves.toEqual(
      [],
    );
    await rowsOf(target.url, "drop schema pgboss cascade");
    const manifest = await restore();
    refuseUnfinishedRestore(home);
    expect(await contentOf(target.url, manifest)).toEqual(await contentOf(services.databaseUrl, manifest));
  });
});
