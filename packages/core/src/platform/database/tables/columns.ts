import { sql } from "drizzle-orm";
import { timestamp, uuid } from "drizzle-orm/pg-core";

/** Primary key that sorts by time of creation (UUID version 7, made by the database). */
export function primaryId() {
  return uuid()
    .primaryKey()
    .default(sql`uuidv7()`);
}

/** A moment in UTC with the precision JavaScript has. */
export function moment() {
  return timestamp({ withTimezone: true, precision: 3, mode: "date" });
}

/** When the row was made. Rules pass their clock's time; the default serves rows made by hand. */
export function createdAt() {
  return moment().notNull().defaultNow();
}
