import { type Law, LAW_NAMES } from "@plumbline/contract/laws";
import { readableAddress } from "@plumbline/contract/readable-host";
import type { ClientRow } from "@plumbline/core/clients/list-clients";
import type { ClientDetails } from "@plumbline/core/clients/read-client";
import { OWNERSHIP_FILE, ownershipLine, ownershipName } from "@plumbline/scanner/ownership";

import type { FileProbeChange, LawsChange } from "./client-acts.ts";
import { factSheet, minuteOf, table } from "./table.ts";

/** All clients, a line each. */
export function clientTable(clients: readonly ClientRow[]): string {
  if (clients.length === 0) return 'There are no clients yet. "plumbline client add" creates one.\n';
  const rows = clients.map((client) => [
    client.organizationId,
    client.name,
    client.website === null ? "no website" : readableAddress(client.website),
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
    ["Website", client.website === null ? "none" : readableAddress(client.website)],
    ["Contact", client.contactEmail],
    ["Time zone", client.timeZone],
    ["Privacy laws", lawsInWords(client.laws)],
    [
      "Private files",
      client.ownershipToken === null ? "not looked for" : "looked for, with proof of ownership",
    ],
    ["Status", statusOf(client)],
    ["Client since", minuteOf(client.createdAt)],
    ["Last scan", lastScanOf(client)],
    ["Scans", String(client.scanCount)],
    ["Reports", String(client.reportCount)],
    ["Issues to fix", String(client.unresolvedIssueCount)],
  ]);
  const people = client.members.map(({ name, email, role, hasPassword, hasTemporaryPassword }) => [
    name,
    email,
    role,
    hasPassword ? (hasTemporaryPassword ? "has not signed in yet" : "") : "has not accepted the invite yet",
  ]);
  return `${facts}\n${table(["PERSON", "EMAIL", "ROLE", ""], people)}`;
}

/** Says by which laws a client's website is judged now. */
export function lawsText({ name, laws, hasChanged }: LawsChange): string {
  const since = hasChanged ? "will be checked from the next scan" : "was already checked";
  return `${name} ${since} against the privacy laws of: ${lawsInWords(laws)}.\n`;
}

/** Says what a client's owner has to publish, or that nothing is asked for any more. */
export function fileProbeText({ name, ownershipToken, hasChanged }: FileProbeChange): string {
  if (ownershipToken === null) {
    const words = hasChanged ? "no longer looked for" : "not looked for, and were not before";
    return `Private files of ${name} are ${words}.\n`;
  }
  const line = ownershipLine(ownershipToken);
  return `${name} is checked for private files by each scan that finds this line:

  ${line}

Publish it as a file:             ${OWNERSHIP_FILE}
or as a TXT record of the host:   ${ownershipName("<host>")}

Without this line, we look for nothing. Removing it ends the permission, and so does --end.
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
