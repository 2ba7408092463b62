import type { Config } from "@plumbline/core/platform/config";
import { createEgressPolicy, portOf, resolveChecked } from "@plumbline/scanner/egress";

import { InputError } from "../exit.ts";

/** Refusals that a setting lifts; everything else is the first scan's to tell. */
const LIFTED_BY_SETTING = new Set(["private-address", "forbidden-port"]);

/**
 * Refuses a site that no scan may reach before anything is started.
 *
 * @throws InputError that names the setting which opens it
 */
export async function requireReachable(site: string, { scanner }: Pick<Config, "scanner">): Promise<void> {
  const url = new URL(site);
  const port = portOf(url);
  try {
    await resolveChecked(createEgressPolicy(scanner.allowedHosts), url.hostname, port);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && LIFTED_BY_SETTING.has(String(error.code)))) return;
    const allowed = [...scanner.allowedHosts, `${url.hostname}:${port}`].join(",");
    throw new InputError(
      `We can't scan ${site}. ${error.message} ` +
        `If the site is yours to test, allow it: set PLUMBLINE_ALLOWED_HOSTS=${allowed} and start the demo again.`,
      { cause: error },
    );
  }
}
