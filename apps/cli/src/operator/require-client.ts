import { findClients, type FoundClient } from "@plumbline/core/clients/find-client";
import type { Services } from "@plumbline/core/platform/context";

import { InputError } from "../exit.ts";

/**
 * The one client that an id, a member's email address, a name or a website's host means.
 *
 * @throws InputError when it means none or several
 */
export async function requireClient(services: Services, term: string): Promise<FoundClient> {
  const found = await findClients(services, term);
  const [client, ...others] = found;
  if (client === undefined) {
    throw new InputError(
      `There is no client "${term}". Use its id, a member's email address, its name or its website's host; "plumbline client list" shows all.`,
    );
  }
  if (others.length > 0) {
    const ids = found.map(({ organizationId, name }) => `  ${organizationId}  ${name}`);
    throw new InputError(`Several clients match "${term}". Use an id:\n${ids.join("\n")}`);
  }
  return client;
}
