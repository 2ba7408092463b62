/** The page's shape while its data is on the way. */
export function FixPriorityLoading() {
  return (
    <div className="space-y-6">
      <div>
        <h1 className="text-2xl font-semibold tracking-tight">Fix Priority</h1>
        <p role="status" className="mt-1 text-muted">
          Loading compliance data...
        </p>
      </div>
      <div aria-hidden className="space-y-6">
        <div className="skeleton h-56 w-full sm:h-28" />
        <div className="skeleton h-40 w-full sm:h-24" />
        <div className="skeleton h-10 w-full max-w-xl" />
        <div className="divide-y divide-line rounded-lg border border-line bg-surface">
          {[1, 2, 3, 4].map((row) => (
            <div key={row} className="space-y-2 px-5 py-5">
              <div className="skeleton h-4 w-2/3" />
              <div className="skeleton h-3 w-1/3" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
