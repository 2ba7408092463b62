import { lookup } from "node:dns/promises";
import type { LookupFunction } from "node:net";
import { isIPv6 } from "node:net";

import { canonicalHost, isAddress, isPublicAddress } from "#egress/addresses.ts";
import { EgressError, toEgressError } from "#egress/egress-error.ts";

/** All addresses of a name. */
export type Resolver = (hostname: string) => Promise<readonly string[]>;

/** Whom the scanner may talk to, and whom it believes; the one policy of browser, fetches and raw probes. */
export interface EgressPolicy {
  /** Test hosts as canonical `host:port`, reached whatever their address or port. */
  allowedHosts: ReadonlySet<string>;
  ports: ReadonlySet<number>;
  resolve: Resolver;
  /** Authorities trusted beside the public ones, PEM; not by the browser, which has a list of its own. */
  extraRoots: readonly string[];
}

const WEB_PORTS = new Set([80, 443]);
const RESOLVE_LIMIT_MS = 10_000;

/**
 * @param allowedHosts test hosts as `host:port`, e.g. `127.0.0.1:4401`
 * @throws TypeError when an entry has another form
 */
export function createEgressPolicy(
  allowedHosts: readonly string[] = [],
  options: {
    resolve?: Resolver;
    ports?: ReadonlySet<number>;
    extraRoots?: readonly string[] | undefined;
  } = {},
): EgressPolicy {
  return {
    allowedHosts: new Set(allowedHosts.map(canonicalEntry)),
    ports: options.ports ?? WEB_PORTS,
    resolve: options.resolve ?? systemResolver,
    extraRoots: options.extraRoots ?? [],
  };
}

/**
 * Checks what can be told from an address without resolving: scheme, port and literals.
 *
 * @throws EgressError `forbidden-scheme`, `forbidden-port` or `private-address`
 */
export function checkUrl(policy: EgressPolicy, address: string | URL): URL {
  const url = URL.parse(String(address));
  if (url === null || (url.protocol !== "http:" && url.protocol !== "https:")) {
    const shown = url === null ? String(address).slice(0, 200) : `${url.protocol}//`;
    throw new EgressError("forbidden-scheme", `Only http and https addresses are scanned, not ${shown}.`);
  }
  checkTarget(policy, url.hostname, portOf(url));
  return url;
}

/** Port of an http or https address. */
export function portOf(url: URL): number {
  if (url.port !== "") return Number(url.port);
  return url.protocol === "https:" ? 443 : 80;
}

/**
 * Checks port and literal of a host before anything is resolved: Node does not ask `lookup` about literals.
 *
 * @returns the canonical host
 */
export function checkTarget(policy: EgressPolicy, host: string, port: number): string {
  const canonical = canonicalHost(host);
  if (canonical === null) throw new EgressError("unknown-host", `${host} is not a host name.`);
  if (isAllowed(policy, canonical, port)) return canonical;
  if (!policy.ports.has(port)) {
    throw new EgressError("forbidden-port", `Only ports 80 and 443 are scanned, not ${canonical}:${port}.`);
  }
  if (isAddress(canonical) && !isPublicAddress(canonical)) throw privateAddress(canonical);
  return canonical;
}

/**
 * The addresses of a checked host. All of them must be public: with one private among them a second
 * connection could land there.
 *
 * @throws EgressError `unknown-host`, `timeout` or `private-address`
 */
export async function resolveChecked(
  policy: EgressPolicy,
  host: string,
  port: number,
): Promise<readonly string[]> {
  const canonical = checkTarget(policy, host, port);
  if (isAddress(canonical)) return [canonical];
  const addresses = await resolveInTime(policy.resolve, canonical);
  if (addresses.length === 0) {
    throw new EgressError("unknown-host", `The name ${canonical} has no address in the DNS.`);
  }
  const allowed = isAllowed(policy, canonical, port);
  if (!allowed && !addresses.every(isPublicAddress)) throw privateAddress(canonical);
  return addresses;
}

/** Whether every address of a host is on the public Internet; a name that leads nowhere counts as public. */
export async function isOnPublicInternet(policy: EgressPolicy, url: URL): Promise<boolean> {
  try {
    const addresses = await resolveChecked(policy, url.hostname, portOf(url));
    return addresses.every(isPublicAddress);
  } catch (error) {
    if (error instanceof EgressError) return error.code !== "private-address";
    throw error;
  }
}

/* oxlint-disable promise/no-callback-in-promise -- a socket's lookup is a callback interface */
/** A `lookup` for Node's sockets: they dial what was checked, so a second answer of the DNS changes nothing. */
export function checkedLookup(policy: EgressPolicy, port: number): LookupFunction {
  return (hostname, options, callback) => {
    resolveChecked(policy, hostname, port).then(
      (addresses) => {
        const all = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
        const first = all[0] ?? { address: "", family: 4 };
        if (options.all) callback(null, all);
        else callback(null, first.address, first.family);
      },
      (error: unknown) => callback(toEgressError(error, hostname), "", 4),
    );
  };
}

/* oxlint-enable promise/no-callback-in-promise */

function isAllowed(policy: EgressPolicy, canonical: string, port: number): boolean {
  return policy.allowedHosts.has(entry(canonical, port));
}

function privateAddress(host: string): EgressError {
  return new EgressError(
    "private-address",
    `${host} is a private or reserved address. Only sites on the public Internet are scanned.`,
  );
}

async function resolveInTime(resolve: Resolver, host: string): Promise<readonly string[]> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new EgressError("timeout", `The DNS did not answer for ${host} in time.`)),
    RESOLVE_LIMIT_MS,
  );
  try {
    return await Promise.race([resolve(host), promise]);
  } catch (error) {
    throw toEgressError(error, host);
  } finally {
    clearTimeout(timer);
  }
}

async function systemResolver(hostname: string): Promise<string[]> {
  // Names below `localhost` never leave the machine (RFC 6761, 6.3), and not every system's resolver knows them.
  if (hostname.endsWith(".localhost")) return ["127.0.0.1", "::1"];
  const found = await lookup(hostname, { all: true, order: "ipv4first" });
  return found.map(({ address }) => address);
}

function canonicalEntry(text: string): string {
  const match = /^(.+):(\d{1,5})$/.exec(text.trim());
  const host = match?.[1] === undefined ? null : canonicalHost(match[1]);
  const port = Number(match?.[2]);
  if (host === null || !(port >= 1 && port <= 65_535)) {
    throw new TypeError(`An allowed host must be written host:port, not "${text}".`);
  }
  return entry(host, port);
}

function entry(host: string, port: number): string {
  return `${host}:${port}`;
}
