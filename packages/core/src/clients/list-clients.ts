import type { SubscriptionStatus } from "@plumbline/contract/dashboard";
import type { Law } from "@plumbline/contract/laws";
import type { ScanStatus } from "@plumbline/contract/scans";
import { and, asc, desc, eq, ne, sql } from "drizzle-orm";

import type { Services } from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";
import { subscriptions } from "#platform/database/tables/billing.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";

/** A client as the operator sees it in a list. */
export interface ClientRow {
  organizationId: string;
  name: string;
  website: string | null;
  contactEmail: string;
  /** Zone its days are counted and its times are said in (IANA name). */
  timeZone: string;
  /** Laws the website's privacy is judged by. */
  laws: Law[];
  /** What the owner publishes to be asked for private files; null where that is not wished. */
  ownershipToken: string | null;
  /** Null when it never had a subscription. */
  subscription: SubscriptionStatus | null;
  suspendedAt: Date | null;
  createdAt: Date;
  /** The newest scan of the whole site; null before the first. */
  lastScan: { status: ScanStatus; overall: number | null; createdAt: Date } | null;
}

/** All clients, by name; with an id, that one alone. For the operator. */
export async function listClients(
  { db }: Pick<Services, "db">,
  organizationId?: string,
): Promise<ClientRow[]> {
  const newest = db
    .select({ status: scans.status, overall: scans.overall, createdAt: scans.createdAt })
    .from(scans)
    .where(and(eq(scans.organizationId, organizations.id), ne(scans.kind, "retest")))
    .orderBy(desc(scans.createdAt), desc(scans.id))
    .limit(1)
    .as("newest");
  return db
    .select({
      organizationId: organizations.id,
      name: organizations.name,
      website: organizations.website,
      contactEmail: organizations.contactEmail,
      timeZone: organizations.timeZone,
      laws: organizations.laws,
      ownershipToken: organizations.ownershipToken,
      subscription: subscriptions.status,
      suspendedAt: organizations.suspendedAt,
      createdAt: organizations.createdAt,
      lastScan: { status: newest.status, overall: newest.overall, createdAt: newest.createdAt },
    })
    .from(organizations)
    .leftJoin(subscriptions, eq(subscriptions.organizationId, organizations.id))
    .leftJoinLateral(newest, sql`true`)
    .where(organizationId === undefined ? undefined : eq(organizations.id, organizationId))
    .orderBy(asc(sql`lower(${organizations.name})`), asc(organizations.id));
}
