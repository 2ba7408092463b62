import { Button } from "#ui/button.tsx";

export type SyncReason = "unscanned" | "clean" | "failed";

const REASONS: Record<SyncReason, string> = {
  unscanned: "The first scan is not done yet. Its issues appear here when it is, within 24 hours.",
  clean: "The last scan found no issues. Automated checks can't find everything, so every scan looks again.",
  failed: "We can't load the issues right now. Nothing is lost. We keep everything that scans found.",
};

const CARDS = [
  {
    title: "What will be here",
    text: "Each issue once, no matter how many pages it is on. Worst first.",
  },
  {
    title: "When",
    text: "The initial scan ends within 24 hours. After that, a scan every Monday brings it up to date.",
  },
  {
    title: "What you can do then",
    text: "Mark an issue as fixed. We check its pages again within a minute or two.",
  },
];

interface StillSyncingProps {
  reason: SyncReason;
  isRetrying: boolean;
  onRetry: () => void;
}

/** No issue to show: why, what will be here, and when. */
export function StillSyncing({ reason, isRetrying, onRetry }: StillSyncingProps) {
  return (
    <section aria-labelledby="syncing" className="space-y-4">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="max-w-[75ch]">
          <h2 id="syncing" className="text-lg font-semibold tracking-tight">
            Currently Still Syncing
          </h2>
          <p role={reason === "failed" ? "alert" : undefined} className="mt-1 text-muted">
            {REASONS[reason]}
          </p>
        </div>
        {reason === "failed" && (
          <Button isBusy={isRetrying} onPress={onRetry}>
            Try Again
          </Button>
        )}
      </div>
      <ul className="grid gap-3 sm:grid-cols-3">
        {CARDS.map(({ title, text }) => (
          <li key={title} className="rounded-lg border border-line bg-surface p-5 text-sm shadow-card">
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
