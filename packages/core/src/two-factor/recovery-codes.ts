import { createHash, randomInt } from "node:crypto";

import { RECOVERY_CODES } from "@plumbline/contract/two-factor";

// Without letters and digits that are taken for one another.
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 6;
const GROUP_LENGTH = 4;

/** Ten codes such as `k7mp-x2ad-9qrt-h4wz-c6uj-3ebn`, about 119 random bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
}

function newRecoveryCode(): string {
  const letter = () => LETTERS.charAt(randomInt(LETTERS.length));
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

/** What is stored of a code, however it is typed. It has so many random bits that SHA-256 is enough. */
export function recoveryCodeHash(userId: string, code: string): string {
  const bare = code.toLowerCase().replaceAll(/[^a-z0-9]/gu, "");
  return createHash("sha256").update(`${userId} ${bare}`).digest("hex");
}
