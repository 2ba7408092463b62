import { AREAS, type Area, SEVERITIES, type Severity } from "@plumbline/contract/areas";
import { type Law, LAWS } from "@plumbline/contract/laws";

import { InputError } from "../exit.ts";

/** What commander hands over, before it is checked. */
export interface RawScanOptions {
  urls?: string;
  crawl: boolean;
  maxPages: string;
  pageLimit?: string;
  areas: string;
  laws: string;
  ownership?: string;
  /** Absent when none was named. */
  format?: string;
  advice?: boolean;
  out?: string;
  /** `format=file`, as often as it was said. */
  also: string[];
  failOn?: string;
  baseline?: string;
  allowHost: string[];
  checkpoint?: string;
  evidence?: string;
  thorough?: boolean;
}

function isArea(text: string): text is Area {
  return AREAS.some((area) => area === text);
}

/** Reads `accessibility,seo` into areas; throws InputError for an unknown one. */
export function parseAreas(text: string): Area[] {
  const names = text.split(",").map((name) => name.trim().toLowerCase());
  const unknown = names.find((name) => !isArea(name));
  if (unknown !== undefined) {
    throw new InputError(`Unknown area "${unknown}". Choose from: ${AREAS.join(", ")}.`);
  }
  return AREAS.filter((area) => names.includes(area));
}

/** Reads `us,eu` into law profiles; throws InputError for an unknown one. */
export function parseLaws(text: string): Law[] {
  const names = new Set(text.split(",").map((name) => name.trim().toUpperCase()));
  const known = LAWS.filter((law) => names.delete(law));
  const [unknown] = names;
  if (unknown !== undefined) throw new InputError(`A law is ${alternatives(LAWS)}, not "${unknown}".`);
  return known;
}

/** Reads what the site publishes as a proof of its owner: too long to be there by chance. */
export function parseOwnership(token: string): string {
  if (/^[\w-]{16,128}$/u.test(token)) return token;
  throw new InputError("--ownership takes 16 to 128 letters, digits, - or _, ideally random.");
}

/** Reads a page budget of 1 to 100,000. */
export function parsePageBudget(text: string): number {
  const pages = /^\d+$/u.test(text) ? Number(text) : Number.NaN;
  if (!(pages >= 1 && pages <= 100_000)) {
    throw new InputError(`--max-pages takes a whole number from 1 to 100000, not "${text}".`);
  }
  return pages;
}

/** Reads how long one page may take, 1 to 600 seconds; answers milliseconds. */
export function parsePageLimit(text: string): number {
  const seconds = /^\d+$/u.test(text) ? Number(text) : Number.NaN;
  if (!(seconds >= 1 && seconds <= 600)) {
    throw new InputError(`--page-limit takes whole seconds from 1 to 600, not "${text}".`);
  }
  return seconds * 1000;
}

const FORMATS = ["text", "json", "sarif", "earl", "csv", "inventory-csv"] as const;
export type Format = (typeof FORMATS)[number];

/** Reads the name of a format; throws InputError for one that cannot be written. */
export function parseFormat(text: string, option = "--format"): Format {
  const format = FORMATS.find((name) => name === text.toLowerCase());
  if (format === undefined) throw new InputError(`${option} takes ${alternatives(FORMATS)}, not "${text}".`);
  return format;
}

/** A further format of the same scan, and the file it goes to. */
export interface FurtherOutput {
  format: Format;
  out: string;
}

/** Reads `sarif=plumbline.sarif`; throws InputError where a part is missing. */
export function parseFurtherOutput(text: string): FurtherOutput {
  const [format = "", ...rest] = text.split("=");
  const out = rest.join("=");
  if (out === "" || out === "-")
    throw new InputError(`--also takes a format and a file, as in sarif=plumbline.sarif, not "${text}".`);
  return { format: parseFormat(format, "--also"), out };
}

/** Reads the least severity that lets a scan fail. */
export function parseFailOn(text: string): Severity {
  const severity = SEVERITIES.find((name) => name === text.toLowerCase());
  if (severity === undefined) {
    throw new InputError(`--fail-on takes ${alternatives(SEVERITIES)}, not "${text}".`);
  }
  return severity;
}

function alternatives(words: readonly string[]): string {
  return `${words.slice(0, -1).join(", ")} or ${words.at(-1) ?? ""}`;
}
