import type { Services } from "@plumbline/core/platform/context";
import type { Job } from "@plumbline/core/platform/queue";
import { sendResetCode } from "@plumbline/core/sign-in/send-reset-code";

/** Makes the code that was asked for and mails it. */
export async function sendCode(services: Services, job: Job<"reset-code">): Promise<void> {
  await sendResetCode(services, job.payload);
}

/** Notes a code that could not be made within its retries; its person has to ask again. */
export function reportUnsentCode(services: Services, job: Job<"reset-code">): void {
  services.log.error({ requestId: job.payload.requestId }, "A reset code could not be sent");
}
