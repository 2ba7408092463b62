import type { Services } from "@plumbline/core/platform/context";
import { openMailTransport } from "@plumbline/core/platform/mail/open-mail-transport";

import { reportMissedMails, sendDueMails } from "#jobs/send-due-mails.ts";
import { abandonMail, sendMail } from "#jobs/send-mail.ts";
import { reportUnsentCode, sendCode } from "#jobs/send-reset-code.ts";
import { reportUnsentWarning, warnOfSignIns } from "#jobs/send-sign-in-warning.ts";

/** Mails a worker sends side by side. */
const MAILS_AT_ONCE = 2;

/** Takes up everything that ends in a mail alone. Close what it returns once the queue has stopped. */
export async function workMails(services: Services): Promise<{ close(): void }> {
  const { queue, config } = services;
  const transport = openMailTransport(config);
  await queue.work("due-mails", () => sendDueMails(services));
  await queue.work("reset-code", (job) => sendCode(services, job));
  await queue.work("sign-in-warning", (job) => warnOfSignIns(services, job));
  await queue.work("mail", (job) => sendMail(services, job, transport), MAILS_AT_ONCE);
  await queue.onAbandoned("due-mails", async () => reportMissedMails(services));
  await queue.onAbandoned("reset-code", async (job) => reportUnsentCode(services, job));
  await queue.onAbandoned("sign-in-warning", async (job) => reportUnsentWarning(services, job));
  await queue.onAbandoned("mail", (job) => abandonMail(services, job));
  return transport;
}
