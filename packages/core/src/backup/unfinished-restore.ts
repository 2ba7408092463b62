import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { OperatorError } from "#platform/operator-error.ts";
import { makePrivateFolder } from "#platform/private-files.ts";

function mark(home: string): string {
  return join(home, "restore-unfinished");
}

/** Marks a home as being restored from a backup; the answer takes the mark away. */
export function beginRestore(home: string, folder: string): () => void {
  makePrivateFolder(home);
  writeFileSync(mark(home), resolve(folder), { mode: 0o600 });
  return () => rmSync(mark(home));
}

/**
 * A restore that was interrupted leaves files and no database: served, it would look like a service without clients.
 *
 * @throws OperatorError when that happened to this home
 */
export function refuseUnfinishedRestore(home: string): void {
  if (!existsSync(mark(home))) return;
  const folder = readFileSync(mark(home), "utf8");
  throw new OperatorError(
    `A restore into ${home} was interrupted. Run it again: plumbline restore ${folder}`,
  );
}
