import { readFileSync } from "node:fs";

import {
  pageResult,
  type PageResult,
  READABLE_SCHEMA_VERSIONS,
  scanResult,
  type ScanResult,
} from "@plumbline/contract/scan-result";
import type { z } from "zod";
import { fileTrouble } from "@plumbline/core/platform/file-error";

import { InputError } from "./exit.ts";

/**
 * Reads a whole text file; `-` is standard input.
 *
 * @throws InputError saying why it cannot be read
 */
export function readText(path: string): string {
  if (path === "") throw new InputError("The file has no name.");
  try {
    return readFileSync(path === "-" ? 0 : path, "utf8");
  } catch (error) {
    throw new InputError(`Cannot read ${nameOf(path)}: ${fileTrouble(error)}.`);
  }
}

/**
 * Reads what `plumbline scan --format json` wrote.
 *
 * @throws InputError when there is no such file, or it holds something else
 */
export function readScanResult(path: string): ScanResult {
  return parseAs(scanResult, parseJson(readText(path), nameOf(path)), nameOf(path));
}

/**
 * Reads a result, or the lines of `plumbline scan --urls FILE --no-crawl`, one result a page.
 *
 * @throws InputError when there is no such file, or it holds something else
 */
export function readAnyResults(path: string): (ScanResult | PageResult)[] {
  const text = readText(path);
  const name = nameOf(path);
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const isLines = lines.length > 0 && lines.slice(0, 2).every(isWholeObject);
  if (!isLines) return [parseAs(scanResult, parseJson(text, name), name)];
  return lines.map((line, index) => {
    const value = parseJson(line, lines.length > 1 ? `Line ${index + 1} of ${name}` : name);
    return isOfOnePage(value) ? parseAs(pageResult, value, name) : parseAs(scanResult, value, name);
  });
}

function nameOf(path: string): string {
  return path === "-" ? "standard input" : path;
}

function isWholeObject(line: string): boolean {
  return line.startsWith("{") && line.trimEnd().endsWith("}") && line.length > 2;
}

function isOfOnePage(value: unknown): boolean {
  return typeof value === "object" && value !== null && "url" in value && !("pages" in value);
}

function parseJson(text: string, name: string): unknown {
  if (text.trim() === "") throw new InputError(`${name} is empty.`);
  try {
    return JSON.parse(text);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new InputError(`${name} is not JSON: ${cause.replaceAll(/\s+/gu, " ")}.`);
  }
}

function parseAs<Shape extends z.ZodType>(shape: Shape, value: unknown, name: string): z.output<Shape> {
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  if (hasOtherVersion(value)) {
    throw new InputError(
      `${name} was written by another version of Plumbline: its schemaVersion is ${String(value.schemaVersion)}, ` +
        `this one reads ${READABLE_SCHEMA_VERSIONS.join(", ")}.`,
    );
  }
  const [first] = parsed.error.issues;
  const where =
    first === undefined || first.path.length === 0 ? "" : ` (${first.path.join(".")}: ${first.message})`;
  throw new InputError(`${name} is JSON, but not a result of "plumbline scan --format json"${where}.`);
}

function hasOtherVersion(value: unknown): value is { schemaVersion: number } {
  if (typeof value !== "object" || value === null || !("schemaVersion" in value)) return false;
  const { schemaVersion } = value;
  return (
    typeof schemaVersion === "number" && !READABLE_SCHEMA_VERSIONS.some((known) => known === schemaVersion)
  );
}
