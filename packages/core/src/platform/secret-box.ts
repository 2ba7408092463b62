import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

import { type KeyConfig, secretKey } from "#platform/secret-key.ts";

const ALGORITHM = "aes-256-gcm";
/** Length the standard was analyzed for: NIST SP 800-38D, 8.2. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = "v1.";

/**
 * Encrypts what has to be stored readable (AES-256-GCM). `owner` names the row it is stored in: moved to
 * another row it cannot be opened.
 */
export async function seal(config: KeyConfig, { text, owner }: { text: string; owner: string }) {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, await secretKey(config, "stored secrets"), nonce).setAAD(
    Buffer.from(owner),
  );
  const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return VERSION + Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url");
}

/** What was sealed. Rejects where it was changed, belongs to another owner, or the key is another one. */
export async function unseal(
  config: KeyConfig,
  { sealed, owner }: { sealed: string; owner: string },
): Promise<string> {
  const key = await secretKey(config, "stored secrets");
  try {
    const bytes = Buffer.from(sealed.slice(VERSION.length), "base64url");
    const [nonce, tag] = [
      bytes.subarray(0, NONCE_BYTES),
      bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES),
    ];
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owner))
      .setAuthTag(tag);
    return (
      decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8")
    );
  } catch (cause) {
    const advice = "Has PLUMBLINE_SECRET_KEY, or secret.key in PLUMBLINE_HOME, changed?";
    throw new Error(`A stored secret cannot be decrypted. ${advice}`, { cause });
  }
}
