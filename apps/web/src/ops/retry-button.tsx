import { OPS_RETRY_FAILURE } from "@plumbline/contract/endpoints/ops";
import type { FailureKind } from "@plumbline/contract/ops-terms";

import { call } from "#api/call.ts";
import { Button } from "#ui/button.tsx";

import { useOpsAct } from "./use-ops-act.ts";

const DONE: Record<FailureKind, string> = {
  scan: "Another scan is queued",
  report: "The report is being made again",
  "data-export": "The export is being made again",
  mail: "The email is being sent again",
  "payment-event": "The event is being processed again",
};

interface RetryButtonProps {
  kind: FailureKind;
  id: string;
  /** What is tried again, for those who do not see the row. */
  what: string;
  canRetry: boolean;
}

/** Has one failure done again. */
export function RetryButton({ kind, id, what, canRetry }: RetryButtonProps) {
  const { run, isBusy } = useOpsAct({
    act: async () => {
      await call(OPS_RETRY_FAILURE, { params: { kind, id } });
      return DONE[kind];
    },
    failed: "Failed to try it again",
  });
  if (!canRetry)
    return <span className="text-muted">Its text has been deleted, so it can't be sent again</span>;
  return (
    <Button
      size="sm"
      className="whitespace-nowrap"
      isBusy={isBusy}
      aria-label={`Try again: ${what}`}
      onPress={() => void run()}
    >
      Try again
    </Button>
  );
}
