/** The page's shape while its data is on the way. */
export function BillingLoading() {
  return (
    <div className="space-y-6">
      <div>
        <h1 className="text-2xl font-semibold tracking-tight">Billing</h1>
        <p role="status" className="mt-1 text-muted">
          Loading billing information...
        </p>
      </div>
      <div aria-hidden className="max-w-2xl space-y-5 rounded-lg border border-line bg-surface p-6">
        <div className="skeleton h-6 w-40" />
        <div className="skeleton h-4 w-64" />
      </div>
    </div>
  );
}
