import { execFile } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { chmod, chown, link, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

import { findBinaries, SHARED_FOLDER } from "#platform/database/embedded/binaries.ts";
import { isProcessAlive } from "#platform/database/embedded/postmaster.ts";
import {
  canEnter,
  handOver,
  makerUser,
  serverUser,
  type ServerUser,
} from "#platform/database/embedded/server-user.ts";
import { OperatorError } from "#platform/operator-error.ts";
import { makePrivateFolder } from "#platform/private-files.ts";

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
  for (const closed of [home, folder]) makePrivateFolder(closed);
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
 * PostgreSQL has to reach its data as its own user. Where the home is closed to others (root's own folder has
 * mode 700), the data lives under /var/lib, found again by a random id kept in the home.
 */
async function reachableFolder(folder: string, user: ServerUser): Promise<string> {
  const idFile = join(folder, "location");
  const isSplit = existsSync(idFile);
  if (!isSplit && (user === null || canEnter(user, folder))) return folder;
  const place = sharedFolder(await keep(idFile, randomUUID));
  if (isSplit && !existsSync(place)) throw new OperatorError(missingDatabase(folder, place));
  await mkdir(SHARED_FOLDER, { recursive: true });
  await chmod(SHARED_FOLDER, 0o755);
  makePrivateFolder(place);
  await claim(place, folder);
  return place;
}

function missingDatabase(folder: string, place: string): string {
  return `The database of this home was in ${place}, which is not on this machine. Restore a backup into a new PLUMBLINE_HOME with "plumbline restore". If this home never had data, remove ${join(folder, "location")}.`;
}

/** A copy of a home names the same place. Only the home that made it may use it, wherever that was moved. */
async function claim(place: string, folder: string): Promise<void> {
  const owner = await keep(join(place, "home"), () => folder);
  if (owner === folder) return;
  const isOther = await readFile(join(owner, "location"), "utf8").then(
    (id) => sharedFolder(id) === place,
    () => false,
  );
  if (isOther)
    throw new OperatorError(
      `${join(folder, "..")} is a copy of ${join(owner, "..")}, which has its database in ${place}. Copy a service with "plumbline backup" and "plumbline restore".`,
    );
  await writeFile(join(place, "home"), folder, { mode: 0o600 });
}

/**
 * All data of a home must be in it, or a copy of it is none of them. A home of an earlier version may have its
 * database elsewhere: the answer is that folder, or null where all is in one place.
 *
 * @throws OperatorError when a new database could not be in this home
 */
export async function databaseElsewhere(home: string): Promise<string | null> {
  const existing = await findDataFolder(home);
  const folder = join(home, "postgres");
  if (existing !== null) return existing === join(folder, "data") ? null : existing;
  for (const closed of [home, folder]) makePrivateFolder(closed);
  const user = serverUser();
  if (user === null || canEnter(user, folder)) return null;
  throw new OperatorError(
    `The database could not be in ${home}: PostgreSQL runs as a user of its own, and a folder above is closed to it. Set PLUMBLINE_HOME to a folder it can reach, e.g. /srv/plumbline.`,
  );
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
  const maker = makerUser();
  if (maker !== null) for (const path of [staging, passwordFile]) await chown(path, maker.uid, maker.gid);
  try {
    await runInitdb(cluster, staging, passwordFile);
    await handOver(staging, cluster.user);
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
  await promisify(execFile)(initdb, options, { ...makerUser(), cwd: folder, env: SERVER_ENVIRONMENT });
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
