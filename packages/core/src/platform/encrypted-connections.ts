import { LOOPBACK_NAMES } from "#platform/setting.ts";

/** Modes in which `pg` both encrypts and checks the server's certificate. */
const CHECKED_MODES: ReadonlySet<string> = new Set(["require", "verify-ca", "verify-full"]);

/**
 * Whether a connection to this database can be read on its way: it leads to another machine, and its address doesn't ask for
 * TLS with a checked certificate. Source: https://github.com/brianc/node-postgres/tree/master/packages/pg-connection-string
 */
export function isReadableDatabase(address: string): boolean {
  const { hostname, searchParams } = new URL(address);
  // As the driver reads it: the last of each, and a host among them wins.
  const given = (name: string) => searchParams.getAll(name).at(-1);
  const host = given("host") ?? hostname;
  if (host === "" || host.startsWith("/") || isThisMachine(host)) return false;
  const mode = given("sslmode");
  if (mode === "verify-full") return false;
  const isAsked = mode === undefined ? ["true", "1"].includes(given("ssl") ?? "") : CHECKED_MODES.has(mode);
  return !isAsked || given("uselibpqcompat") === "true";
}

/**
 * Whether a mail server has to switch to TLS before anything is said to it: those of other machines that are not reached
 * over TLS from the start.
 */
export function needsStartTls(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "smtp:" && !isThisMachine(hostname);
}

/** Options in a mail server's address that would take back what `needsStartTls` asks for, or the check of certificates. */
export function weakensTls(address: string): boolean {
  const names = [...new URL(address).searchParams.keys()].map((name) => name.toLowerCase());
  return names.some(
    (name) => ["ignoretls", "requiretls", "secure"].includes(name) || name.startsWith("tls."),
  );
}

function isThisMachine(host: string): boolean {
  return LOOPBACK_NAMES.includes(host) || host === "::1";
}
