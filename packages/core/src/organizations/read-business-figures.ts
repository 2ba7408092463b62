import type { BusinessFigures } from "@plumbline/contract/business-impact";
import { eq } from "drizzle-orm";

import type { OrganizationContext } from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";

/** What the organization told us about its business; null where it told nothing. */
export async function readBusinessFigures({
  db,
  organization,
}: OrganizationContext): Promise<BusinessFigures> {
  const [figures] = await db
    .select({
      monthlyVisitors: organizations.monthlyVisitors,
      conversionRate: organizations.conversionRate,
      averageOrderValue: organizations.averageOrderValue,
    })
    .from(organizations)
    .where(eq(organizations.id, organization.id));
  return figures ?? { monthlyVisitors: null, conversionRate: null, averageOrderValue: null };
}
