import type { EngineFinding } from "#evidence.ts";

/** Name under which our own browser checks report. */
export const PLUMBLINE = "Plumbline";

/** A finding of one of our own browser checks. */
export function plumblineFinding(finding: Omit<EngineFinding, "engine">): EngineFinding {
  return { engine: PLUMBLINE, ...finding };
}
