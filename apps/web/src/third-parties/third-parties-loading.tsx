const ROWS = [1, 2, 3, 4, 5];

/** The lists' shape while their data is on the way. */
export function ThirdPartiesLoading({ title }: { title: string }) {
  return (
    <div className="space-y-6">
      <div>
        <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
        <p role="status" className="mt-1 text-muted">
          Loading third parties and cookies...
        </p>
      </div>
      <div aria-hidden className="divide-y divide-line rounded-lg border border-line bg-surface">
        {ROWS.map((row) => (
          <div key={row} className="flex items-center gap-8 px-5 py-5">
            <div className="skeleton h-4 w-36" />
            <div className="skeleton h-4 flex-1" />
            <div className="skeleton h-4 w-12" />
          </div>
        ))}
      </div>
    </div>
  );
}
