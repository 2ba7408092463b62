const ROWS = [1, 2, 3, 4, 5];

/** The list's shape while its data is on the way. */
export function AuditsLoading() {
  return (
    <div className="space-y-6">
      <div>
        <h1 className="text-2xl font-semibold tracking-tight">Audit History</h1>
        <p role="status" className="mt-1 text-muted">
          Loading audit history...
        </p>
      </div>
      <div aria-hidden className="space-y-6">
        <div className="skeleton h-36 w-full sm:h-20" />
        <div className="skeleton h-10 w-full sm:w-80" />
        <div className="divide-y divide-line rounded-lg border border-line bg-surface">
          {ROWS.map((row) => (
            <div key={row} className="flex items-center gap-8 px-5 py-5">
              <div className="skeleton h-4 w-36" />
              <div className="skeleton h-4 flex-1" />
              <div className="skeleton h-4 w-12" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
