import { OPERATOR_MAIL_KEY } from "#operator/mail-operator.ts";
import { tellOperator } from "#operator/tell-operator.ts";
import { inTransaction, type Services } from "#platform/context.ts";
import { giveUpMail as endMail } from "#platform/mail/deliver-mail.ts";

/**
 * Gives up a mail that could not be delivered within its retries, and tells the operator; not of a mail to the
 * operator, which would be followed by the next. False when it was delivered or given up before.
 */
export async function giveUpMail(services: Services, mailId: string): Promise<boolean> {
  return inTransaction(services, async (inside) => {
    const mail = await endMail(inside, mailId);
    if (mail === null) return false;
    const { recipient, subject, lastError, idempotencyKey } = mail;
    if (idempotencyKey.startsWith(OPERATOR_MAIL_KEY)) return true;
    await tellOperator(inside, {
      cause: "mail-given-up",
      eventKey: `mail-given-up ${mailId}`,
      message: `We gave up sending the email '${subject}' to ${recipient}. ${lastError ?? "No mail server was reached."}`,
      reference: `mail ${mailId}`,
    });
    return true;
  });
}
