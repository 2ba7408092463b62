import { type CalendarDay, calendarDay } from "@plumbline/contract/calendar";
import { SCANNED_STATUSES } from "@plumbline/contract/dashboard";
import { nextMonday } from "@plumbline/contract/schedule";

import { isSuspended, readSubscription } from "#billing/subscriptions.queries.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { scanTimeOn } from "#scans/scan-times.ts";

/** The day of the next weekly scan in the organization's zone; null while none is to come. */
export async function nextScanDay(
  context: OrganizationContext,
  timeZone: string,
): Promise<CalendarDay | null> {
  const subscription = await readSubscription(context);
  const isScanned = SCANNED_STATUSES.some((status) => status === subscription?.status);
  if (subscription === null || !isScanned || (await isSuspended(context))) return null;
  const monday = nextMonday(calendarDay(context.clock.now(), timeZone));
  const { cancelsAtPeriodEnd, currentPeriodEndsAt } = subscription;
  const begins = scanTimeOn(monday, { id: context.organization.id, timeZone });
  const hasEnded = cancelsAtPeriodEnd && currentPeriodEndsAt !== null && currentPeriodEndsAt <= begins;
  return hasEnded ? null : monday;
}
