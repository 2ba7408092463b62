import { QueryClient } from "@tanstack/react-query";

import { isPassing } from "#api/api-error.ts";

const RETRIES = 1;
const RETRY_AFTER_MS = 800;
const FRESH_MS = 15_000;

/** One cache for one signed-in person: made when the signed-in pages open, gone when they close. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < RETRIES && isPassing(error),
        retryDelay: RETRY_AFTER_MS,
        // The call client reports a lost connection itself; pausing would leave the skeletons standing.
        networkMode: "always",
        // Off by default in that mode: what failed without a connection comes with it.
        refetchOnReconnect: true,
      },
    },
  });
}
