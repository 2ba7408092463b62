import type { SeenView } from "#gather/operating/views/route-facts.ts";

/** The heading that came with a view, be it below the same main heading; empty where none did. */
export function shownBy(before: SeenView, after: SeenView): string {
  if (after.heading !== before.heading) return after.heading;
  const { part = "" } = after;
  return part === before.part ? "" : part;
}
