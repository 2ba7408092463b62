import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { inject } from "vitest";
import type { TestProject } from "vitest/node";

import {
  createEmptyDatabase,
  createTestDatabase,
  startTestDatabaseServer,
  type TestDatabase,
  type TestDatabaseServer,
} from "./database-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Who asks there for the first time starts the database server; the answer is its address. */
    databaseDesk: string;
  }
}

/** Set-up of a whole test run: one database server for all test files, once the first of them needs it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<TestDatabaseServer> | null = null;
  const desk = createServer((_request, response) => {
    started ??= startTestDatabaseServer();
    started.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  project.provide("databaseDesk", await addressOf(desk));
  return async () => {
    desk.close();
    desk.closeAllConnections();
    await (await started)?.stop();
  };
}

async function addressOf(desk: Server): Promise<string> {
  await new Promise<void>((resolve) => desk.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(desk.address() as AddressInfo).port}`;
}

async function databaseServer(): Promise<string> {
  const answer = await fetch(inject("databaseDesk"));
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The tests' database server did not start: ${text}`);
  return text;
}

/** A fresh, migrated database for this test file. */
export async function testDatabase(): Promise<TestDatabase> {
  return await createTestDatabase(await databaseServer());
}

/** A database without tables for this test file. */
export async function emptyDatabase(): Promise<TestDatabase> {
  return await createEmptyDatabase(await databaseServer());
}
