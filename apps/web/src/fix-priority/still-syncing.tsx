import { Button } from "#ui/button.tsx";

export type SyncReason = "unscanned" | "clean" | "failed";

const REASONS: Record<SyncReason, string> = {
  unscanned:
    "The first scan has not finished yet. Its issues appear here as soon as it has, within 24 hours.",
  clean: "The last scan found no issue. Automated checks cannot find everything; the next scan looks again.",
  failed: "The issues could not be loaded just now. Nothing is lost; what scans found is kept.",
};

const CARDS = [
  {
    title: "What will be here",
    text: "Every issue of the site once, however many pages it is on, worst first.",
  },
  {
    title: "When",
    text: "The initial scan ends within 24 hours. After that, a scan every Monday brings it up to date.",
  },
  {
    title: "What you can do then",
    text: "Mark an issue as fixed, and exactly its pages are checked again within a minute or two.",
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
