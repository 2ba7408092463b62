import { randomBytes } from "node:crypto";

import type { SiteEvidence } from "#evidence/site.ts";
import type { SiteClient } from "#gather/site/site-client.ts";
import type { CallbackAddress } from "#plan/callback-addresses.ts";

const LIMITS = { timeoutMs: 6000, maxBytes: 1024 };
const KEPT = 200;

/** Asks each address for a call that does nothing and that no name of a function has. Only the start is kept. */
export async function askCallbacks(
  client: SiteClient,
  addresses: readonly CallbackAddress[],
): Promise<NonNullable<SiteEvidence["callbackProbes"]>> {
  const name = `plumbline${randomBytes(4).toString("hex")}`;
  const sent = `${name}=1;${name}`;
  return await Promise.all(
    addresses.map(async ({ url, parameter }) => {
      const address = new URL(url);
      address.searchParams.set(parameter, sent);
      const answer = await client.text(address.href, LIMITS);
      if (!answer.gathered) return { url, sent, seen: answer };
      const { status, headers, body } = answer.value;
      const type = headers.find(([header]) => header === "content-type")?.[1] ?? null;
      return {
        url,
        sent,
        seen: { gathered: true, value: { status, type, start: body.slice(0, KEPT) } },
      } as const;
    }),
  );
}
