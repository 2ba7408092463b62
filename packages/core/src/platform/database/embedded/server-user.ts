import { spawnSync } from "node:child_process";

/** The operating-system user PostgreSQL runs as; null means whoever runs this process. */
export type ServerUser = { uid: number; gid: number } | null;

const NOBODY = { uid: 65_534, gid: 65_534 };

/** PostgreSQL refuses to run as root, so root hands it to `nobody`. */
export function serverUser(): ServerUser {
  return process.getuid?.() === 0 ? NOBODY : null;
}

/** Whether `user` can enter `folder`: asked of the system, since every folder above it has a say. */
export function canEnter(user: ServerUser, folder: string): boolean {
  return spawnSync("test", ["-x", folder], { ...user }).status === 0;
}
