import type { Signature, StatementVersion } from "@plumbline/contract/statements";

import type { SignatureRow, VersionItem } from "#statements/statements.queries.ts";

/** A version as lists show it. */
export function statementVersion({ statement, signature }: VersionItem): StatementVersion {
  const { id, version, createdAt, savedByName, scanId, scannedAt } = statement;
  return {
    id,
    version,
    savedAt: createdAt.toISOString(),
    savedBy: savedByName,
    scanId,
    scannedAt,
    signature: signature === null ? null : signatureOf(signature),
  };
}

export function signatureOf({
  name,
  authority,
  signedAt,
  expiresOn,
}: Pick<SignatureRow, "name" | "authority" | "signedAt" | "expiresOn">): Signature {
  return { name, authority, signedAt: signedAt.toISOString(), expiresOn };
}
