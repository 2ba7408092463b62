import { QueryClientProvider } from "@tanstack/react-query";
import {
  CircleUser,
  CreditCard,
  History,
  LayoutDashboard,
  LifeBuoy,
  ListChecks,
  UsersRound,
} from "lucide-react";
import { Suspense, useState } from "react";
import { Outlet } from "react-router";

import { Confirmation } from "#confirmation/confirmation.tsx";
import { LeaveGuard } from "#shell/leave-guard.tsx";
import type { NavItem } from "#shell/nav-links.tsx";
import { useSession } from "#session/session.ts";
import { Shell } from "#shell/shell.tsx";
import type { UserMenuItem } from "#shell/user-block.tsx";
import { lazyPart } from "#ui/late-part.tsx";

import { LiveParts } from "./live-parts.tsx";
import { auditHistoryPage, billingPage, dashboardPage, fixPriorityPage } from "./pages.ts";
import { createQueryClient } from "./query-client.ts";

const NAV: readonly NavItem[] = [
  { to: "/", label: "Dashboard", Icon: LayoutDashboard, preload: dashboardPage.preload },
  { to: "/audit-history", label: "Audit History", Icon: History, preload: auditHistoryPage.preload },
  { to: "/fix-priority", label: "Fix Priority", Icon: ListChecks, preload: fixPriorityPage.preload },
  { to: "/billing", label: "Billing", Icon: CreditCard, preload: billingPage.preload },
];

const USER_MENU: readonly UserMenuItem[] = [
  { to: "/account", label: "Account", Icon: CircleUser },
  { to: "/team", label: "Team", Icon: UsersRound },
  { to: "/support", label: "Support", Icon: LifeBuoy },
];

const RequiredTwoFactor = lazyPart(async () => (await import("./required-two-factor.tsx")).RequiredTwoFactor);

/** What surrounds every page of someone who is logged in. */
export function SignedInLayout() {
  const [queryClient] = useState(createQueryClient);
  const session = useSession();
  if (session.status === "signed-in" && session.user.mustSetUpTwoFactor) {
    return (
      <QueryClientProvider client={queryClient}>
        <Shell nav={[]} userMenu={[]} isBeforeSetup>
          <Suspense>
            <RequiredTwoFactor user={session.user} />
          </Suspense>
        </Shell>
      </QueryClientProvider>
    );
  }
  return (
    <QueryClientProvider client={queryClient}>
      <Shell nav={NAV} userMenu={USER_MENU}>
        <LiveParts />
        <LeaveGuard />
        <Confirmation />
        <Outlet />
      </Shell>
    </QueryClientProvider>
  );
}
