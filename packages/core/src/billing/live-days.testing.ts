import { eq } from "drizzle-orm";

import { billingRound } from "#billing/rounds/billing-round.ts";
import { settlePayments } from "#billing/settle-payments.testing.ts";
import type { Services } from "#platform/context.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { runRetention } from "#retention/run-retention.ts";
import { queueDueScans } from "#scans/queue-due-scans.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

type ClockedServices = Services & { clock: { set(moment: Date): void } };

/** What workers do on their rounds; each scan that was queued is done at once. */
export async function doRounds(services: Services): Promise<void> {
  await settlePayments(services);
  await billingRound(services);
  await queueDueScans(services);
  await services.db
    .update(scans)
    .set({ status: "COMPLETED", finishedAt: services.clock.now() })
    .where(eq(scans.status, "QUEUED"));
  await runRetention(services);
  await settlePayments(services);
}

/** Lives day by day until a moment: everything that is due is done once a day. */
export async function liveUntil(services: ClockedServices, moment: string): Promise<void> {
  const until = Date.parse(moment);
  for (let now = services.clock.now().getTime() + DAY_MS; now <= until; now += DAY_MS) {
    services.clock.set(new Date(now));
    await doRounds(services);
  }
}
