import type { Services } from "@plumbline/core/platform/context";
import type { Job } from "@plumbline/core/platform/queue";
import { sendSignInWarning } from "@plumbline/core/sign-in/send-sign-in-warning";

/** Tells a person that someone guesses at their password. */
export async function warnOfSignIns(services: Services, job: Job<"sign-in-warning">): Promise<void> {
  await sendSignInWarning(services, job.payload);
}

/** Notes a warning that could not be sent within its retries. */
export function reportUnsentWarning(services: Services, job: Job<"sign-in-warning">): void {
  services.log.error(
    { warningId: job.payload.warningId },
    "A warning of guessed passwords could not be sent",
  );
}
