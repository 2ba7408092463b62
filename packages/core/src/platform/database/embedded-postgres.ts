import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { open, readFile, rename, rm, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { Client } from "pg";

import {
  APP_ROLE,
  appPassword,
  ensureAppRole,
  handDatabaseToApp,
} from "#platform/database/embedded/app-role.ts";
import {
  type Cluster,
  databaseElsewhere,
  findDataFolder,
  prepareCluster,
  SERVER_ENVIRONMENT,
  SUPERUSER,
} from "#platform/database/embedded/cluster.ts";
import {
  isProcessAlive,
  pidFile,
  serverState,
  type ServerState,
} from "#platform/database/embedded/postmaster.ts";
import { handOver } from "#platform/database/embedded/server-user.ts";
import type { Log } from "#platform/log.ts";

const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 30_000;
const FAILED_STARTS_LIMIT = 5;
const POLL_MS = 20;
const LOG_LIMIT_BYTES = 10_000_000;
const DATABASE = "plumbline";

export interface EmbeddedPostgresOptions {
  /** Folder that holds (or will hold) the cluster, its log and its password. */
  home: string;
  log: Log;
  /** False gives up safety against power loss for speed: for tests alone. */
  isDurable?: boolean;
  maxConnections?: number;
}

export interface EmbeddedPostgres {
  /** Address of the product's database, as its owner. */
  url: string;
  /** The same as the server's superuser: for tests, which make databases of their own. */
  superuserUrl: string;
  pid: number;
  /** True when a server that was already running was taken over. */
  wasRunning: boolean;
}

/**
 * Starts the embedded server of a home folder, or takes over the one that runs there. The server
 * outlives this process, so a crash of the product never costs the database a recovery.
 *
 * @throws when it cannot be started; the message carries the end of the server's log.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const cluster = await prepareCluster(options.home);
  const deadline = Date.now() + START_LIMIT_MS;
  let failedStarts = 0;
  let hasStarted = false;
  while (Date.now() < deadline && failedStarts < FAILED_STARTS_LIMIT) {
    const state = serverState(cluster.dataFolder);
    if (state.kind === "ready") {
      const addresses = await addressesOf(cluster, state.port);
      if (addresses !== null) return { ...addresses, pid: state.pid, wasRunning: !hasStarted };
    }
    if (state.kind === "stale") await removeStalePidFile(cluster.dataFolder, state.pid);
    if (state.kind === "stopped" || state.kind === "stale") {
      options.log.debug({ dataFolder: cluster.dataFolder }, "Starting PostgreSQL");
      hasStarted = await launch(cluster, options);
      if (!hasStarted) failedStarts += 1;
    }
    await pause(POLL_MS);
  }
  throw new Error(`PostgreSQL did not start. The end of ${cluster.logFile}:\n${await logTail(cluster)}`);
}

/** Whether a home has an embedded database, be it that it does not run. */
export async function hasEmbeddedPostgres(home: string): Promise<boolean> {
  return (await findDataFolder(home)) !== null;
}

/** Whether the embedded server of a home takes connections now. */
export async function isEmbeddedPostgresReady(home: string): Promise<boolean> {
  const dataFolder = await findDataFolder(home);
  return dataFolder !== null && serverState(dataFolder).kind === "ready";
}

/**
 * Where the database of a home is when it is not in it; null when it is, or will be.
 *
 * @throws OperatorError when a new one could not be in this home
 */
export function embeddedDatabaseElsewhere(home: string): Promise<string | null> {
  return databaseElsewhere(home);
}

/** Stops the server of a home folder and waits for its end; does nothing when none runs. */
export async function stopEmbeddedPostgres(home: string): Promise<void> {
  const dataFolder = await findDataFolder(home);
  if (dataFolder === null) return;
  const deadline = Date.now() + STOP_LIMIT_MS;
  let signal: NodeJS.Signals | null = "SIGINT";
  let state = serverState(dataFolder);
  while (state.kind === "ready" || state.kind === "changing") {
    if (signal !== null && state.kind === "ready") {
      process.kill(state.pid, signal);
      signal = null;
    }
    if (Date.now() > deadline) throw new Error(`PostgreSQL (process ${state.pid}) did not stop.`);
    await pause(POLL_MS);
    state = serverState(dataFolder);
  }
}

/** Whether anyone else is connected to a server. */
export async function hasOtherClients(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ others: number }>(
      "select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    return (rows[0]?.others ?? 0) > 0;
  } finally {
    await client.end();
  }
}

/** Launches the server detached from this process; true once it is ready, false when it gave up. */
async function launch(cluster: Cluster, options: EmbeddedPostgresOptions): Promise<boolean> {
  // Earlier versions ran it as another user.
  await handOver(cluster.dataFolder, cluster.user);
  await limitLog(cluster.logFile);
  const log = await open(cluster.logFile, "a", 0o600);
  try {
    const server = spawn(`${cluster.binaries}/bin/postgres`, await serverArguments(cluster, options), {
      ...cluster.user,
      cwd: cluster.dataFolder,
      env: SERVER_ENVIRONMENT,
      detached: true,
      stdio: ["ignore", log.fd, log.fd],
    });
    await once(server, "spawn");
    server.unref();
    return await becomesReady(server, cluster.dataFolder);
  } finally {
    await log.close();
  }
}

async function becomesReady(server: ChildProcess, dataFolder: string): Promise<boolean> {
  while (server.exitCode === null && server.signalCode === null) {
    const state: ServerState = serverState(dataFolder);
    if (state.kind === "ready") return state.pid === server.pid;
    await pause(POLL_MS);
  }
  return false;
}

async function serverArguments(cluster: Cluster, options: EmbeddedPostgresOptions): Promise<string[]> {
  const settings = {
    listen_addresses: "127.0.0.1",
    port: await freePort(await lastPort(cluster.dataFolder)),
    unix_socket_directories: "",
    max_connections: options.maxConnections ?? 100,
    timezone: "UTC",
    ...(options.isDurable === false
      ? { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }
      : {}),
  };
  return [
    "-D",
    cluster.dataFolder,
    ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ];
}

/** The port the server had before: those who knew its address find it again after a crash. Null at the first start. */
async function lastPort(dataFolder: string): Promise<number | null> {
  const options = await readFile(join(dataFolder, "postmaster.opts"), "utf8").catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return "";
      throw error;
    },
  );
  const port = /"port=(\d+)"/u.exec(options)?.[1];
  return port === undefined ? null : Number(port);
}

/** A port free at this moment, `wished` if it is; should it be taken meanwhile, the next try takes another. */
async function freePort(wished: number | null): Promise<number> {
  const probe = createServer();
  probe.listen(wished ?? 0, "127.0.0.1");
  try {
    await once(probe, "listening");
  } catch (error) {
    if (wished === null) throw error;
    return freePort(null);
  }
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("No free port was found.");
  return address.port;
}

/**
 * PostgreSQL clears the pid file of a dead process by itself, but takes a zombie, or a stranger that got
 * the same id, for a living server. No process works in the folder any more, so the file can go.
 */
async function removeStalePidFile(dataFolder: string, pid: number): Promise<void> {
  if (!isProcessAlive(pid)) return;
  const aside = `${pidFile(dataFolder)}.${process.pid}`;
  await rename(pidFile(dataFolder), aside).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  await rm(aside, { force: true });
}

interface Addresses {
  url: string;
  superuserUrl: string;
}

/** Addresses of the product's database, made on first use; null when the server went away in between. */
async function addressesOf(cluster: Cluster, port: number): Promise<Addresses | null> {
  const place = `127.0.0.1:${port}`;
  const server = `postgres://${SUPERUSER}:${cluster.password}@${place}`;
  const password = appPassword(cluster.password);
  const client = new Client({ connectionString: `${server}/postgres`, connectionTimeoutMillis: 10_000 });
  // A lost connection also rejects the call in progress; without a listener it would end this process too.
  client.on("error", () => client.end());
  try {
    await client.connect();
    await ensureAppRole(client, password);
    await ensureDatabase(client, server);
    const url = `postgres://${APP_ROLE}:${password}@${place}/${DATABASE}`;
    return { url, superuserUrl: `${server}/${DATABASE}` };
  } catch (error) {
    if (isPassing(error)) return null;
    throw error;
  } finally {
    await client.end();
  }
}

async function ensureDatabase(client: Client, server: string): Promise<void> {
  const { rows } = await client.query<{ owner: string }>(
    "select pg_get_userbyid(datdba) as owner from pg_database where datname = $1",
    [DATABASE],
  );
  const [found] = rows;
  if (found === undefined) await client.query(`create database ${DATABASE} owner ${APP_ROLE}`);
  else if (found.owner !== APP_ROLE) await handDatabaseToApp(server, DATABASE);
}

/** Shutting down, starting up, refusing connections, or another process just made the database or its role. */
function isPassing(error: unknown): boolean {
  const passing = new Set(["ECONNREFUSED", "ECONNRESET", "57P01", "57P03", "42P04", "42710", "23505"]);
  return error instanceof Error && "code" in error && passing.has(String(error.code));
}

async function limitLog(path: string): Promise<void> {
  if (existsSync(path) && (await stat(path)).size > LOG_LIMIT_BYTES) await rename(path, `${path}.1`);
}

async function logTail(cluster: Cluster): Promise<string> {
  if (!existsSync(cluster.logFile)) return "(empty)";
  return (await readFile(cluster.logFile, "utf8")).trimEnd().split("\n").slice(-12).join("\n");
}
