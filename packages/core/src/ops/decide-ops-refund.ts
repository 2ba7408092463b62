import { decideRefund } from "#billing/refund-proposals.ts";
import { AppError } from "#platform/app-error.ts";
import type { OperatorContext } from "#platform/context.ts";

/**
 * Gives a charge back that was proposed to be, or declines to.
 *
 * @throws {AppError} `refund.not-found`, `refund.refunded`, `refund.declined`, `payment.provider-unavailable`
 */
export async function decideOpsRefund(
  context: OperatorContext,
  id: string,
  { isGranted }: { isGranted: boolean },
): Promise<void> {
  const decision = await decideRefund(context, id, { isGranted, by: context.operator });
  if (decision === "unknown") throw new AppError("refund.not-found");
  if (decision === "refunded" || decision === "declined") throw new AppError(`refund.${decision}`);
}
