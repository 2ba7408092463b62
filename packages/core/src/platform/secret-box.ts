import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { Config } from "#platform/config.ts";

type KeyConfig = Pick<Config, "security" | "home">;

const ALGORITHM = "aes-256-gcm";
const KEY_BYTES = 32;
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
  const cipher = createCipheriv(ALGORITHM, await keyOf(config), nonce).setAAD(Buffer.from(owner));
  const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return VERSION + Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url");
}

/** What was sealed. Rejects where it was changed, belongs to another owner, or the key is another one. */
export async function unseal(
  config: KeyConfig,
  { sealed, owner }: { sealed: string; owner: string },
): Promise<string> {
  const key = await keyOf(config);
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

/** The setting's key, or the one in the home folder, which is made when it is first needed. */
async function keyOf({ security, home }: KeyConfig): Promise<Uint8Array> {
  const secret = security.secretKey ?? (await keyInHome(home.folder));
  return new Uint8Array(hkdfSync("sha256", secret, "", "plumbline stored secrets", KEY_BYTES));
}

async function keyInHome(folder: string): Promise<string> {
  const file = join(folder, "secret.key");
  const existing = await readIfThere(file);
  if (existing !== null) return existing;
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  await writeFile(draft, randomBytes(KEY_BYTES).toString("base64url"), { mode: 0o600 });
  try {
    // Whole or not at all, and never over the key another process made meanwhile.
    await link(draft, file);
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  } finally {
    await rm(draft);
  }
  return readFile(file, "utf8");
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
