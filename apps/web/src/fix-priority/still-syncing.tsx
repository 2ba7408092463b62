import { useQuery } from "@tanstack/react-query";

import { dashboardQuery } from "#queries/dashboard.ts";
import { Button } from "#ui/button.tsx";

import { type SyncReason, waitingWords } from "./waiting-words.ts";

interface StillSyncingProps {
  reason: SyncReason;
  isRetrying: boolean;
  onRetry: () => void;
}

/** No issue to show: why, what will be here, and when. */
export function StillSyncing({ reason, isRetrying, onRetry }: StillSyncingProps) {
  const { data } = useQuery(dashboardQuery);
  const { title, why, when } = waitingWords(reason, data);
  return (
    <section aria-labelledby="syncing" className="space-y-4">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="max-w-[75ch]">
          <h2 id="syncing" className="text-lg font-semibold tracking-tight">
            {title}
          </h2>
          <p role={reason === "failed" ? "alert" : undefined} className="mt-1 text-muted">
            {why}
          </p>
        </div>
        {reason === "failed" && (
          <Button isBusy={isRetrying} onPress={onRetry}>
            Try Again
          </Button>
        )}
      </div>
      <ul className="grid gap-3 sm:grid-cols-3">
        <Card title="What will be here">
          Each issue once, no matter how many pages it is on. Worst first.
        </Card>
        <Card title="When">{when}</Card>
        <Card title="What you can do then">
          Mark an issue as fixed. We check its pages again, usually within minutes.
        </Card>
      </ul>
    </section>
  );
}

function Card({ title, children }: { title: string; children: string }) {
  return (
    <li className="rounded-lg border border-line bg-surface p-5 text-sm shadow-card">
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-1 text-muted">{children}</p>
    </li>
  );
}
