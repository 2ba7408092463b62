import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import {
  startEmbeddedPostgres,
  stopEmbeddedPostgres,
} from "@plumbline/core/platform/database/embedded-postgres";
import { migrateDatabase } from "@plumbline/core/platform/database/migrate";
import { Client } from "pg";

import { silentLog } from "./log-capture.ts";

const PREFIX = "plumbline-test-";
const TEMPLATE = "template_migrated";

/** One PostgreSQL for a whole run of tests. */
export interface TestDatabaseServer {
  /** Address of the server with superuser rights; pass it to `createTestDatabase`. */
  url: string;
  stop(): Promise<void>;
}

/** Starts a server in a temporary folder, with a migrated template that each test file copies. */
export async function startTestDatabaseServer(): Promise<TestDatabaseServer> {
  await removeAbandonedServers();
  const home = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  const server = await startEmbeddedPostgres({
    home,
    log: silentLog(),
    isDurable: false,
    maxConnections: 300,
  });
  const url = server.superuserUrl;
  await execute(url, `create database ${TEMPLATE}`);
  await migrateDatabase(withDatabase(url, TEMPLATE));
  return {
    url,
    stop: async () => {
      await stopEmbeddedPostgres(home);
      await rm(home, { recursive: true, force: true });
    },
  };
}

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A fresh, migrated, empty database on the server. */
export async function createTestDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await execute(serverUrl, `create database ${name} template ${TEMPLATE}`);
  return {
    url: withDatabase(serverUrl, name),
    drop: () => execute(serverUrl, `drop database ${name} with (force)`),
  };
}

/** A database without any tables, for tests of the migrations themselves. */
export async function createEmptyDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `empty_${randomUUID().replaceAll("-", "")}`;
  await execute(serverUrl, `create database ${name}`);
  return {
    url: withDatabase(serverUrl, name),
    drop: () => execute(serverUrl, `drop database ${name} with (force)`),
  };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** A test run that was killed leaves its server running; the next run stops and removes it. */
async function removeAbandonedServers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = /^plumbline-test-(\d+)-/u.exec(name)?.[1];
    if (pid === undefined || existsSync(`/proc/${pid}`)) continue;
    await stopEmbeddedPostgres(join(tmpdir(), name));
    await rm(join(tmpdir(), name), { recursive: true, force: true });
  }
}
