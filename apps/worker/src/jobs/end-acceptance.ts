import { endDueAcceptance } from "@plumbline/core/issues/end-acceptance";
import { contextFor, type Services } from "@plumbline/core/platform/context";
import type { Job } from "@plumbline/core/platform/queue";

/** Opens an issue again whose acceptance is over. Accepted for longer meanwhile, it is left alone. */
export async function endAcceptance(services: Services, job: Job<"end-acceptance">): Promise<void> {
  const { organizationId, ...due } = job.payload;
  const isOpened = await endDueAcceptance(contextFor(services, organizationId), due);
  services.log.info(due, isOpened ? "The acceptance is over" : "The acceptance had changed");
}

/** Says that an issue could not be opened again; the next scan that sees it does. */
export function reportUnendedAcceptance(services: Services, job: Job<"end-acceptance">): void {
  services.log.error({ issueId: job.payload.issueId }, "The end of an acceptance was given up");
}
