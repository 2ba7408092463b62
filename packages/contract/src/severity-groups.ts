import type { Severity } from "./areas.ts";

/** The groups of Fix Priority and the severities in them, the most pressing first (`docs/product.md`, 'Issues and their groups'). */
export const ISSUE_GROUPS = {
  critical: ["critical"],
  major: ["high", "medium"],
  minor: ["low"],
} as const satisfies Record<string, readonly Severity[]>;
export type IssueGroup = keyof typeof ISSUE_GROUPS;

/** The groups in their order. */
export const ISSUE_GROUP_ORDER = ["critical", "major", "minor"] as const satisfies readonly IssueGroup[];

const GROUP_OF: Record<Severity, IssueGroup> = {
  critical: "critical",
  high: "major",
  medium: "major",
  low: "minor",
};

/** The group an issue of this severity is shown in. */
export function groupOf(severity: Severity): IssueGroup {
  return GROUP_OF[severity];
}

/** Weight of a severity where issues are sorted (`docs/product.md`, 'Issues and their groups'). */
export const SEVERITY_WEIGHTS: Record<Severity, number> = { critical: 4, high: 3, medium: 2, low: 1 };
