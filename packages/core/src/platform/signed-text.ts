import { createHmac, timingSafeEqual } from "node:crypto";

import { type KeyConfig, secretKey } from "#platform/secret-key.ts";

/** 128 bits: nobody finds a signature by trying, and a link stays short. */
const SIGNATURE_BYTES = 16;

/** `text` with a signature, in URL-safe letters. Everybody can read it; only this installation can have made it. */
export async function signed(config: KeyConfig, text: string): Promise<string> {
  const signature = await signatureOf(config, text);
  return `${Buffer.from(text).toString("base64url")}.${signature.toString("base64url")}`;
}

/** The text that was signed; null for anything this installation has not signed. */
export async function verified(config: KeyConfig, token: string): Promise<string | null> {
  const [encoded = "", signature = "", ...rest] = token.split(".");
  if (rest.length > 0) return null;
  const text = Buffer.from(encoded, "base64url").toString();
  const given = Buffer.from(signature, "base64url");
  const expected = await signatureOf(config, text);
  return given.length === expected.length && timingSafeEqual(given, expected) ? text : null;
}

async function signatureOf(config: KeyConfig, text: string): Promise<Buffer> {
  const key = await secretKey(config, "signed links");
  return createHmac("sha256", key).update(text).digest().subarray(0, SIGNATURE_BYTES);
}
