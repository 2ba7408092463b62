import type { Area } from "@plumbline/contract/areas";
import type { DashboardData } from "@plumbline/contract/dashboard";

/** The score of each area; none where it was not measured. */
export function scoresOf(areas: DashboardData["areas"]): Partial<Record<Area, number | null>> {
  return Object.fromEntries(Object.entries(areas).map(([area, { score }]) => [area, score]));
}
