import type { Severity } from "@plumbline/contract/areas";

export const SEVERITY_NAMES: Record<Severity, string> = {
  critical: "Critical",
  high: "High",
  medium: "Medium",
  low: "Low",
};
