import type { Issue } from "./issues.ts";

/** What tells an issue from others of its cause: its element's name, else the heading above it, else where it is. */
export function ownWords({ page, place, isSiteWide }: Pick<Issue, "page" | "place" | "isSiteWide">): string {
  if (place?.name) return `“${place.name}”`;
  if (place?.heading) return `Under “${place.heading}”`;
  return place?.selector ?? (isSiteWide ? "The whole site" : page);
}
