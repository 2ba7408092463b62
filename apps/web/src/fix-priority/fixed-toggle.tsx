import type { Issue } from "@plumbline/contract/issues";
import { Check, Undo2 } from "lucide-react";

import { failureMessage } from "#api/api-error.ts";
import { issueQueries } from "#queries/issues.ts";
import { useRefresh } from "#queries/use-refresh.ts";
import { useSession } from "#session/session.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";
import { useAction } from "#ui/use-action.ts";

import { toggleFixed } from "./fix-priority.api.ts";

/** Whether who is logged in may work on issues. */
export function useMayFix(): boolean {
  const session = useSession();
  return session.status === "signed-in" && session.user.role !== "viewer";
}

/** Marks an issue as fixed, which has it checked, or takes the mark back. */
export function FixedToggle({ issue }: { issue: Issue }) {
  const mayFix = useMayFix();
  const refresh = useRefresh(issueQueries.all);
  const isMarked = issue.status === "fixed-awaiting-check";
  const toggle = useAction(async () => {
    try {
      await toggleFixed(issue.id);
      toast.success("Issue status updated", { lines: isMarked ? [] : ["It is being checked now."] });
      await refresh();
      // The row may have left the list together with its button.
      if (document.activeElement === document.body) document.querySelector<HTMLElement>("#issues")?.focus();
    } catch (error) {
      toast.error(failureMessage(error, "Failed to update issue status"));
    }
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
      <span className="sr-only">: {issue.title}</span>
    </Button>
  );
}
