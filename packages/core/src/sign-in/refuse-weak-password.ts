import { dictionary } from "@zxcvbn-ts/language-common";

import { AppError } from "#platform/app-error.ts";
import type { Config } from "#platform/config.ts";

/** The most common passwords of leaked lists, in lower case. */
const COMMON = new Set(dictionary["passwords-common"]);
/** Parts of a name that are too short to give a password away. */
const SHORTEST_PART = 4;

/**
 * Refuses what meets the five rules and is guessed all the same: a common password, also with figures and signs around
 * it, and what everyone knows of its owner: their email address, their name, the product's name.
 *
 * @throws {AppError} `password.common`, `password.personal`
 */
export function refuseWeakPassword(
  { brand }: Pick<Config, "brand">,
  password: string,
  { email, name }: { email: string; name: string },
): void {
  const text = password.toLowerCase();
  const known = [...partsOf(email.split("@")[0] ?? ""), ...partsOf(name), brand.name.toLowerCase()];
  if (known.some((part) => coversMostOf(text, part))) throw new AppError("password.personal");
  if (variantsOf(text).some((variant) => COMMON.has(variant))) throw new AppError("password.common");
}

/** The password, and what is left without signs and figures at its ends: `Password1!` is `password1` and `password`. */
function variantsOf(text: string): string[] {
  const withoutSigns = text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
  return [text, withoutSigns, withoutSigns.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, "")];
}

function partsOf(text: string): string[] {
  const whole = text.toLowerCase();
  const parts = [whole, ...whole.split(/[^\p{L}\p{N}]+/u)];
  return parts.filter((part) => part.length >= SHORTEST_PART);
}

/** A name within a password of other words is no help to who guesses; figures and signs around it are no words. */
function coversMostOf(text: string, part: string): boolean {
  const [letters, own] = [lettersOf(text), lettersOf(part)];
  return own.length >= SHORTEST_PART && letters.includes(own) && letters.length < own.length * 2;
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}]/gu, "");
}
