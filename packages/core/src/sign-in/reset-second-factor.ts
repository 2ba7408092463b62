import { recordAct } from "#platform/audit-log.ts";
import { contextFor, inTransaction, type Services } from "#platform/context.ts";
import { findAccount } from "#sign-in/accounts.queries.ts";
import { sendSecurityNotice } from "#sign-in/send-security-notice.ts";
import { deleteOtherSessions } from "#sign-in/sessions.queries.ts";
import { deleteSecondFactor } from "#two-factor/two-factor.queries.ts";

export type SecondFactorReset = "reset" | "no-account" | "not-on";

/**
 * Switches two-factor sign-in off for someone who lost app and recovery codes, ends their sessions and
 * tells them by mail. For the operator, who has made sure that it is they who ask.
 */
export async function resetSecondFactor(services: Services, email: string): Promise<SecondFactorReset> {
  const account = await findAccount(services.db, email.trim());
  if (account === null) return "no-account";
  const { user } = account;
  const context = contextFor(services, user.organization.id, { kind: "operator" });
  return inTransaction(context, async (inside) => {
    if (!(await deleteSecondFactor(inside.db, user.id))) return "not-on";
    await deleteOtherSessions(inside.db, user.id);
    await recordAct(inside, { action: "two-factor.reset", subjectId: user.id });
    await sendSecurityNotice(inside, { person: user, event: "two-factor-reset", client: null });
    return "reset";
  });
}
