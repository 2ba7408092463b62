import { type CalendarDay, momentOn } from "@plumbline/contract/calendar";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

import { remembered } from "#platform/remembered.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Hours of a day over which scheduled scans are spread: all of them begin, and end, on their day. */
export const SPREAD_HOURS = 18;

/** Ids of organizations end in random digits; these decide who is scanned when, the same way every time. */
const DIGITS = 4;
const PLACES = 16 ** DIGITS;

/** How long after the beginning of its day a scheduled scan of an organization begins, in milliseconds. */
export function scanOffset(organizationId: string): number {
  const place = Number.parseInt(organizationId.slice(-DIGITS), 16);
  return Math.floor((place * SPREAD_HOURS * HOUR_MS) / PLACES);
}

/** The same within a query, as an interval. */
export function scanOffsetOf(organizationId: PgColumn): SQL {
  const place = sql`('x' || lpad(right(${organizationId}::text, ${sql.raw(String(DIGITS))}), 8, '0'))::bit(32)::int`;
  return sql`make_interval(secs => floor(${place}::numeric * ${SPREAD_HOURS * HOUR_MS} / ${PLACES}) / 1000)`;
}

/** Days that are remembered: two weeks in every zone there is. */
const REMEMBERED = 8000;

const startOf = remembered(REMEMBERED, (dayAndZone) => {
  const [day = "", timeZone = ""] = dayAndZone.split(" ");
  return momentOn(day, 0, timeZone);
});

/** The moment at which a day begins in a zone. Remembered: it costs more than everything else about a schedule. */
export function startOfDay(day: CalendarDay, timeZone: string): Date {
  return startOf(`${day} ${timeZone}`);
}

/** When an organization's scheduled scan of a day begins. */
export function scanTimeOn(day: CalendarDay, { id, timeZone }: { id: string; timeZone: string }): Date {
  return new Date(startOfDay(day, timeZone).getTime() + scanOffset(id));
}
