/**
 * The start page on the only other port of a test host that the operator allows, without encryption: a local copy has no
 * port 80. Null where the site has no encryption or port of its own, or where no one port is the other.
 *
 * @param allowedHosts as `host:port`
 */
export function plainAddressOf(startUrl: string, allowedHosts: ReadonlySet<string>): string | null {
  const { protocol, hostname, port, pathname } = new URL(startUrl);
  if (protocol !== "https:" || port === "") return null;
  const ofHost = [...allowedHosts].filter((host) => host.startsWith(`${hostname}:`));
  const [other, ...more] = ofHost.filter((host) => host !== `${hostname}:${port}`);
  return other === undefined || more.length > 0 ? null : `http://${other}${pathname}`;
}
