import { derivedSecret, type KeyConfig } from "#platform/secret-key.ts";

/** What tells one installation's key from another's without giving it away. */
export function keyFingerprint(config: KeyConfig): Promise<string> {
  return derivedSecret(config, "backups", "fingerprint");
}
