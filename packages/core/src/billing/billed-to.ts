import type { BilledTo, BillingDetails } from "@plumbline/contract/billing-details";

import type { OrganizationContext } from "#platform/context.ts";
import { billingDetails } from "#platform/database/tables/invoices.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

const NOTHING_SAID: BillingDetails = {
  legalName: "",
  address: { line1: "", line2: "", city: "", region: "", postalCode: "", country: "" },
  taxId: "",
  purchaseOrder: "",
};

/** What the organization says of itself as a party to invoices; null where it has said nothing. */
export async function saidBillingDetails(context: OrganizationContext): Promise<BillingDetails | null> {
  const [row] = await context.db
    .select({ details: billingDetails.details })
    .from(billingDetails)
    .where(ownedBy(context, billingDetails));
  return row?.details ?? null;
}

/** The same, with empty fields where it has said nothing. */
export async function readBillingDetails(context: OrganizationContext): Promise<BillingDetails> {
  return (await saidBillingDetails(context)) ?? NOTHING_SAID;
}

/** Whom a document bills that is issued now. */
export async function billedToNow(
  context: OrganizationContext,
  { name, contactEmail }: { name: string; contactEmail: string },
): Promise<BilledTo> {
  const details = await readBillingDetails(context);
  return { ...details, legalName: details.legalName || name, email: contactEmail };
}
