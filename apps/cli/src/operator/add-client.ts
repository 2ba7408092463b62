import { createClient, type CreatedClient } from "@plumbline/core/organizations/create-client";
import { normalizeWebsite } from "@plumbline/core/organizations/create-organization";
import type { Law } from "@plumbline/contract/laws";
import { STANDARD_PLAN } from "@plumbline/contract/plans";

import { requireReachable } from "#scan/require-reachable.ts";

import { factSheet } from "./table.ts";
import { withServices } from "./with-services.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export interface WantedClient {
  name: string;
  website: string;
  owner: { name: string; email: string };
  /** IANA name. */
  timeZone: string;
  laws: readonly Law[];
  /** Null when nothing is to be paid. */
  payment: { priceCents: number; days: number } | null;
}

export interface AddedClient extends CreatedClient {
  name: string;
  email: string;
}

/**
 * Creates a client; its owner is mailed what is answered here.
 *
 * @throws InputError for a website that no scan may reach: its owner would pay for nothing
 */
export async function addClient(wanted: WantedClient): Promise<AddedClient> {
  const { payment, ...client } = wanted;
  return withServices(async (services) => {
    await requireReachable(
      normalizeWebsite(client.website),
      services.config,
      "restart the service, then add the client",
    );
    const created = await createClient(services, {
      ...client,
      payment:
        payment === null
          ? null
          : {
              plan: STANDARD_PLAN.id,
              monthlyPriceCents: payment.priceCents,
              expiresAt: new Date(services.clock.now().getTime() + payment.days * DAY_MS),
            },
    });
    return { ...created, name: client.name, email: client.owner.email };
  });
}

/** Says what was created, and what the owner was mailed. */
export function addedText({
  name,
  organizationId,
  email,
  temporaryPassword,
  paymentLink,
}: AddedClient): string {
  const next = paymentLink === null ? ["First scan", "queued"] : (["Payment link", paymentLink] as const);
  const facts = factSheet([
    ["Client", `${name} (${organizationId})`],
    ["Email", email],
    ["Temporary password", temporaryPassword ?? "none: the owner has an account"],
    [next[0] ?? "", next[1] ?? ""],
  ]);
  return `${facts}\nWe emailed these to the owner.\n`;
}
