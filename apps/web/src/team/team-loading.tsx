const ROWS = [1, 2, 3];

/** The team's shape while its data is on the way. */
export function TeamLoading() {
  return (
    <div className="space-y-6">
      <div>
        <h1 className="text-2xl font-semibold tracking-tight">Team</h1>
        <p role="status" className="mt-1 text-muted">
          Loading team...
        </p>
      </div>
      <div aria-hidden className="divide-y divide-line rounded-lg border border-line bg-surface">
        {ROWS.map((row) => (
          <div key={row} className="flex items-center gap-8 px-5 py-6">
            <div className="skeleton h-4 flex-1" />
            <div className="skeleton h-4 w-24" />
            <div className="skeleton h-4 w-24" />
          </div>
        ))}
      </div>
    </div>
  );
}
