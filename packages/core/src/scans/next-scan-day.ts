import { type CalendarDay, calendarDay } from "@plumbline/contract/calendar";
import { plannedScans } from "@plumbline/contract/planned-scans";

import { isServed, serviceEnd } from "#billing/service-end.ts";
import { isSuspended, readSubscription, type SubscriptionRow } from "#billing/subscriptions.queries.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { scanSchedule } from "#scans/scan-schedule.ts";
import { readLastScanAt } from "#scans/scans.queries.ts";

/** The day of the next scheduled scan, weekly or monthly, in the organization's zone; null while none is to come. */
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
  const organization = {
    id: context.organization.id,
    timeZone,
    isSuspended: await isSuspended(context),
    lastScanAt: await readLastScanAt(context),
  };
  const nextScan = plannedScanDay({ subscription, organization, now: context.clock.now() });
  const endsAt = subscription === null ? null : serviceEnd(subscription);
  return { nextScan, scansUntil: endsAt === null ? null : calendarDay(endsAt, timeZone) };
}

interface Scanned {
  subscription: Pick<
    SubscriptionRow,
    "status" | "startedAt" | "cancelsAtPeriodEnd" | "currentPeriodEndsAt"
  > | null;
  organization: { id: string; timeZone: string; isSuspended: boolean; lastScanAt: Date | null };
  now: Date;
}

/** The same of what is known already. */
export function plannedScanDay({ subscription, organization, now }: Scanned): CalendarDay | null {
  if (subscription === null || organization.isSuspended || !isServed(subscription, now)) return null;
  const schedule = scanSchedule({ ...organization, startedAt: subscription.startedAt }, now);
  return plannedScans(schedule, serviceEnd(subscription)).next?.day ?? null;
}
