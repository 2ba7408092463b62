import { createEgressPolicy, portOf, resolveChecked } from "@plumbline/scanner/egress";

/** Refusals that naming the host lifts. */
const LIFTED_BY_NAMING = new Set(["private-address", "forbidden-port"]);

/** Why a scan of this address is refused, where naming its host allows it; null where that would not help. */
export async function liftedRefusal(
  address: string,
  allowedHosts: readonly string[],
): Promise<{ host: string; error: Error } | null> {
  const url = new URL(address);
  try {
    await resolveChecked(createEgressPolicy(allowedHosts), url.hostname, portOf(url));
    return null;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && LIFTED_BY_NAMING.has(String(error.code)))) return null;
    return { host: `${url.hostname}:${portOf(url)}`, error };
  }
}

/** What to add to a scan of a test host that was refused; null where that is not why it failed. */
export async function allowHostHint(
  address: string,
  allowedHosts: readonly string[],
): Promise<string | null> {
  const refusal = await liftedRefusal(address, allowedHosts);
  return refusal && `If the site is yours to test, allow it: add --allow-host ${refusal.host}`;
}
