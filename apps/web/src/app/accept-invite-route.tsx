import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";

import { AcceptInvitePage } from "#sign-in/accept-invite-page.tsx";

import { createQueryClient } from "./query-client.ts";

/** The page of an invite as a route, for anybody with its link. */
export function AcceptInviteRoute() {
  const [queryClient] = useState(createQueryClient);
  const { token } = useParams();
  const navigate = useNavigate();
  return (
    <QueryClientProvider client={queryClient}>
      <AcceptInvitePage token={token ?? ""} onLoggedIn={async (path) => navigate(path, { replace: true })} />
    </QueryClientProvider>
  );
}
