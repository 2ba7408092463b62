/** The dashboard's shape while its data is on the way. */
export function DashboardLoading() {
  return (
    <div className="space-y-6">
      <h1 className="text-2xl font-semibold tracking-tight">Compliance Monitoring Dashboard</h1>
      <p role="status" className="-mt-5 text-muted">
        Loading dashboard...
      </p>
      <div aria-hidden className="space-y-6">
        <div className="skeleton h-11 w-full max-w-xl" />
        <ScoreCardsLoading />
        <div className="skeleton h-64 w-full lg:h-52" />
      </div>
    </div>
  );
}

/** The Overview's shape: five scores, and what stands below them. */
export function ScoresLoading() {
  return (
    <div aria-hidden className="space-y-6">
      <div className="skeleton h-7 w-48" />
      <ScoreCardsLoading />
      <div className="skeleton h-64 w-full lg:h-52" />
    </div>
  );
}

function ScoreCardsLoading() {
  return (
    <div className="@container">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-3 @2xl:grid-cols-6 @[54rem]:grid-cols-5">
        {["@2xl:col-span-3", "@2xl:col-span-3", "@2xl:col-span-2", "@2xl:col-span-2", "@2xl:col-span-2"].map(
          (span, index) => (
            <div
              key={index}
              className={`rounded-lg border border-line bg-surface p-4 @[54rem]:col-span-1 @max-2xl:last:col-span-full ${span}`}
            >
              <div className="skeleton h-4 w-28" />
              <div className="skeleton mt-8 h-10 w-20" />
              <div className="skeleton mt-4 h-2 w-full" />
              <div className="skeleton mt-8 h-4 w-24" />
            </div>
          ),
        )}
      </div>
    </div>
  );
}
