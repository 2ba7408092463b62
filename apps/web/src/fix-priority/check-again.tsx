import type { Issue } from "@plumbline/contract/issues";
import { CircleAlert, CircleCheck, FileX, RefreshCw, TriangleAlert } from "lucide-react";

import { checkWords } from "#format/check-words.ts";
import { Button } from "#ui/button.tsx";

import { useMayFix } from "./fixed-toggle.tsx";
import { requestCheck } from "./fix-priority.api.ts";
import { OfIssue } from "./of-issue.tsx";
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
      <OfIssue issue={issue} />
    </Button>
  );
}

const OUTCOME_LOOKS = {
  verified: { Icon: CircleCheck, look: "font-medium text-green" },
  "still-there": { Icon: CircleAlert, look: "font-medium text-red" },
  "page-gone": { Icon: FileX, look: "text-muted" },
  "could-not-check": { Icon: TriangleAlert, look: "font-medium text-yellow" },
} as const;

/** How the newest re-test of an issue stands; one that failed is as easy to see as one that succeeded. */
export function CheckState({ issue, className = "" }: { issue: Issue; className?: string }) {
  const check = issue.lastCheck;
  const isStanding = check?.state === "done" && check.cameBackAt === null;
  const known = isStanding && check.outcome !== null ? OUTCOME_LOOKS[check.outcome] : null;
  return (
    <p
      role="status"
      className={`flex items-start gap-1.5 text-sm wrap-anywhere ${known?.look ?? "text-muted"} ${className}`}
    >
      {known && <known.Icon aria-hidden className="mt-0.5 size-4 shrink-0" />}
      {check && <span className="min-w-0">{checkWords(check)}</span>}
    </p>
  );
}
