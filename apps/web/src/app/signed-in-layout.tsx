import { QueryClientProvider } from "@tanstack/react-query";
import { History, LayoutDashboard, ListChecks } from "lucide-react";
import { useState } from "react";
import { Outlet } from "react-router";

import type { NavItem } from "#shell/nav-links.tsx";
import { Shell } from "#shell/shell.tsx";

import { loadAuditHistoryPage, loadDashboardPage, loadFixPriorityPage } from "./pages.ts";
import { createQueryClient } from "./query-client.ts";

const NAV: readonly NavItem[] = [
  { to: "/", label: "Dashboard", Icon: LayoutDashboard, preload: loadDashboardPage },
  { to: "/audit-history", label: "Audit History", Icon: History, preload: loadAuditHistoryPage },
  { to: "/fix-priority", label: "Fix Priority", Icon: ListChecks, preload: loadFixPriorityPage },
];

/** What surrounds every page of someone who is logged in. */
export function SignedInLayout() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Shell nav={NAV}>
        <Outlet />
      </Shell>
    </QueryClientProvider>
  );
}
