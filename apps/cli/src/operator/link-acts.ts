import { STANDARD_PLAN } from "@plumbline/contract/plans";
import { createPaymentLink } from "@plumbline/core/billing/create-payment-link";
import { isCharged } from "@plumbline/core/billing/create-payment-session";
import { contextFor } from "@plumbline/core/platform/context";

import { InputError } from "../exit.ts";
import { requireClient } from "./require-client.ts";
import { minuteOf } from "./table.ts";
import { withServices } from "./with-services.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export interface CreatedLink {
  organizationId: string;
  name: string;
  url: string;
  expiresAt: Date;
}

/**
 * Makes a payment link of the standard plan for a client.
 *
 * @throws InputError for a client whose card is charged already: the page would refuse the payment
 */
export async function createLink(
  term: string,
  { priceCents, days }: { priceCents: number; days: number },
): Promise<CreatedLink> {
  return withServices(async (services) => {
    const client = await requireClient(services, term);
    const expiresAt = new Date(services.clock.now().getTime() + days * DAY_MS);
    const context = contextFor(services, client.organizationId, { kind: "operator" });
    if (await isCharged(context)) {
      throw new InputError(`${client.name} already pays for a subscription, so there is nothing to pay.`);
    }
    const wanted = { plan: STANDARD_PLAN.id, monthlyPriceCents: priceCents, expiresAt };
    const token = await createPaymentLink(context, wanted);
    return { ...client, url: `${services.config.server.publicUrl}/pay/${token}`, expiresAt };
  });
}

/** The link, for whom and until when. */
export function linkText({ name, url, expiresAt }: CreatedLink): string {
  return `${url}\n${name} can pay there until ${minuteOf(expiresAt)}.\n`;
}
