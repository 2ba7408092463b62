import type { LiveScan } from "@plumbline/contract/live";
import type { NotificationList } from "@plumbline/contract/notifications";
import { queryOptions, skipToken } from "@tanstack/react-query";

/** The scan of the whole site that waits, runs or has its report written, as the live stream tells it. */
export const liveScanQuery = queryOptions<LiveScan | null>({
  queryKey: ["live", "scan"],
  queryFn: skipToken,
  gcTime: Infinity,
});

/** What the live stream said of the issues last: another text with each change. */
export const issuesStateQuery = queryOptions<string>({
  queryKey: ["live", "issues"],
  queryFn: skipToken,
  gcTime: Infinity,
});

/** One's notifications as far as the bell shows them, as the live stream tells them. */
export const notificationsQuery = queryOptions<NotificationList>({
  queryKey: ["notifications"],
  queryFn: skipToken,
  gcTime: Infinity,
});
