import type { BackupManifest } from "@plumbline/core/backup/backup-manifest";
import { makeBackup } from "@plumbline/core/backup/make-backup";
import { restoreBackup } from "@plumbline/core/backup/restore-backup";
import { systemClock } from "@plumbline/core/platform/clock";
import { loadConfig } from "@plumbline/core/platform/config";
import { hasEmbeddedPostgres } from "@plumbline/core/platform/database/embedded-postgres";
import { codeOf, fileTrouble } from "@plumbline/core/platform/file-error";

import { InputError } from "../exit.ts";
import { lockHome } from "#serve/home-lock.ts";
import { withDatabase } from "./with-services.ts";

/**
 * Saves the installation of the settings.
 *
 * @throws InputError when there is none, or the folder cannot be written
 */
export async function runBackup(folder: string): Promise<BackupManifest> {
  const { database, home } = loadConfig();
  // Starting the embedded server would make a new one, only to say that it is empty.
  if (database.url === undefined && !(await hasEmbeddedPostgres(home.folder)))
    throw new InputError(`There is no database in ${home.folder}. Set PLUMBLINE_HOME or DATABASE_URL.`);
  return withDatabase((installation) =>
    makeBackup(installation, { folder, clock: systemClock }).catch(unusable(folder)),
  );
}

/**
 * Restores a backup into the installation of the settings, which no service may use meanwhile.
 *
 * @throws InputError when a file cannot be read or written
 */
export async function runRestore(folder: string): Promise<BackupManifest> {
  const unlock = lockHome(loadConfig().home.folder);
  try {
    return await withDatabase((installation) =>
      restoreBackup(installation, { folder, log: installation.log }).catch(unusable(folder)),
    );
  } finally {
    unlock();
  }
}

function unusable(folder: string) {
  return (error: unknown): never => {
    const isFileTrouble = ["EACCES", "EPERM", "EROFS", "ENOSPC", "ENAMETOOLONG"].includes(
      codeOf(error) ?? "",
    );
    if (isFileTrouble) throw new InputError(`${folder} cannot be used: ${fileTrouble(error)}.`);
    throw error;
  };
}

/** What was saved, and what an operator has to keep beside it. */
export function backupText(folder: string, manifest: BackupManifest): string {
  return `Saved to ${folder}: ${contentText(manifest)}.\n${notesOf(manifest).join("")}`;
}

/** What was brought back, and what comes next. */
export function restoreText(folder: string, manifest: BackupManifest): string {
  return `Restored ${folder} of ${manifest.madeAt}: ${contentText(manifest)}.\n"plumbline doctor" checks the installation, "plumbline up" serves it.\n`;
}

function contentText({ tables, files, jobs }: BackupManifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const count = files.kind === "folder" ? `, ${files.count} files` : "";
  return `${rows} rows in ${tables.length} tables${count}, ${jobs} waiting jobs`;
}

function notesOf({ files, key }: BackupManifest): string[] {
  return [
    files.kind === "bucket"
      ? `Files are in the bucket ${files.bucket} and not in this backup. Back up the bucket too.\n`
      : "",
    key.isIncluded
      ? "It holds secret.key, which opens stored secrets. Keep it as safe as the service itself.\n"
      : "The key is in PLUMBLINE_SECRET_KEY and not in this backup. Keep it: without it, no one can use their authenticator app.\n",
  ];
}
