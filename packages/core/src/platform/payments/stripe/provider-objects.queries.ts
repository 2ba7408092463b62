import { and, eq } from "drizzle-orm";

import { providerObjects } from "#platform/database/tables/billing.table.ts";
import type { StripePart } from "#platform/payments/stripe/open-stripe.ts";

const PROVIDER = "stripe";

/** Objects made with a test key are none of the live account's. */
function nameIn({ config }: Pick<StripePart, "config">, name: string): string {
  const isLive = /^.k_live_/u.test(config.payments.stripeSecretKey ?? "");
  return `${isLive ? "live" : "test"} ${name}`;
}

/** The id of what was made at Stripe under this name; null when nothing was. */
export async function readObject(
  part: Pick<StripePart, "db" | "config">,
  name: string,
): Promise<string | null> {
  const [row] = await part.db
    .select({ objectId: providerObjects.objectId })
    .from(providerObjects)
    .where(and(eq(providerObjects.provider, PROVIDER), eq(providerObjects.name, nameIn(part, name))));
  return row?.objectId ?? null;
}

/** Notes what was made at Stripe. */
export async function keepObject(part: Omit<StripePart, "stripe" | "log">, name: string, objectId: string) {
  const row = { provider: PROVIDER, name: nameIn(part, name), objectId, createdAt: part.clock.now() };
  await part.db
    .insert(providerObjects)
    .values(row)
    .onConflictDoUpdate({ target: [providerObjects.provider, providerObjects.name], set: { objectId } });
}
