import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { open, readFile, rename, rm, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

import { Client } from "pg";

import {
  type Cluster,
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
  url: string;
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
      const url = await connectionUrl(cluster, state.port);
      if (url !== null) return { url, pid: state.pid, wasRunning: !hasStarted };
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
    port: await freePort(),
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

/** A port free at this moment; should it be taken meanwhile, the server ends and the next try takes another. */
async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, "127.0.0.1");
  await once(probe, "listening");
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

/** Address of the product's database, made on first use; null when the server went away in between. */
async function connectionUrl(cluster: Cluster, port: number): Promise<string | null> {
  const server = `postgres://${SUPERUSER}:${cluster.password}@127.0.0.1:${port}`;
  const client = new Client({ connectionString: `${server}/postgres`, connectionTimeoutMillis: 10_000 });
  // A lost connection also rejects the call in progress; without a listener it would end this process too.
  client.on("error", () => client.end());
  try {
    await client.connect();
    const found = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
    return `${server}/${DATABASE}`;
  } catch (error) {
    if (isPassing(error)) return null;
    throw error;
  } finally {
    await client.end();
  }
}

/** Shutting down, starting up, refusing connections, or another process just made the database. */
function isPassing(error: unknown): boolean {
  const passing = new Set(["ECONNREFUSED", "ECONNRESET", "57P01", "57P03", "42P04", "23505"]);
  return error instanceof Error && "code" in error && passing.has(String(error.code));
}

async function limitLog(path: string): Promise<void> {
  if (existsSync(path) && (await stat(path)).size > LOG_LIMIT_BYTES) await rename(path, `${path}.1`);
}

async function logTail(cluster: Cluster): Promise<string> {
  if (!existsSync(cluster.logFile)) return "(empty)";
  return (await readFile(cluster.logFile, "utf8")).trimEnd().split("\n").slice(-12).join("\n");
}
