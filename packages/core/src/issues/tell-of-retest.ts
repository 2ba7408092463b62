import type { IssueStatus, RetestOutcome } from "@plumbline/contract/issue-terms";
import type { NotificationKind } from "@plumbline/contract/notifications";
import { causePath } from "@plumbline/contract/top-action";

import { tellMembers } from "#notifications/notify.ts";
import type { OrganizationContext } from "#platform/context.ts";

/** An issue whose status a re-test changed. */
export interface Moved {
  /** With the status it had before. */
  issue: { id: string; cause: string; title: string; status: IssueStatus };
  verdict: { outcome: RetestOutcome };
}

/** Tells the members what a re-test changed: fixes that are proven, and issues that are open again; each once. */
export async function tellOfRetest(
  context: OrganizationContext,
  scanId: string,
  moved: readonly Moved[],
): Promise<void> {
  const byKind = Map.groupBy(moved, kindOf);
  for (const [kind, same] of byKind) {
    const notice = same.length === 1 ? noticeOfOne(same) : noticeOfMany(same);
    if (notice !== null) await tellMembers(context, { kind, ...notice, eventKey: `${kind} ${scanId}` });
  }
}

function kindOf({ verdict }: Moved): NotificationKind {
  return verdict.outcome === "still-there" ? "issue-came-back" : "fix-verified";
}

function noticeOfOne([one]: readonly Moved[]) {
  if (one === undefined) return null;
  const { id, title } = one.issue;
  return { message: `${headline(one)}: ${title}.`, path: `/fix-priority?issue=${id}` };
}

/** They are of one check, so one title names them all. */
function noticeOfMany(moved: readonly Moved[]) {
  const [first] = moved;
  if (first === undefined) return null;
  const headlines = Map.groupBy(moved, headline);
  const words = [...headlines].map(([words, { length }]) => `${words} (${length} issues)`);
  return { message: `${words.join(", ")}: ${first.issue.title}.`, path: causePath(first.issue.cause) };
}

function headline({ verdict: { outcome }, issue: { status } }: Moved): string {
  if (outcome === "page-gone") return "Closed, because its page is gone";
  if (outcome === "verified") return "Fix verified";
  return status === "verified" || status === "page-gone"
    ? "Issue came back"
    : "Still there, so it is open again";
}
