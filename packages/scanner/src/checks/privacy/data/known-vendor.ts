/** A vendor, what it does for a site, and the hosts (with their subdomains) its scripts load from and report to. */
export type KnownVendor = readonly [vendor: string, ...hosts: string[]];
