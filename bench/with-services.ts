import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { loadConfig } from "@plumbline/core/platform/config";
import { openServices, type OpenServices } from "@plumbline/core/platform/services";
import { createTestDatabase, startTestDatabaseServer } from "@plumbline/testing/database-server";
import { type FakeClock, fakeClock } from "@plumbline/testing/fake-clock";
import { silentLog } from "@plumbline/testing/log-capture";

export interface BenchServices {
  services: OpenServices & { clock: FakeClock };
  databaseUrl: string;
}

/** Opens services on a database, with a clock that stands still at `start`, in a home folder of its own. */
export async function openBench(databaseUrl: string, start?: string) {
  const home = mkdtempSync(join(tmpdir(), "plumbline-bench-"));
  const config = loadConfig({
    PLUMBLINE_HOME: home,
    DATABASE_URL: databaseUrl,
    PAYMENTS: "sandbox",
    API_RATE_LIMITED: "false",
    PORT: "0",
  });
  const clock = fakeClock(start);
  const services = await openServices(config, { log: silentLog(), isWorker: false, clock });
  return {
    services: { ...services, clock },
    close: async () => {
      await services.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Runs an act on services with an empty database, which is gone afterward. */
export async function withServices(
  act: (bench: BenchServices) => Promise<void>,
  start?: string,
): Promise<void> {
  const server = await startTestDatabaseServer();
  try {
    const { url } = await createTestDatabase(server.url);
    const { services, close } = await openBench(url, start);
    try {
      await act({ services, databaseUrl: url });
    } finally {
      await close();
    }
  } finally {
    await server.stop();
  }
}
