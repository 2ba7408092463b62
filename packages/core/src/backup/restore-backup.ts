import { createReadStream } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";

import { drizzle } from "drizzle-orm/node-postgres";
import type { MigrationMeta } from "drizzle-orm/migrator";
import { Client } from "pg";

import { type CheckedBackup, readBackupFolder } from "#backup/backup-folder.ts";
import { type BackupManifest, PARTS } from "#backup/backup-manifest.ts";
import { loadTables } from "#backup/database-parts.ts";
import type { Installation } from "#backup/make-backup.ts";
import { requireEmptyDatabase, requireSameKey, requireSameStorage } from "#backup/require-empty.ts";
import { beginRestore } from "#backup/unfinished-restore.ts";
import { migrateDatabase, MIGRATION_LOCK } from "#platform/database/migrate.ts";
import { knownMigrations, makeSchema, requireSupportedServer } from "#platform/database/schema-version.ts";
import type { Log } from "#platform/log.ts";
import { openQueue, type Queue } from "#platform/queue.ts";
import { secretKeyFile } from "#platform/secret-key.ts";
import { openStorage } from "#platform/storage.ts";
import { waitingJob } from "#platform/waiting-jobs.ts";
import { createMetrics } from "#platform/metrics/metrics.ts";
import { NO_TRACING } from "#platform/tracing/tracing.ts";

/**
 * Makes an empty installation what the backup was, then brings it to the newest schema. The database comes last and
 * in one transaction: a restore that was interrupted can be run again, and until then the home is refused.
 *
 * @throws OperatorError when the backup is damaged or of a newer version, or the installation is not empty
 */
export async function restoreBackup(
  installation: Installation,
  { folder, log }: { folder: string; log: Log },
): Promise<BackupManifest> {
  const backup = await readBackupFolder(folder);
  const migrations = knownMigrations(backup.manifest.migrations, "The backup");
  await requireSameStorage(installation.config, backup);
  await requireSameKey(installation.config, backup);
  const { config, url } = installation;
  const restoring = { backup, migrations, url, log };
  await inClient(url, requireEmptyDatabase);
  const finish = beginRestore(config.home.folder, folder);
  await restoreKey(config.home.folder, backup);
  await restoreFiles(installation, backup);
  await restoreDatabase(restoring);
  await migrateDatabase(url);
  finish();
  return backup.manifest;
}

async function inClient<T>(url: string, act: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: "plumbline-restore" });
  await client.connect();
  try {
    await requireSupportedServer(client);
    return await act(client);
  } finally {
    await client.end();
  }
}

async function restoreKey(home: string, { manifest, pathOf }: CheckedBackup): Promise<void> {
  if (!manifest.key.isIncluded) return;
  await writeFile(secretKeyFile(home), await readFile(pathOf(PARTS.key)), { mode: 0o600 });
}

async function restoreFiles({ config }: Installation, { fileKeys, pathOf }: CheckedBackup): Promise<void> {
  const storage = await openStorage(config);
  // A folder keeps no types: whoever reads a file knows what it is.
  for (const key of fileKeys)
    await storage.putFile(key, pathOf(`${PARTS.files}/${key}`), "application/octet-stream");
}

interface Restoring {
  backup: CheckedBackup;
  migrations: readonly MigrationMeta[];
  url: string;
  log: Log;
}

async function restoreDatabase({ backup, migrations, url, log }: Restoring): Promise<void> {
  const queue = await openQueue({ url, log, isWorker: false, metrics: createMetrics(), tracing: NO_TRACING });
  try {
    await inClient(url, async (client) => {
      await client.query("begin");
      await client.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
      await requireEmptyDatabase(client);
      await makeSchema(client, migrations);
      await loadTables(client, backup);
      await queueJobs(client, { queue, backup, log });
      await client.query("commit");
    });
  } finally {
    await queue.stop();
  }
}

interface QueueingJobs {
  queue: Queue;
  backup: CheckedBackup;
  log: Log;
}

async function queueJobs(client: Client, { queue, backup, log }: QueueingJobs): Promise<void> {
  const input = createReadStream(backup.pathOf(PARTS.jobs)).pipe(createGunzip());
  for await (const line of createInterface({ input })) {
    const job = waitingJob.safeParse(JSON.parse(line));
    if (job.success) {
      const { name, payload, startAfter, priority } = job.data;
      const when = { startAfter: new Date(startAfter), priority };
      await queue.sendAgain(name, payload, { within: drizzle(client), ...when });
    } else log.error({ job: line }, "This version does not know a job of the backup; it was not queued");
  }
}
