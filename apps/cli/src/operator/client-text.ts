import type { ClientRow } from "@plumbline/core/clients/list-clients";
import type { ClientDetails } from "@plumbline/core/clients/read-client";

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

function statusOf({ subscription, suspendedAt }: ClientRow): string {
  const status = subscription ?? "no subscription";
  return suspendedAt === null ? status : `${status}, suspended since ${minuteOf(suspendedAt)}`;
}

function lastScanOf({ lastScan }: ClientRow): string {
  if (lastScan === null) return "none";
  const score = lastScan.overall === null ? "" : `, overall ${lastScan.overall}`;
  return `${minuteOf(lastScan.createdAt)} ${lastScan.status}${score}`;
}
