import { desc, eq, isNull } from "drizzle-orm";

import type { OrganizationContext } from "#platform/context.ts";
import type { Database } from "#platform/database/connect.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";
import { paymentLinks } from "#platform/database/tables/billing.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { secretHash } from "#sign-in/secrets.ts";

/** A plan and its price. */
export interface Terms {
  plan: string;
  monthlyPriceCents: number;
}

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

/** What the organization agreed to pay by a link, open or paid; null when it has no such link. */
export async function planOfLink(
  context: Pick<OrganizationContext, "db" | "organization">,
  linkId: string,
): Promise<Terms | null> {
  const [row] = await context.db
    .select({ plan: paymentLinks.plan, monthlyPriceCents: paymentLinks.monthlyPriceCents })
    .from(paymentLinks)
    .where(ownedBy(context, paymentLinks, eq(paymentLinks.id, linkId)));
  return row ?? null;
}

/**
 * Marks every open link of the organization as paid, since all ask for the one subscription it can have.
 * Answers whether `linkId` was still open.
 */
export async function settleLinks(context: OrganizationContext, linkId: string): Promise<boolean> {
  const settled = await context.db
    .update(paymentLinks)
    .set({ paidAt: context.clock.now() })
    .where(ownedBy(context, paymentLinks, isNull(paymentLinks.paidAt)))
    .returning({ id: paymentLinks.id });
  return settled.some(({ id }) => id === linkId);
}

/** What the organization last agreed to pay, by its newest link; null when it never had one. */
export async function newestTerms(
  context: Pick<OrganizationContext, "db" | "organization">,
): Promise<Terms | null> {
  const [link] = await linksOf(context);
  return link === undefined ? null : { plan: link.plan, monthlyPriceCents: link.monthlyPriceCents };
}
