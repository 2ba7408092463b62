import { desc, eq, isNull } from "drizzle-orm";

import type { OrganizationContext } from "#platform/context.ts";
import type { Database } from "#platform/database/connect.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";
import { paymentLinks } from "#platform/database/tables/billing.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import type { Terms } from "#platform/payments/payment-provider.ts";
import { secretHash } from "#sign-in/secrets.ts";

/** A payment link with whom it is for. */
export interface LinkRow {
  id: string;
  plan: string;
  monthlyPriceCents: number;
  expiresAt: Date;
  paidAt: Date | null;
  organization: { id: string; name: string; contactEmail: string };
}

/** The link a token opens, or null. Whoever has the token may see it: it is the right to pay. */
export async function findLinkByToken(db: Database, token: string): Promise<LinkRow | null> {
  const [row] = await selectLinks(db).where(eq(paymentLinks.tokenHash, secretHash(token)));
  return row ?? null;
}

/** All links of the context's organization, newest first. */
export async function linksOf(context: Pick<OrganizationContext, "db" | "organization">): Promise<LinkRow[]> {
  return selectLinks(context.db)
    .where(ownedBy(context, paymentLinks))
    .orderBy(desc(paymentLinks.createdAt), desc(paymentLinks.id));
}

function selectLinks(db: Database) {
  return db
    .select({
      id: paymentLinks.id,
      plan: paymentLinks.plan,
      monthlyPriceCents: paymentLinks.monthlyPriceCents,
      expiresAt: paymentLinks.expiresAt,
      paidAt: paymentLinks.paidAt,
      organization: {
        id: organizations.id,
        name: organizations.name,
        contactEmail: organizations.contactEmail,
      },
    })
    .from(paymentLinks)
    .innerJoin(organizations, eq(organizations.id, paymentLinks.organizationId));
}

/** Marks every open link of the organization as paid, since all ask for the one subscription it can have. */
export async function settleLinks(context: OrganizationContext): Promise<void> {
  await context.db
    .update(paymentLinks)
    .set({ paidAt: context.clock.now() })
    .where(ownedBy(context, paymentLinks, isNull(paymentLinks.paidAt)));
}

/** What the organization last agreed to pay, by its newest link; null when it never had one. */
export async function newestTerms(
  context: Pick<OrganizationContext, "db" | "organization">,
): Promise<Terms | null> {
  const [link] = await linksOf(context);
  return link === undefined ? null : { plan: link.plan, monthlyPriceCents: link.monthlyPriceCents };
}
