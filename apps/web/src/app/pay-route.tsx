import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { useParams, useSearchParams } from "react-router";

import { PayPage } from "#pay/pay-page.tsx";

import { createQueryClient } from "./query-client.ts";

/** The payment page as a route, for anybody with a link. */
export function PayRoute() {
  const [queryClient] = useState(createQueryClient);
  const { token } = useParams();
  const [search] = useSearchParams();
  return (
    <QueryClientProvider client={queryClient}>
      <PayPage token={token ?? null} isCanceled={search.get("cancelled") === "true"} />
    </QueryClientProvider>
  );
}
