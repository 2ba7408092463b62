import { bareAddress } from "@plumbline/contract/bare-address";
import type { CalendarDay } from "@plumbline/contract/calendar";
import { dayWords } from "@plumbline/contract/time-words";

import { printable } from "#printable.ts";

/** An address as people say it, where the typefaces have the characters of its host. */
export function siteName(url: string): string {
  const name = bareAddress(url);
  return printable(name) === name ? name : url.replace(/^https?:\/\//u, "").replace(/\/$/u, "");
}

/** Path and query of an address, as a person reads them. */
export function pathOf(url: string): string {
  return URL.canParse(url) ? readablePath(`${new URL(url).pathname}${new URL(url).search}`) : url;
}

/** The path without percent signs, where that decodes and the typefaces have its characters. */
function readablePath(path: string): string {
  try {
    const decoded = decodeURI(path);
    return printable(decoded) === decoded ? decoded : path;
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}

/** A calendar day in words, e.g. `November 23, 2026`. */
export function calendarWords(day: CalendarDay): string {
  return dayWords(new Date(`${day}T12:00:00Z`), "UTC");
}
