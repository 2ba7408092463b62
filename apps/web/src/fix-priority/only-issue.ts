import type { IssueCause } from "@plumbline/contract/issue-groups";

/** Whether a cause has a single issue, whatever became of it: what acts on the one acts on the other. */
export function isOnly({ statuses }: Pick<IssueCause, "statuses">): boolean {
  return Object.values(statuses).reduce((sum, issues) => sum + issues, 0) === 1;
}
