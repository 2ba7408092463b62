import { AppError } from "#platform/app-error.ts";
import type { Services } from "#platform/context.ts";
import { networkOf } from "#sign-in/throttle.ts";
import { countFailure } from "#sign-in/throttle.queries.ts";

const WINDOW_MS = 15 * 60 * 1000;
/** Checkouts that are asked for in one window before the throttle says no. */
export const CHECKOUTS_PER_LINK = 30;
export const CHECKOUTS_PER_ADDRESS = 60;

/**
 * Counts a wish for a checkout: anyone may have one, and each asks the payment provider.
 *
 * @throws {AppError} `request.too-many`
 */
export async function throttleCheckouts(
  { db, clock }: Pick<Services, "db" | "clock">,
  { linkId, address }: { linkId: string; address: string },
): Promise<void> {
  const now = clock.now();
  const window = { now, windowStart: new Date(now.getTime() - WINDOW_MS) };
  const ofAddress = await countFailure(db, `checkout address:${networkOf(address)}`, window);
  const ofLink = await countFailure(db, `checkout link:${linkId}`, window);
  if (ofAddress > CHECKOUTS_PER_ADDRESS || ofLink > CHECKOUTS_PER_LINK)
    throw new AppError("request.too-many");
}
