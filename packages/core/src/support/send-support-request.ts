import type { SupportPriority, SupportRequest } from "@plumbline/contract/support";
import { SUPPORT_REQUESTS_PER_HOUR } from "@plumbline/contract/support-terms";

import { holdOrganization } from "#organizations/organizations.queries.ts";
import { AppError } from "#platform/app-error.ts";
import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type UserContext } from "#platform/context.ts";
import { queueMail } from "#platform/mail/queue-mail.ts";
import type { SignedIn } from "#sign-in/read-session.ts";
import { newReference } from "#support/reference.ts";
import { supportAcknowledgementMail } from "#support/support-acknowledgement.mail.ts";
import { supportRequestMail } from "#support/support-request.mail.ts";
import { countRequests, insertRequest } from "#support/support.queries.ts";

const HOUR_MS = 60 * 60 * 1000;

export interface NewSupportRequest {
  subject: string;
  message: string;
  priority: SupportPriority;
}

/**
 * Stores a question to the support team, mails it to them so that they can answer the person at once, and
 * confirms it to the person.
 *
 * @throws {AppError} `support.too-many`
 */
export async function sendSupportRequest(
  { context, user }: SignedIn,
  input: NewSupportRequest,
): Promise<SupportRequest> {
  return inTransaction(context, async (inside) => {
    await holdOrganization(inside);
    const now = inside.clock.now();
    const sent = await countRequests(inside, new Date(now.getTime() - HOUR_MS));
    if (sent >= SUPPORT_REQUESTS_PER_HOUR) throw new AppError("support.too-many");
    const stored = await store(inside, input);
    const request = { ...input, ...stored, createdAt: now.toISOString(), sentBy: user.name };
    await recordAct(inside, { action: "support.requested", subjectId: stored.id });
    await mail(inside, { request, user });
    return request;
  });
}

async function store(
  context: UserContext,
  input: NewSupportRequest,
): Promise<{ id: string; reference: string }> {
  const { organization, actor, clock } = context;
  const reference = newReference();
  const row = { ...input, reference, userId: actor.userId, createdAt: clock.now() };
  const id = await insertRequest(context, { ...row, organizationId: organization.id });
  // One in hundreds of millions; the next one will be free.
  return id === null ? store(context, input) : { id, reference };
}

interface Sent {
  request: SupportRequest;
  user: SignedIn["user"];
}

async function mail(context: UserContext, { request, user }: Sent): Promise<void> {
  const { config } = context;
  const { reference } = request;
  await queueMail(context, {
    ...supportRequestMail({ config, request, user }),
    recipient: config.brand.supportEmail,
    replyTo: user.email,
    idempotencyKey: `support-request ${reference}`,
  });
  await queueMail(context, {
    ...supportAcknowledgementMail({ config, request, user }),
    recipient: user.email,
    idempotencyKey: `support-acknowledgement ${reference}`,
  });
}
