import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";

import { AcceptInvitePage } from "#sign-in/accept-invite-page.tsx";

import { createQueryClient } from "./query-client.ts";

/** The page of an invite as a route, for anybody with its link. */
export function AcceptInviteRoute() {
  const [queryClient] = useState(createQueryClient);
  // A fragment stays in the browser: no server on the way sees it.
  const token = useLocation().hash.slice(1);
  const navigate = useNavigate();
  return (
    <QueryClientProvider client={queryClient}>
      <AcceptInvitePage
        key={token}
        token={token}
        onLoggedIn={async (path) => navigate(path, { replace: true })}
      />
    </QueryClientProvider>
  );
}
