import { z } from "zod";

import { COUNTRIES } from "./countries.ts";
import { writtenText } from "./written-text.ts";

const LONGEST_LINE = 100;
const TOO_LONG = `Enter at most ${LONGEST_LINE} characters.`;

const line = writtenText.max(LONGEST_LINE, TOO_LONG);

/** Whom invoices bill, as the client says; what is empty is not printed. */
export const billingDetails = z.object({
  legalName: line.describe("Empty: the name of the organization"),
  address: z.object({
    line1: line.describe("Street and number"),
    line2: line,
    city: line,
    region: line.describe("State or region"),
    postalCode: writtenText.max(20, "Enter at most 20 characters."),
    country: z.union([z.literal(""), z.enum(COUNTRIES)]).describe("ISO 3166-1 alpha-2"),
  }),
  taxId: writtenText.max(40, "Enter at most 40 characters.").describe("e.g. EIN 12-3456789"),
  purchaseOrder: writtenText
    .max(40, "Enter at most 40 characters.")
    .describe("Purchase order number that each invoice names"),
});
export type BillingDetails = z.infer<typeof billingDetails>;

/** Whom one invoice bills: the details as they were when it was issued, and the contact at that time. */
export interface BilledTo extends BillingDetails {
  email: string;
}
