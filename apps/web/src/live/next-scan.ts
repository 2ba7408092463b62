import type { DashboardData } from "@plumbline/contract/dashboard";

import { formatDay } from "#format/dates.ts";

import { nextPlannedScan } from "./planned-scans.ts";

/** When the site is scanned next, if it is. */
export function nextScanWords(data: Pick<DashboardData, "account" | "scanSchedule" | "lastScan">): string {
  if (!data.account.isScanning) return "No scan is planned while your subscription is not active.";
  const planned = nextPlannedScan(data);
  if (planned === null) return "No further scan is planned before your subscription ends.";
  const day = formatDay(planned.day);
  return data.lastScan
    ? `The next scan runs on ${day}.`
    : `We'll try again on ${day}, with the ${planned.kind} scan. To run it sooner, contact support.`;
}
