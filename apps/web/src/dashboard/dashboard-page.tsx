import type { DashboardData } from "@plumbline/contract/dashboard";
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, Suspense, useDeferredValue, useEffect } from "react";

import { failureMessage } from "#api/api-error.ts";
import { dashboardQuery } from "#queries/dashboard.ts";
import { Button } from "#ui/button.tsx";
import { lazyPart } from "#ui/late-part.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";

import { DashboardLoading } from "./dashboard-loading.tsx";
import { viewOf } from "./dashboard-view.ts";
import { FullDashboard } from "./full-dashboard.tsx";
import { useScanEnd } from "./use-scan-end.ts";

/** Most people come to the full one; the others are seen once. */
const VIEWS: Record<ReturnType<typeof viewOf>, ComponentType<{ data: DashboardData }>> = {
  plan: lazyPart(async () => (await import("./plan-view.tsx")).PlanView),
  starting: lazyPart(async () => (await import("./starting-view.tsx")).StartingView),
  full: FullDashboard,
};

/** The index of the app: 'am I in trouble, what first, is it getting better'. */
export function DashboardPage() {
  const { data: newest, error, isFetching, refetch } = useQuery(dashboardQuery);
  // Rendered apart from its arrival, and interruptibly: there is much to show.
  const data = useDeferredValue(newest);
  const message = error && failureMessage(error, "Failed to load dashboard data");
  const isBlank = !data;
  useEffect(() => {
    if (message && isBlank) toast.error(message);
  }, [message, isBlank]);
  useScanEnd(data);

  const retry = () => void refetch();
  if (!data) {
    if (!message) return <DashboardLoading />;
    return (
      <LoadFailure
        title="Failed to Load Dashboard"
        message={message}
        isRetrying={isFetching}
        onRetry={retry}
      />
    );
  }
  const View = VIEWS[viewOf(data)];
  return (
    <div className="space-y-6">
      {message && <Outdated message={message} isRetrying={isFetching} onRetry={retry} />}
      <Suspense fallback={<DashboardLoading />}>
        <View data={data} />
      </Suspense>
    </div>
  );
}

/** What is shown is no longer fresh; it stays, and says so. */
function Outdated({
  message,
  isRetrying,
  onRetry,
}: {
  message: string;
  isRetrying: boolean;
  onRetry: () => void;
}) {
  return (
    <Notice
      tone="warning"
      title="What you see may be out of date"
      actions={
        <Button size="sm" isBusy={isRetrying} onPress={onRetry}>
          Try Again
        </Button>
      }
    >
      <p>{message}</p>
    </Notice>
  );
}
