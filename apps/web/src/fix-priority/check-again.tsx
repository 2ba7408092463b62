import type { Issue } from "@plumbline/contract/issues";
import { RefreshCw } from "lucide-react";

import { Button } from "#ui/button.tsx";

import { useMayFix } from "./fixed-toggle.tsx";
import { requestCheck } from "./fix-priority.api.ts";
import { checkWords } from "./issue-words.ts";
import { useIssueAct } from "./use-issue-act.ts";

/** The way to another re-test; it waits while one is under way. */
export function CheckAgain({ issue }: { issue: Issue }) {
  const mayFix = useMayFix();
  const isUnderWay = issue.lastCheck !== null && issue.lastCheck.state !== "done";
  const check = useIssueAct(issue.cause, async () => {
    await requestCheck(issue.id);
    return null;
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
