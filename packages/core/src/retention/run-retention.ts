import type { Services } from "#platform/context.ts";
import { eraseEndedClients, warnOfErasures } from "#retention/erase-ended-clients.ts";
import { removeBillingRecords, removePaymentEvents } from "#retention/remove-billing-records.ts";
import { removeReports } from "#retention/remove-reports.ts";
import { removeScanLogs } from "#retention/remove-scan-logs.ts";

/** How much a night removed. */
export interface Removed {
  clients: number;
  warned: number;
  reports: number;
  scanLogs: number;
  billingRecords: number;
  paymentEvents: number;
}

/** Removes what has been kept as long as the legal texts say, and says how much that was. */
export async function runRetention(services: Services): Promise<Removed> {
  const removed = {
    clients: await eraseEndedClients(services),
    warned: await warnOfErasures(services),
    reports: await removeReports(services),
    scanLogs: await removeScanLogs(services),
    billingRecords: await removeBillingRecords(services),
    paymentEvents: await removePaymentEvents(services),
  };
  services.log.info(removed, "What was kept long enough was removed");
  return removed;
}
