import { execFile } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { chown, link, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

import { findBinaries, SHARED_FOLDER } from "#platform/database/embedded/binaries.ts";
import { isProcessAlive } from "#platform/database/embedded/postmaster.ts";
import { canEnter, serverUser, type ServerUser } from "#platform/database/embedded/server-user.ts";

export const SUPERUSER = "plumbline";
const STAGING_PREFIX = "data-new-";

/** An initialized database cluster and what it takes to run it. */
export interface Cluster {
  binaries: string;
  dataFolder: string;
  logFile: string;
  password: string;
  user: ServerUser;
}

/**
 * Finds or makes the cluster of a home folder. Safe to call from several processes at once and to be
 * killed in: everything is made aside and put in place by one atomic step, which one process wins.
 */
export async function prepareCluster(home: string): Promise<Cluster> {
  const user = serverUser();
  const folder = join(home, "postgres");
  await mkdir(folder, { recursive: true });
  const cluster = {
    user,
    binaries: await findBinaries(user),
    dataFolder: join(await reachableFolder(folder, user), "data"),
    logFile: join(folder, "server.log"),
    password: await keep(join(folder, "password"), () => randomBytes(24).toString("base64url")),
  };
  if (!existsSync(join(cluster.dataFolder, "PG_VERSION"))) await initialize(cluster);
  return cluster;
}

/** The data folder of a home, or null when it has none yet. */
export async function findDataFolder(home: string): Promise<string | null> {
  const folder = join(home, "postgres");
  const idFile = join(folder, "location");
  const place = existsSync(idFile) ? sharedFolder(await readFile(idFile, "utf8")) : folder;
  const dataFolder = join(place, "data");
  return existsSync(dataFolder) ? dataFolder : null;
}

/**
 * PostgreSQL has to reach its data as `nobody`. Where the home is closed to others (root's own folder has
 * mode 700), the data lives under /var/lib, found again by a random id kept in the home.
 */
async function reachableFolder(folder: string, user: ServerUser): Promise<string> {
  const idFile = join(folder, "location");
  if (!existsSync(idFile) && (user === null || canEnter(user, folder))) return folder;
  const place = sharedFolder(await keep(idFile, randomUUID));
  await mkdir(place, { recursive: true, mode: 0o755 });
  return place;
}

function sharedFolder(id: string): string {
  return join(SHARED_FOLDER, id);
}

/** Content of a private file, made once: of several processes one writes it and all read the same. */
async function keep(path: string, make: () => string): Promise<string> {
  if (!existsSync(path)) {
    const staging = `${path}.${process.pid}.${randomUUID()}`;
    await writeFile(staging, make(), { mode: 0o600, flag: "wx" });
    await link(staging, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
    await rm(staging);
  }
  return readFile(path, "utf8");
}

async function initialize(cluster: Cluster): Promise<void> {
  const place = join(cluster.dataFolder, "..");
  const staging = join(place, `${STAGING_PREFIX}${process.pid}`);
  await removeAbandoned(place);
  await mkdir(staging, { mode: 0o700 });
  const passwordFile = `${staging}.password`;
  await writeFile(passwordFile, cluster.password, { mode: 0o600 });
  if (cluster.user !== null) {
    await chown(staging, cluster.user.uid, cluster.user.gid);
    await chown(passwordFile, cluster.user.uid, cluster.user.gid);
  }
  try {
    await runInitdb(cluster, staging, passwordFile);
    await rename(staging, cluster.dataFolder);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    // Another process initialized the same home first: its cluster is ours.
    if (!existsSync(join(cluster.dataFolder, "PG_VERSION"))) throw error;
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function runInitdb(cluster: Cluster, folder: string, passwordFile: string): Promise<void> {
  const options = [
    ["--pgdata", folder],
    ["--username", SUPERUSER],
    ["--pwfile", passwordFile],
    ["--auth", "scram-sha-256"],
    ["--encoding", "UTF8"],
    ["--locale", "C"],
    ["--locale-provider", "builtin"],
    ["--builtin-locale", "C.UTF-8"],
  ].flat();
  const initdb = join(cluster.binaries, "bin", "initdb");
  await promisify(execFile)(initdb, options, { ...cluster.user, cwd: folder, env: SERVER_ENVIRONMENT });
}

/** PostgreSQL sees none of our environment: PGDATA, PGPORT and the like would change what it does. */
export const SERVER_ENVIRONMENT = { LC_ALL: "C", TZ: "UTC" };

/** Removes what processes that were killed while initializing left behind. */
async function removeAbandoned(place: string): Promise<void> {
  for (const name of await readdir(place)) {
    const pid = Number(/^data-new-(\d+)/u.exec(name)?.[1]);
    const isAbandoned = Number.isInteger(pid) && (pid === process.pid || !isProcessAlive(pid));
    if (isAbandoned) await rm(join(place, name), { recursive: true, force: true });
  }
}
