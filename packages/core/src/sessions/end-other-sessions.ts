import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type UserContext } from "#platform/context.ts";
import { deleteOtherSessions } from "#sign-in/sessions.queries.ts";

/** Ends all of the signed-in person's sessions but this one. Answers how many it ended. */
export async function endOtherSessions(context: UserContext): Promise<{ ended: number }> {
  return inTransaction(context, async (inside) => {
    const { userId, sessionId } = inside.actor;
    const ended = await deleteOtherSessions(inside.db, userId, sessionId);
    await recordAct(inside, { action: "session.others-ended", subjectId: userId, details: { ended } });
    return { ended };
  });
}
