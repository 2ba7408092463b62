import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createOrganization } from "@plumbline/core/organizations/create-organization";
import { loadConfig } from "@plumbline/core/platform/config";
import { contextFor } from "@plumbline/core/platform/context";
import { openServices } from "@plumbline/core/platform/services";
import { CAST_PASSWORD } from "@plumbline/testing/cast";
import { fakeClock } from "@plumbline/testing/fake-clock";
import { silentLog } from "@plumbline/testing/log-capture";
import { stageHistory } from "@plumbline/testing/stage-history";

const WEEKS = 104;
const WEEK_MS = 7 * 24 * 3_600_000;

/** E-mail addresses of the owners of two organizations; their password is the cast's. */
export const OLD_CLIENT = "old@bench.example";
export const NEW_CLIENT = "new@bench.example";

/** Puts one organization with two years of weekly scans, up to now, and one that is new into a database. */
export async function stageOrganizations(databaseUrl: string): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), "plumbline-bench-"));
  const config = loadConfig({ PLUMBLINE_HOME: home, DATABASE_URL: databaseUrl });
  const clock = fakeClock(new Date(Date.now() - WEEKS * WEEK_MS).toISOString());
  const services = await openServices(config, { log: silentLog(), isWorker: false, clock });
  try {
    const create = (email: string) =>
      createOrganization(services, {
        name: "Harbor Bakery",
        website: "https://harbor-bakery.example/",
        owner: { name: "Alice Archer", email },
        password: CAST_PASSWORD,
        subscription: { status: "ACTIVE", plan: "monthly" },
      });
    const { organizationId } = await create(OLD_CLIENT);
    await create(NEW_CLIENT);
    await stageHistory({ ...contextFor(services, organizationId), clock }, WEEKS);
  } finally {
    await services.close();
    rmSync(home, { recursive: true, force: true });
  }
}
