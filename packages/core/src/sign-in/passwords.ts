import { randomInt } from "node:crypto";

import { hash, verify } from "@node-rs/argon2";

// argon2id with 19 MiB and two passes: the first choice of OWASP's Password Storage Cheat Sheet.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The password's argon2id hash in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

// What unknown accounts are checked against, so that they take as long as known ones.
const nobodysHash = hashPassword("no account has this password");

/** Whether the password is the one of `passwordHash`. Without a hash it takes as long and answers false. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await nobodysHash), password);
  return isRight && passwordHash !== null;
}

const LETTERS = ["ABCDEFGHJKLMNPQRSTUVWXYZ", "abcdefghijkmnopqrstuvwxyz", "23456789"];
const GROUPS = 4;

/** A random password a person can type, which meets all password rules; about 80 bits. */
export function temporaryPassword(): string {
  const pick = (letters: string) => letters.charAt(randomInt(letters.length));
  const all = LETTERS.join("");
  const group = () => LETTERS.map(pick).join("") + pick(all);
  return Array.from({ length: GROUPS }, group).join("-");
}
