import { randomInt } from "node:crypto";

// Without 0, 1, I, L, O and U: what is read out on the phone is understood, and spells no word.
const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 6;

/** A new name for a support request, e.g. `SR-7K3M9Q`. */
export function newReference(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length)));
  return `SR-${letters.join("")}`;
}
