import { type CalendarDay, calendarDay } from "@plumbline/contract/calendar";
import { SCANNED_STATUSES } from "@plumbline/contract/dashboard";
import { nextMonday } from "@plumbline/contract/schedule";

import { isSuspended, readSubscription, type SubscriptionRow } from "#billing/subscriptions.queries.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { scanTimeOn } from "#scans/scan-times.ts";

/** The day of the next weekly scan in the organization's zone; null while none is to come. */
export async function nextScanDay(
  context: OrganizationContext,
  timeZone: string,
): Promise<CalendarDay | null> {
  const { nextScan } = await scanOutlook(context, timeZone);
  return nextScan;
}

interface ScanOutlook {
  nextScan: CalendarDay | null;
  /** The day in the organization's zone on which scanning ends; null while it is to go on. */
  scansUntil: CalendarDay | null;
}

/** The same, and until when such scans go on. */
export async function scanOutlook(context: OrganizationContext, timeZone: string): Promise<ScanOutlook> {
  const subscription = await readSubscription(context);
  const organization = { id: context.organization.id, timeZone, isSuspended: await isSuspended(context) };
  const nextScan = weeklyScanDay({ subscription, organization, now: context.clock.now() });
  const endsAt = subscription?.cancelsAtPeriodEnd === true ? subscription.currentPeriodEndsAt : null;
  return { nextScan, scansUntil: endsAt === null ? null : calendarDay(endsAt, timeZone) };
}

interface Scanned {
  subscription: Pick<SubscriptionRow, "status" | "cancelsAtPeriodEnd" | "currentPeriodEndsAt"> | null;
  organization: { id: string; timeZone: string; isSuspended: boolean };
  now: Date;
}

/** The same of what is known already. */
export function weeklyScanDay({ subscription, organization, now }: Scanned): CalendarDay | null {
  const isScanned = SCANNED_STATUSES.some((status) => status === subscription?.status);
  if (subscription === null || !isScanned || organization.isSuspended) return null;
  const monday = nextMonday(calendarDay(now, organization.timeZone));
  const { cancelsAtPeriodEnd, currentPeriodEndsAt } = subscription;
  const begins = scanTimeOn(monday, organization);
  const hasEnded = cancelsAtPeriodEnd && currentPeriodEndsAt !== null && currentPeriodEndsAt <= begins;
  return hasEnded ? null : monday;
}
