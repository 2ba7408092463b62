import { statSync } from "node:fs";

import { InputError } from "../exit.ts";
import { readBaseline } from "#scan/baseline.ts";
import type { Format } from "#scan/options.ts";

/**
 * Whether a file stays as it is where a scan measured nothing: a JSON result that says something can be a baseline, and
 * text says no more than the terminal has just said.
 */
export function staysAsItIs(path: string | undefined, format: Format): boolean {
  if (path === undefined || statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return false;
  return format === "text" || (format === "json" && measuredSomething(path));
}

function measuredSomething(path: string): boolean {
  try {
    return readBaseline(path).areas.size > 0;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}
