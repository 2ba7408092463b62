import { createHmac, hkdfSync, randomBytes } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { Config } from "#platform/config.ts";
import { makeFolder } from "#platform/make-folder.ts";

/** Where the installation's secret comes from. */
export type KeyConfig = Pick<Config, "security" | "home">;

const KEY_BYTES = 32;

/** What a key is for: keys for different purposes have nothing to do with each other. */
export type KeyPurpose = "stored secrets" | "signed links" | "test checkouts" | "outbox" | "backups";

/**
 * A key of 256 bits, the same in every process: derived from the secret of the settings, or from the one in the home
 * folder, which is made when it is first needed.
 */
export async function secretKey({ security, home }: KeyConfig, purpose: KeyPurpose): Promise<Uint8Array> {
  const secret = security.secretKey ?? (await keyInHome(home.folder));
  return new Uint8Array(hkdfSync("sha256", secret, "", `plumbline ${purpose}`, KEY_BYTES));
}

/** A secret that is the same for the same name and known to who has the key: 256 bits in URL-safe letters. */
export async function derivedSecret(config: KeyConfig, purpose: KeyPurpose, name: string): Promise<string> {
  return createHmac("sha256", await secretKey(config, purpose))
    .update(name)
    .digest("base64url");
}

/** Where a home keeps its secret. */
export function secretKeyFile(folder: string): string {
  return join(folder, "secret.key");
}

async function keyInHome(folder: string): Promise<string> {
  const file = secretKeyFile(folder);
  const existing = await readIfThere(file);
  if (existing !== null) return existing;
  makeFolder(folder);
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
