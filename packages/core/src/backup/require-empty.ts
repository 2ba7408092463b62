import { readFile } from "node:fs/promises";

import type { Client } from "pg";

import type { CheckedBackup } from "#backup/backup-folder.ts";
import { PARTS } from "#backup/backup-manifest.ts";
import { keyFingerprint } from "#backup/key-fingerprint.ts";
import type { Config } from "#platform/config.ts";
import { OperatorError } from "#platform/operator-error.ts";
import { secretKeyFile } from "#platform/secret-key.ts";
import { openStorage } from "#platform/storage.ts";

/** @throws OperatorError when the database has tables, or jobs */
export async function requireEmptyDatabase(client: Client): Promise<void> {
  const { rows } = await client.query<{ tables: number; jobs: string | null }>(`
    select count(*)::int as tables, to_regclass('pgboss.job')::text as jobs from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    where nspname in ('public', 'drizzle') and relkind in ('r', 'p', 'v', 'm')`);
  const [found] = rows;
  const jobs = found?.jobs ? await client.query("select from pgboss.job limit 1") : null;
  if (found?.tables === 0 && !jobs?.rowCount) return;
  throw new OperatorError(
    "The database is not empty. Restore into a new database, or into a new PLUMBLINE_HOME. Nothing was restored.",
  );
}

/**
 * What is in storage must be of this backup, as a restore that was interrupted leaves it.
 *
 * @throws OperatorError when other files are there, or the backup's are elsewhere than in the storage of the settings
 */
export async function requireSameStorage(
  config: Config,
  { manifest, fileKeys }: CheckedBackup,
): Promise<void> {
  const { bucket } = config.storage;
  const { files } = manifest;
  if (files.kind === "bucket") {
    if (bucket !== undefined) return;
    throw new OperatorError(
      `The files of this backup are in the bucket ${files.bucket}, not in the backup. Set S3_BUCKET to it, or to a copy of it.`,
    );
  }
  if (bucket !== undefined)
    throw new OperatorError("This backup has its files in it, for a folder. Unset S3_BUCKET to restore it.");
  const storage = await openStorage(config);
  const own = new Set(fileKeys);
  const foreign = (await storage.list("/")).find((key) => !own.has(key));
  if (foreign === undefined) return;
  throw new OperatorError(
    `${config.home.folder}/files is not empty: it has ${foreign}. Restore into a new PLUMBLINE_HOME. Nothing was restored.`,
  );
}

/** @throws OperatorError when the installation has another key: what the backup has encrypted could not be read */
export async function requireSameKey(config: Config, { manifest, pathOf }: CheckedBackup): Promise<void> {
  const { isIncluded, fingerprint } = manifest.key;
  if (config.security.secretKey !== undefined || !isIncluded) {
    if (config.security.secretKey !== undefined && (await keyFingerprint(config)) === fingerprint) return;
    throw new OperatorError(
      "This backup was made with another key. Set PLUMBLINE_SECRET_KEY to the one of that service, or unset it where the key is in the backup. Nothing was restored.",
    );
  }
  const existing = await readFile(secretKeyFile(config.home.folder), "utf8").catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return null;
      throw error;
    },
  );
  if (existing === null || existing === (await readFile(pathOf(PARTS.key), "utf8"))) return;
  throw new OperatorError(
    `${config.home.folder} has a key of its own already. Restore into a new PLUMBLINE_HOME. Nothing was restored.`,
  );
}
