import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type Config, loadConfig } from "@plumbline/core/platform/config";
import { openServices, type OpenServices } from "@plumbline/core/platform/services";

import { type FakeClock, fakeClock } from "./fake-clock.ts";
import { testDatabase } from "./global-database.ts";
import { captureLog } from "./log-capture.ts";

/** Real services on an own database and an own home folder, with a clock that stands still. */
export interface TestServices extends OpenServices {
  clock: FakeClock;
  databaseUrl: string;
  /** Everything that was logged so far. */
  logText(): string;
}

export interface TestServicesOptions {
  isWorker?: boolean;
  /** Further environment variables the settings are read from. */
  environment?: Record<string, string>;
  clock?: FakeClock;
}

/** Opens services for one test file. Close them in `afterAll`: that drops database and folder. */
export async function testServices({
  isWorker = false,
  environment = {},
  clock = fakeClock(),
}: TestServicesOptions = {}): Promise<TestServices> {
  const home = await mkdtemp(join(tmpdir(), "plumbline-home-"));
  const database = await testDatabase();
  const config: Config = loadConfig({
    PLUMBLINE_HOME: home,
    DATABASE_URL: database.url,
    PAYMENTS: "sandbox",
    ...environment,
  });
  const capture = captureLog();
  const services = await openServices(config, { log: capture.log, isWorker, clock });
  return {
    ...services,
    clock,
    databaseUrl: database.url,
    logText: () => capture.text(),
    close: async () => {
      await services.close();
      await database.drop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
