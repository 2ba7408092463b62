import { DEFAULT_TIME_ZONE } from "@plumbline/contract/time-zones";
import { eq } from "drizzle-orm";

import type { OrganizationContext } from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";

/** The zone in which the organization's days are counted and its times are said (IANA name). */
export async function readTimeZone({
  db,
  organization,
}: Pick<OrganizationContext, "db" | "organization">): Promise<string> {
  const [row] = await db
    .select({ timeZone: organizations.timeZone })
    .from(organizations)
    .where(eq(organizations.id, organization.id));
  return row?.timeZone ?? DEFAULT_TIME_ZONE;
}
