import { createHash, randomBytes, randomInt } from "node:crypto";

/** A random value of 256 bits in URL-safe letters: session tokens, one-time values, payment links. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Random decimal digits for a person to type. So few can be searched through: store them as a password is. */
export function newCode(digits: number): string {
  return Array.from({ length: digits }, () => randomInt(10)).join("");
}

/** What is stored of a secret. It has 256 random bits, so a plain SHA-256 cannot be searched through. */
export function secretHash(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
