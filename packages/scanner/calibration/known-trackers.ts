import { KNOWN_HOSTS, type ThirdPartyPurpose } from "#checks/privacy/data/tracker-hosts.ts";
import { KNOWN_VENDORS } from "#checks/privacy/data/vendors.ts";
import { whoIs } from "#checks/privacy/reading/third-parties.ts";

/** A host of our own lists. */
export interface ListedHost {
  host: string;
  vendor: string;
  purpose: ThirdPartyPurpose;
}

/** Every host that our own lists name, whatever is asked of it. */
export function listedHosts(): ListedHost[] {
  const byVendor = KNOWN_VENDORS.flatMap(({ purpose, vendors }) =>
    vendors.flatMap(([vendor, ...hosts]) => hosts.map((host) => ({ host, vendor, purpose }))),
  );
  const whole = KNOWN_HOSTS.filter(({ path }) => path === undefined);
  return [...byVendor, ...whole.map(({ host, vendor, purpose }) => ({ host, vendor, purpose }))];
}

/** Whether anything is known of a host, by our lists or the data set they stand before. */
export function isKnown(host: string): boolean {
  return whoIs(`https://${host}/`) !== null;
}
