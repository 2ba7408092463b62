import { operatorMail } from "#operator/operator.mail.ts";
import type { OrganizationContext, Services } from "#platform/context.ts";
import { queueMail } from "#platform/mail/queue-mail.ts";

/** Something that needs a person of the service. */
export interface OperatorEvent {
  /** What kind of trouble it is. */
  cause: string;
  /** The same event is told once. */
  eventKey: string;
  /** What happened and to whom, in a sentence. */
  message: string;
  /** Ids to look for in the log and the database. */
  reference: string;
}

type Teller = Services & Partial<Pick<OrganizationContext, "organization">>;

/** Tells the operator, in the log and by mail to the support address, in the caller's transaction. */
export async function tellOperator(services: Teller, event: OperatorEvent): Promise<void> {
  const { config, log } = services;
  log.error({ cause: event.cause, reference: event.reference }, event.message);
  await queueMail(services, {
    ...operatorMail(config, event),
    recipient: config.brand.supportEmail,
    idempotencyKey: `operator ${event.eventKey}`,
  });
}
