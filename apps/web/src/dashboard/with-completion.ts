import type { DashboardData } from "@plumbline/contract/dashboard";

/** The dashboard with one item's completion replaced. */
export function withCompletion(
  dashboard: DashboardData,
  { id, completedAt }: { id: string; completedAt: string | null },
): DashboardData {
  const fixGuidance =
    dashboard.fixGuidance?.map((item) => (item.id === id ? { ...item, completedAt } : item)) ?? null;
  return { ...dashboard, fixGuidance };
}
