import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join, relative } from "node:path";

import { Client } from "pg";

import { type BackupWriter, writeBackupFolder } from "#backup/backup-folder.ts";
import { type BackupManifest, PARTS } from "#backup/backup-manifest.ts";
import { packedLines, readSequences, writeTables } from "#backup/database-parts.ts";
import { keyFingerprint } from "#backup/key-fingerprint.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import { appliedMigrations, requireSupportedServer } from "#platform/database/schema-version.ts";
import { OperatorError } from "#platform/operator-error.ts";
import { secretKeyFile } from "#platform/secret-key.ts";
import { waitingJobs } from "#platform/waiting-jobs.ts";

/** An installation: its settings, and the address of its database. */
export interface Installation {
  config: Config;
  url: string;
}

/**
 * Saves an installation to a new folder, beside a service that goes on. All rows are of one moment; files are those of
 * that moment and what came or went a little before and after.
 *
 * @throws OperatorError when the folder cannot be used or there is nothing to save
 */
export async function makeBackup(
  { config, url }: Installation,
  { folder, clock }: { folder: string; clock: Clock },
): Promise<BackupManifest> {
  return writeBackupFolder(folder, async (writer) => {
    const files = filesOf(config, writer);
    // Before the rows, as the service may remove a file meanwhile; and after their moment, for the new ones.
    await files.write();
    const database = await atOneMoment(url, async (client) => {
      const migrations = await appliedMigrations(client);
      if (migrations.length === 0)
        throw new OperatorError("The database is empty: there is nothing to back up.");
      await files.write();
      return { migrations, ...(await writeDatabase(client, writer)) };
    });
    const key = await writeKey(config, writer);
    const manifest: BackupManifest = {
      format: "plumbline-backup/1",
      madeAt: clock.now().toISOString(),
      ...database,
      files: files.summary(),
      key,
    };
    await writer.finish(manifest);
    return manifest;
  });
}

/** Runs `act` in one read-only transaction, which sees the database as it was when it began. */
async function atOneMoment<T>(url: string, act: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: "plumbline-backup" });
  await client.connect();
  try {
    await requireSupportedServer(client);
    await client.query("begin isolation level repeatable read, read only");
    return await act(client);
  } finally {
    await client.end();
  }
}

async function writeDatabase(client: Client, writer: BackupWriter) {
  const tables = await writeTables(client, writer);
  const jobs = await waitingJobs(client);
  await writer.write(PARTS.jobs, packedLines(jobs));
  return { tables, sequences: await readSequences(client), jobs: jobs.length };
}

async function writeKey(config: Config, writer: BackupWriter): Promise<BackupManifest["key"]> {
  const isIncluded = config.security.secretKey === undefined;
  const fingerprint = await keyFingerprint(config);
  if (isIncluded) await writer.write(PARTS.key, createReadStream(secretKeyFile(config.home.folder)));
  return { isIncluded, fingerprint };
}

interface FilesOfBackup {
  /** Writes those that are new or have changed since the last time. */
  write(): Promise<void>;
  summary(): BackupManifest["files"];
}

function filesOf({ storage, home }: Config, writer: BackupWriter): FilesOfBackup {
  const { bucket } = storage;
  if (bucket !== undefined) return { write: async () => {}, summary: () => ({ kind: "bucket", bucket }) };
  const root = join(home.folder, PARTS.files);
  const written = new Map<string, string>();
  return {
    write: async () => {
      for (const path of await filesBelow(root)) await writeFileOf({ root, path, written, writer });
    },
    summary: () => ({ kind: "folder", count: written.size }),
  };
}

async function filesBelow(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(ifGone([]));
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

interface Writing {
  root: string;
  path: string;
  /** What was written, with what tells a changed file. */
  written: Map<string, string>;
  writer: BackupWriter;
}

async function writeFileOf({ root, path, written, writer }: Writing): Promise<void> {
  const key = relative(root, path);
  const found = await stat(path).catch(ifGone(null));
  const version = found === null ? null : `${found.size} ${found.mtimeMs}`;
  if (version === null || written.get(key) === version) return;
  written.delete(key);
  const isWritten = await writer
    .write(`${PARTS.files}/${key}`, createReadStream(path))
    .then(() => true, ifGone(false));
  if (isWritten) written.set(key, version);
}

/** What to take for a file that the service removed meanwhile. */
function ifGone<T>(instead: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === "ENOENT") return instead;
    throw error;
  };
}
