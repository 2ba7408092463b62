import { sendDueDigests } from "@plumbline/core/notifications/send-due-digests";
import { mailWaitingOperatorEvents } from "@plumbline/core/operator/mail-operator";
import type { Services } from "@plumbline/core/platform/context";

/** Queues the summaries whose hour has come, and what has waited for the operator's next mail. */
export async function sendDueMails(services: Services): Promise<void> {
  const digests = await sendDueDigests(services);
  const operatorMails = await mailWaitingOperatorEvents(services);
  if (digests + operatorMails > 0) services.log.info({ digests, operatorMails }, "Waiting mails were queued");
}

/** Says that a round was lost; the next one makes up for it. */
export function reportMissedMails(services: Services): void {
  services.log.error("A round of waiting mails failed; the next one makes up for it");
}
