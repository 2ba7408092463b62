import { giveUpMail } from "@plumbline/core/operator/give-up-mail";
import type { Services } from "@plumbline/core/platform/context";
import { deliverMail } from "@plumbline/core/platform/mail/deliver-mail";
import type { MailTransport } from "@plumbline/core/platform/mail/mail";
import type { Job } from "@plumbline/core/platform/queue";

/** Sends a queued mail. Rejects when the mail server did not take it, so that it is tried again. */
export async function sendMail(
  services: Services,
  job: Job<"mail">,
  transport: MailTransport,
): Promise<void> {
  const { mailId } = job.payload;
  const isDelivered = await deliverMail(services, transport, mailId);
  if (isDelivered) services.metrics.mails.inc({ outcome: "sent" });
  services.log.info(
    { mailId, isDelivered },
    isDelivered ? "The mail was sent" : "The mail needed no sending",
  );
}

/** Marks a mail as failed after its last retry, which the operator is told. */
export async function abandonMail(services: Services, job: Job<"mail">): Promise<void> {
  const { mailId } = job.payload;
  const isGivenUp = await giveUpMail(services, mailId);
  if (!isGivenUp) return;
  services.metrics.mails.inc({ outcome: "given-up" });
  services.log.error({ mailId }, "The mail was given up");
}
