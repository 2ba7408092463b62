import type { Services } from "#platform/context.ts";
import { eraseEndedClients, warnOfErasures } from "#retention/erase-ended-clients.ts";
import { removeBillingRecords, removePaymentEvents } from "#retention/remove-billing-records.ts";
import { removeEvidenceLinks, removeIssuedDocuments } from "#retention/remove-evidence.ts";
import { removeFarewells } from "#retention/remove-farewells.ts";
import { removeMailTexts } from "#retention/remove-mail-texts.ts";
import { removeReports } from "#retention/remove-reports.ts";
import { removeScanDetails } from "#retention/remove-scan-details.ts";
import { removeScanLogs } from "#retention/remove-scan-logs.ts";
import { removeStatements } from "#retention/remove-statements.ts";
import { removeThrottles } from "#retention/remove-throttles.ts";

/** How much a night removed. */
export interface Removed {
  clients: number;
  warned: number;
  reports: number;
  statements: number;
  scanLogs: number;
  /** Partitions of what scans saw page by page. */
  monthsOfScans: number;
  issuedDocuments: number;
  evidenceLinks: number;
  billingRecords: number;
  paymentEvents: number;
  throttles: number;
  mailTexts: number;
  farewells: number;
}

/** Removes what has been kept as long as the legal texts say, and says how much that was. */
export async function runRetention(services: Services): Promise<Removed> {
  const removed = {
    clients: await eraseEndedClients(services),
    warned: await warnOfErasures(services),
    reports: await removeReports(services),
    statements: await removeStatements(services),
    scanLogs: await removeScanLogs(services),
    monthsOfScans: await removeScanDetails(services),
    issuedDocuments: await removeIssuedDocuments(services),
    // Last of these: a link stays while one of them names it.
    evidenceLinks: await removeEvidenceLinks(services),
    billingRecords: await removeBillingRecords(services),
    paymentEvents: await removePaymentEvents(services),
    throttles: await removeThrottles(services),
    mailTexts: await removeMailTexts(services),
    farewells: await removeFarewells(services),
  };
  services.log.info(removed, "What was kept long enough was removed");
  return removed;
}
