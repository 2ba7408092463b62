import type { Issue } from "@plumbline/contract/issues";

import { lockedIssue } from "#issues/locked-issue.ts";
import { readIssueItem } from "#issues/read-issue.ts";
import { requestRetest } from "#issues/request-retest.ts";
import { requireScanning } from "#scans/require-scanning.ts";
import { inTransaction, type UserContext } from "#platform/context.ts";
import { ISSUE_WORKERS, requireRole } from "#platform/roles.ts";

/**
 * Queues a re-test of an issue as it stands; while one waits or runs, answers with that one.
 *
 * @throws {AppError} `role.forbidden`, `issue.not-found`, `issue.site-moved`, and as `requireScanning`
 */
export async function checkAgain(context: UserContext, { id }: { id: string }): Promise<Issue> {
  requireRole(context, ISSUE_WORKERS);
  await inTransaction(context, async (inside) => {
    await requireScanning(inside);
    await requestRetest(inside, await lockedIssue(inside, id));
  });
  return readIssueItem(context, { id });
}
