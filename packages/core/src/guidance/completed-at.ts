import type { issues } from "#platform/database/tables/issues.table.ts";

/** When a check found an item of the checklist fixed; null for one that is marked or open. */
export function completedAt({
  status,
  verifiedAt,
}: Pick<typeof issues.$inferSelect, "status" | "verifiedAt">): string | null {
  return status === "verified" ? (verifiedAt?.toISOString() ?? null) : null;
}
