import type { BillingDetails } from "@plumbline/contract/billing-details";
import type Stripe from "stripe";

import { callStripe, type StripePart } from "#platform/payments/stripe/open-stripe.ts";

/** Has Stripe's invoices name these details. Done again it changes nothing, so it needs no key. */
export async function nameCustomer(
  { stripe }: StripePart,
  customerId: string,
  { legalName, address, taxId, purchaseOrder }: BillingDetails,
): Promise<void> {
  const fields = [
    { name: "Tax ID", value: taxId },
    { name: "Purchase order", value: purchaseOrder },
  ].filter(({ value }) => value !== "");
  await callStripe(() =>
    stripe.customers.update(customerId, {
      ...(legalName === "" ? {} : { name: legalName }),
      ...addressOf(address),
      invoice_settings: { custom_fields: fields.length === 0 ? "" : fields },
    }),
  );
}

/** Stripe computes taxes by the address it has: one without a country does not replace it. */
function addressOf({
  line1,
  line2,
  city,
  region,
  postalCode,
  country,
}: BillingDetails["address"]): Stripe.CustomerUpdateParams {
  if (country === "") return {};
  return { address: { line1, line2, city, state: region, postal_code: postalCode, country } };
}
