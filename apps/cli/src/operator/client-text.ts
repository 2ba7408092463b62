import { type Law, LAW_NAMES } from "@plumbline/contract/laws";
import type { ClientRow } from "@plumbline/core/clients/list-clients";
import type { ClientDetails } from "@plumbline/core/clients/read-client";
import { OWNERSHIP_FILE, ownershipLine, ownershipName } from "@plumbline/scanner/ownership";

import type { FileProbeChange, LawsChange } from "./client-acts.ts";
import { factSheet, minuteOf, table } from "./table.ts";

/** All clients, a line each. */
export function clientTable(clients: readonly ClientRow[]): string {
  if (clients.length === 0) return 'There are no clients yet. "plumbline client add" makes one.\n';
  const rows = clients.map((client) => [
    client.organizationId,
    client.name,
    client.website ?? "no website",
    statusOf(client),
    lastScanOf(client),
  ]);
  return table(["ID", "NAME", "WEBSITE", "STATUS", "LAST SCAN"], rows);
}

/** One client with its people. */
export function clientSheet(client: ClientDetails): string {
  const facts = factSheet([
    ["ID", client.organizationId],
    ["Name", client.name],
    ["Website", client.website ?? "none"],
    ["Contact", client.contactEmail],
    ["Time zone", client.timeZone],
    ["Judged by", lawsInWords(client.laws)],
    ["Private files", client.ownershipToken === null ? "not asked for" : "asked for with proof of ownership"],
    ["Status", statusOf(client)],
    ["Client since", minuteOf(client.createdAt)],
    ["Last scan", lastScanOf(client)],
    ["Scans", String(client.scanCount)],
    ["Reports", String(client.reportCount)],
    ["Issues to fix", String(client.unresolvedIssueCount)],
  ]);
  const people = client.members.map(({ name, email, role, hasTemporaryPassword }) => [
    name,
    email,
    role,
    hasTemporaryPassword ? "has not signed in yet" : "",
  ]);
  return `${facts}\n${table(["PERSON", "E-MAIL", "ROLE", ""], people)}`;
}

/** Says by which laws a client's website is judged now. */
export function lawsText({ name, laws, hasChanged }: LawsChange): string {
  const since = hasChanged ? "is judged from the next scan on" : "was judged already";
  return `${name} ${since} by: ${lawsInWords(laws)}.\n`;
}

/** Says what a client's owner has to publish, or that nothing is asked for any more. */
export function fileProbeText({ name, ownershipToken, hasChanged }: FileProbeChange): string {
  if (ownershipToken === null) {
    const words = hasChanged ? "no longer asked for" : "not asked for, and were not before";
    return `Private files of ${name} are ${words}.\n`;
  }
  const line = ownershipLine(ownershipToken);
  return `${name} is asked for private files by each scan that finds this line published:

  ${line}

Either as a file of the website:  ${OWNERSHIP_FILE}
or as a TXT record of its host:   ${ownershipName("<host>")}

Without it nothing is asked for. Taking it away ends the permission, as does --end.
`;
}

function lawsInWords(laws: readonly Law[]): string {
  return laws.map((law) => LAW_NAMES[law]).join("; ");
}

function statusOf({ subscription, suspendedAt }: ClientRow): string {
  const status = subscription ?? "no subscription";
  return suspendedAt === null ? status : `${status}, suspended since ${minuteOf(suspendedAt)}`;
}

function lastScanOf({ lastScan }: ClientRow): string {
  if (lastScan === null) return "none";
  const score = lastScan.overall === null ? "" : `, overall ${lastScan.overall}`;
  return `${minuteOf(lastScan.createdAt)} ${lastScan.status}${score}`;
}
