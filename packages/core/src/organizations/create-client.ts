import { STANDARD_PLAN } from "@plumbline/contract/plans";

import { createPaymentLink, type NewPaymentLink } from "#billing/create-payment-link.ts";
import { createOrganization, type NewOrganization } from "#organizations/create-organization.ts";
import { welcomeMail } from "#organizations/welcome.mail.ts";
import { contextFor, inTransaction, type Services } from "#platform/context.ts";
import { queueMail } from "#platform/mail/queue-mail.ts";
import { requestScan } from "#scans/request-scan.ts";

export interface NewClient extends Pick<NewOrganization, "name" | "website" | "owner" | "timeZone" | "laws"> {
  /** What the client is to pay; without it the subscription is active and the first scan queued. */
  payment: NewPaymentLink | null;
}

export interface CreatedClient {
  organizationId: string;
  userId: string;
  /** Also in the mail to the owner, and kept nowhere else; null for an owner who has an account already. */
  temporaryPassword: string | null;
  /** Address of the page to pay on, if there is something to pay. */
  paymentLink: string | null;
}

/**
 * Creates an organization with a payment link, and mails its owner how to log in: with the account they have, or else with a
 * temporary password.
 * All of it happens or nothing.
 *
 * @throws {AppError} `organization.exists`, `organization.website-invalid`
 */
export async function createClient(services: Services, client: NewClient): Promise<CreatedClient> {
  const { payment, ...organization } = client;
  const { name, website, owner } = organization;
  return inTransaction(services, async (inside) => {
    const subscription = { status: "ACTIVE", plan: STANDARD_PLAN.id } as const;
    const { organizationId, userId, password } = await createOrganization(inside, {
      ...organization,
      ...(payment === null ? { subscription } : {}),
    });
    const context = contextFor(inside, organizationId, { kind: "operator" });
    if (payment === null) await requestScan(context, "initial");
    const token = payment === null ? null : await createPaymentLink(context, payment);
    const paymentLink = token === null ? null : `${inside.config.server.publicUrl}/pay/${token}`;
    const email = owner.email.trim().toLowerCase();
    await queueMail(context, {
      ...welcomeMail({
        config: inside.config,
        organization: name,
        website,
        owner: { name: owner.name, email, temporaryPassword: password },
        paymentLink,
      }),
      recipient: email,
      idempotencyKey: `welcome ${userId} to ${organizationId}`,
    });
    return { organizationId, userId, temporaryPassword: password, paymentLink };
  });
}
