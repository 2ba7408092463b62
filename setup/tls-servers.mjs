import { installSystemPackages, onPath } from "./system-packages.mjs";

const SERVERS = { openssl: "openssl", "gnutls-serv": "gnutls-bin" };

/** Installs the servers that the tests of the TLS probe play, where that can be done; else says what is skipped. */
export function ensureTlsServers() {
  const packages = Object.entries(SERVERS).flatMap(([command, name]) => (onPath(command) ? [] : [name]));
  if (packages.length === 0 || installSystemPackages(...packages)) return;
  console.error(
    `Tests that need ${packages.join(" and ")} are skipped: install them from the system's packages.`,
  );
}
