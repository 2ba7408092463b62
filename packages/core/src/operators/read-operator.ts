import type { Operator } from "@plumbline/contract/ops-session";

import { countOperatorsRecoveryCodes } from "#operators/operators.queries.ts";
import type { OperatorCaller } from "#operators/read-operator-session.ts";

/** The signed-in operator, and how many recovery codes they have left. */
export async function readOperator({ operator, context }: OperatorCaller): Promise<Operator> {
  return { ...operator, recoveryCodesLeft: await countOperatorsRecoveryCodes(context.db, operator.id) };
}
