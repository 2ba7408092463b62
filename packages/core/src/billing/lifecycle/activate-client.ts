import type { AccountRow } from "#billing/account.queries.ts";
import type { Effect } from "#billing/lifecycle/effects.ts";
import { mailTemporaryPasswords } from "#billing/lifecycle/mail-temporary-passwords.ts";
import { promiseAudit } from "#billing/promised-audit.queries.ts";
import { queueInitialAudit } from "#billing/queue-initial-audit.ts";
import { recordAct } from "#platform/audit-log.ts";
import type { OrganizationContext } from "#platform/context.ts";

/**
 * Lets a client in who has just paid: owners without a password of their own are mailed one, and the first audit is
 * queued and promised. Answers whether an audit is on its way.
 */
export async function activateClient(
  context: OrganizationContext,
  account: AccountRow,
  { terms, isReturn }: Extract<Effect, { kind: "activated" }>,
): Promise<boolean> {
  const action = isReturn ? "subscription.reactivated" : "subscription.activated";
  await recordAct(context, { action, details: { plan: terms.plan } });
  await mailTemporaryPasswords(context);
  const isAuditComing = await queueInitialAudit(context);
  if (isAuditComing) await promiseAudit(context);
  else if (account.website === null) {
    context.log.error({ organizationId: context.organization.id }, "A client has paid but has no website");
  }
  return isAuditComing;
}
