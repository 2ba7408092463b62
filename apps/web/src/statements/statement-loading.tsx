/** The shape of a document's screen while its data is on the way. */
export function StatementLoading({ title, what }: { title: string; what: string }) {
  return (
    <div className="space-y-6">
      <div>
        <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
        <p role="status" className="mt-1 text-muted">
          Loading {what}...
        </p>
      </div>
      <div aria-hidden className="space-y-4 rounded-lg border border-line bg-surface p-5">
        <div className="skeleton h-4 w-1/3" />
        <div className="skeleton h-4 w-2/3" />
        <div className="skeleton h-4 w-1/2" />
      </div>
    </div>
  );
}
