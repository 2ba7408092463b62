import { deleteOperatorSession } from "#operators/operator-sessions.queries.ts";
import { recordOperatorAct } from "#platform/audit-log.ts";
import { inTransaction, type OperatorContext } from "#platform/context.ts";

/** Ends the operator's session the call was made in. */
export async function logOutOperator(context: OperatorContext): Promise<void> {
  await inTransaction(context, async (inside) => {
    const { sessionId } = inside.operator;
    await deleteOperatorSession(inside.db, sessionId);
    await recordOperatorAct(inside, { action: "operator.signed-out", subjectId: sessionId });
  });
}
