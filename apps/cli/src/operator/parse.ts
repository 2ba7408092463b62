import { email } from "@plumbline/contract/email";
import { hasHiddenCharacters } from "@plumbline/contract/written-text";
import { isTimeZone } from "@plumbline/contract/time-zones";
import { z } from "zod";

import { InputError } from "../exit.ts";

const MAX_DOLLARS = 1_000_000;
const MAX_DAYS = 366;

/**
 * Cents of an amount in US dollars, e.g. `497` or `497.50`.
 *
 * @throws InputError
 */
export function parseDollars(text: string): number {
  const cents = /^\d+(\.\d{1,2})?$/u.test(text) ? Math.round(Number(text) * 100) : Number.NaN;
  if (!(cents > 0 && cents <= MAX_DOLLARS * 100)) {
    throw new InputError(`"${text}" is not a price. Use U.S. dollars, e.g. 497 or 497.50.`);
  }
  return cents;
}

/**
 * A whole number of days.
 *
 * @throws InputError
 */
export function parseDays(text: string): number {
  const days = /^\d+$/u.test(text) ? Number(text) : 0;
  if (days < 1 || days > MAX_DAYS)
    throw new InputError(`"${text}" is not a number of days from 1 to ${MAX_DAYS}.`);
  return days;
}

/**
 * A moment with its zone, e.g. `2026-11-30T02:00Z` or `2026-11-30T02:00-05:00`.
 *
 * @throws InputError
 */
export function parseMoment(text: string): Date {
  const isWhole = z.iso.datetime({ offset: true, precision: -1 }).safeParse(text).success;
  const isExact = z.iso.datetime({ offset: true }).safeParse(text).success;
  if (isWhole || isExact) return new Date(text);
  throw new InputError(`"${text}" is not a time. Include the time zone, e.g. 2026-11-30T02:00Z.`);
}

/**
 * A time zone of the IANA database, e.g. `America/Chicago`.
 *
 * @throws InputError
 */
export function parseTimeZone(text: string): string {
  if (isTimeZone(text)) return text;
  throw new InputError(`"${text}" is no time zone. Write its name, e.g. America/Chicago.`);
}

/**
 * An e-mail address, trimmed.
 *
 * @throws InputError
 */
export function parseEmail(text: string): string {
  const parsed = email.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new InputError(
    `"${text}" can't be used: ${parsed.error.issues[0]?.message ?? "it is no email address."}`,
  );
}

/**
 * A name that is not blank, trimmed.
 *
 * @throws InputError
 */
export function parseName(text: string): string {
  const name = text.trim();
  if (name === "" || name.length > 200) throw new InputError("A name needs 1 to 200 characters.");
  if (hasHiddenCharacters(name)) throw new InputError("The name has invisible control characters.");
  return name;
}

const SPAN_UNITS: Record<string, number> = { m: 60, h: 3600, d: 86_400 };
const MAX_SPAN_DAYS = 1000;

/**
 * Seconds of a span of time, e.g. `3d`, `12h` or `90m`.
 *
 * @throws InputError
 */
export function parseSpan(text: string): number {
  const [, count = "", unit = ""] = /^(\d{1,6})([mhd])$/u.exec(text) ?? [];
  const seconds = Number(count) * (SPAN_UNITS[unit] ?? 0);
  if (seconds > 0 && seconds <= MAX_SPAN_DAYS * 86_400) return seconds;
  throw new InputError(
    `"${text}" is no span of time of at most ${MAX_SPAN_DAYS} days. Write e.g. 3d, 12h or 90m.`,
  );
}
