import { spawnSync } from "node:child_process";
import { chown, lstat, readdir } from "node:fs/promises";
import { join } from "node:path";

/** The operating-system user PostgreSQL runs as; null means whoever runs this process. */
export type ServerUser = { uid: number; gid: number } | null;

/**
 * PostgreSQL refuses to run as root, so root hands it to a user of its own, which nothing else on the machine is: a
 * number is enough, no account has to be made. Above systemd's own numbers (61184 to 65519) and below `nobody`.
 * Source: https://systemd.io/UIDS-GIDS/
 */
const POSTGRES = { uid: 65_521, gid: 65_521 };
/** `initdb` alone asks for a user that has a name: `nobody`, who may pass where PostgreSQL may. */
const MAKER = { uid: 65_534, gid: POSTGRES.gid };

const isRoot = process.getuid?.() === 0;

/** Group that has to reach the database's files; null where that is who runs this process. */
export const SERVER_GROUP: number | null = isRoot ? POSTGRES.gid : null;

export function serverUser(): ServerUser {
  return isRoot ? POSTGRES : null;
}

/** Who a cluster is made by, before it is handed to who runs it. */
export function makerUser(): ServerUser {
  return isRoot ? MAKER : null;
}

/** Hands a folder and all in it to a user, as root can. What is theirs already is left alone. */
export async function handOver(path: string, user: ServerUser): Promise<void> {
  if (user === null) return;
  const entry = await lstat(path);
  if (entry.uid === user.uid) return;
  if (entry.isDirectory()) for (const name of await readdir(path)) await handOver(join(path, name), user);
  // The folder last: one that was interrupted is found again.
  await chown(path, user.uid, user.gid);
}

/** Whether `user` can enter `folder`: asked of the system, since every folder above it has a say. */
export function canEnter(user: ServerUser, folder: string): boolean {
  return spawnSync("test", ["-x", folder], { ...user }).status === 0;
}
