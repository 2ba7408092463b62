import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type UserContext } from "#platform/context.ts";
import { deleteSession } from "#sign-in/sessions.queries.ts";

/** Ends the session the call was made in. */
export async function logOut(context: UserContext): Promise<void> {
  await inTransaction(context, async (transaction) => {
    await deleteSession(transaction.db, transaction.actor.sessionId);
    await recordAct(transaction, { action: "session.ended", subjectId: transaction.actor.sessionId });
  });
}
