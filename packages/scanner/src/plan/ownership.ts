/** Path of the file by which a site's owner can prove to be one. */
export const OWNERSHIP_FILE = "/.well-known/plumbline-ownership.txt";

/** Name of the TXT record that proves the same for a host or domain. */
export function ownershipName(host: string): string {
  return `_plumbline.${host}`;
}

/** What file or record must hold, on a line of its own. */
export function ownershipLine(token: string): string {
  return `plumbline-ownership=${token}`;
}
