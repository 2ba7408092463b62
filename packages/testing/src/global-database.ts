import { inject } from "vitest";
import type { TestProject } from "vitest/node";

import {
  createEmptyDatabase,
  createTestDatabase,
  startTestDatabaseServer,
  type TestDatabase,
} from "./database-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    databaseServerUrl: string;
  }
}

/** Set-up of a whole test run: starts the server all test files share, and stops it at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestDatabaseServer();
  project.provide("databaseServerUrl", server.url);
  return () => server.stop();
}

/** A fresh, migrated database for this test file. */
export function testDatabase(): Promise<TestDatabase> {
  return createTestDatabase(inject("databaseServerUrl"));
}

/** A database without tables for this test file. */
export function emptyDatabase(): Promise<TestDatabase> {
  return createEmptyDatabase(inject("databaseServerUrl"));
}
