import { AppError } from "#platform/app-error.ts";
import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type UserContext } from "#platform/context.ts";
import { deleteOwnSession } from "#sign-in/sessions.queries.ts";

/**
 * Ends one of the signed-in person's own sessions.
 *
 * @throws {AppError} `session.not-found`
 */
export async function endSession(context: UserContext, { id }: { id: string }): Promise<void> {
  await inTransaction(context, async (inside) => {
    const isEnded = await deleteOwnSession(inside.db, { userId: inside.actor.userId, sessionId: id });
    if (!isEnded) throw new AppError("session.not-found");
    await recordAct(inside, { action: "session.ended", subjectId: id });
  });
}
