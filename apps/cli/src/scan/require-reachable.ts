import type { Config } from "@plumbline/core/platform/config";

import { liftedRefusal } from "./allow-host-hint.ts";
import { InputError } from "../exit.ts";

/**
 * Refuses a site that no scan may reach before anything is done; everything else is the first scan's to tell.
 *
 * @param then what to do once the site is allowed
 * @throws InputError that names the setting which opens it
 */
export async function requireReachable(
  site: string,
  { scanner }: Pick<Config, "scanner">,
  then: string,
): Promise<void> {
  const refusal = await liftedRefusal(site, scanner.allowedHosts);
  if (refusal === null) return;
  const { error, host } = refusal;
  const allowed = [...scanner.allowedHosts, host].join(",");
  throw new InputError(
    `We can't scan ${site}. ${error.message} ` +
      `If the site is yours to test, allow it: set PLUMBLINE_ALLOWED_HOSTS=${allowed} and ${then}.`,
    { cause: error },
  );
}
