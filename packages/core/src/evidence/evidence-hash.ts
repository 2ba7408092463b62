import { createHash } from "node:crypto";

import type { ArchivedFile } from "#platform/database/tables/evidence.table.ts";

/** What the first scan of an organization stands on. */
export const CHAIN_START = "0".repeat(64);

/** SHA-256 in hexadecimal. */
export function sha256(content: Uint8Array | string): string {
  return createHash("sha256").update(content).digest("hex");
}

/**
 * The digest of a scan's archived files: of a list as `sha256sum` writes it, a line for each file in the order of their
 * names. So anyone can check it without us.
 */
export function evidenceHash(files: readonly Pick<ArchivedFile, "name" | "sha256">[]): string {
  const byName = files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return sha256(byName.map((file) => `${file.sha256}  ${file.name}\n`).join(""));
}

/** The hash of a link of the chain: of the one before it, the scan's id and its evidence's digest, a line each. */
export function chainHash(before: string, link: { scanId: string; evidenceHash: string }): string {
  return sha256(`${before}\n${link.scanId}\n${link.evidenceHash}\n`);
}
