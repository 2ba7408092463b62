import type { Issue } from "@plumbline/contract/issues";
import { RefreshCw } from "lucide-react";

import { failureMessage } from "#api/api-error.ts";
import { issueQueries } from "#queries/issues.ts";
import { useRefresh } from "#queries/use-refresh.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";
import { useAction } from "#ui/use-action.ts";

import { useMayFix } from "./fixed-toggle.tsx";
import { requestCheck } from "./fix-priority.api.ts";
import { checkWords } from "./issue-words.ts";

/** The way to another re-test; it waits while one is under way. */
export function CheckAgain({ issue }: { issue: Issue }) {
  const mayFix = useMayFix();
  const refresh = useRefresh(issueQueries.all);
  const isUnderWay = issue.lastCheck !== null && issue.lastCheck.state !== "done";
  const check = useAction(async () => {
    try {
      await requestCheck(issue.id);
      await refresh();
    } catch (error) {
      toast.error(failureMessage(error, "Failed to update issue status"));
    }
  });
  if (!mayFix) return null;
  return (
    <Button
      size="sm"
      icon={<RefreshCw aria-hidden className="size-4" />}
      isBusy={check.isBusy || isUnderWay}
      onPress={() => void (isUnderWay || check.run())}
    >
      Check again
    </Button>
  );
}

/** How the newest re-test of an issue stands. */
export function CheckState({ issue, className = "" }: { issue: Issue; className?: string }) {
  return (
    <p role="status" className={`text-sm text-muted wrap-anywhere ${className}`}>
      {issue.lastCheck && checkWords(issue.lastCheck)}
    </p>
  );
}
