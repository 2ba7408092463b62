import { queueDueScans as queueAllDue } from "@plumbline/core/scans/queue-due-scans";
import type { Services } from "@plumbline/core/platform/context";

/** Queues the scans that the schedule promises and that have not been queued yet. */
export async function queueDueScans(services: Services): Promise<void> {
  const queued = await queueAllDue(services);
  if (queued > 0) services.log.info({ queued }, "Scheduled scans were queued");
}

/** Says that a round was lost; the next one makes up for it. */
export function reportMissedRound(services: Services): void {
  services.log.error("The schedule's round failed; the next one makes up for it");
}
