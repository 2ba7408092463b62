import type { Issue } from "@plumbline/contract/issues";
import { Check, Undo2 } from "lucide-react";

import { checkingWords } from "#format/check-words.ts";
import { useSession } from "#session/session.ts";
import { Button } from "#ui/button.tsx";

import { setFixed } from "./fix-priority.api.ts";
import { OfIssue } from "./of-issue.tsx";
import { useIssueAct } from "./use-issue-act.ts";

/** Whether who is logged in may work on issues. */
export function useMayFix(): boolean {
  const session = useSession();
  return session.status === "signed-in" && session.user.role !== "viewer";
}

/** Marks an issue as fixed, which has it checked, or takes the mark back. */
export function FixedToggle({ issue }: { issue: Issue }) {
  const mayFix = useMayFix();
  const isMarked = issue.status === "fixed-awaiting-check";
  const toggle = useIssueAct(issue.cause, async () => {
    await setFixed(issue.id, !isMarked);
    return isMarked ? [] : [checkingWords(1)];
  });
  if (!mayFix || issue.status === "verified" || issue.status === "page-gone") return null;
  return (
    <Button
      size="sm"
      aria-pressed={isMarked}
      isBusy={toggle.isBusy}
      icon={isMarked ? <Undo2 aria-hidden className="size-4" /> : <Check aria-hidden className="size-4" />}
      onPress={() => void toggle.run()}
    >
      {isMarked ? "Marked as fixed" : "Mark as fixed"}
      <OfIssue issue={issue} />
    </Button>
  );
}
