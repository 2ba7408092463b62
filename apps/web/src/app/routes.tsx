import { createBrowserRouter, replace, type RouteObject } from "react-router";

import { onSessionChange } from "#session/session.ts";

import { requireNoSession, requireSession } from "./guard.ts";
import { legalRoutes } from "./legal-routes.tsx";
import { LOGIN_TITLE } from "./page-title.ts";
import {
  loadAcceptInviteRoute,
  loadAccountPage,
  loadAuditHistoryPage,
  loadBillingPage,
  loadDashboardPage,
  loadFixPriorityPage,
  loadLoginRoute,
  loadPayRoute,
  loadSignedInLayout,
  loadSupportPage,
  loadTeamPage,
} from "./pages.ts";
import { RootLayout } from "./root-layout.tsx";
import { RouteFailure } from "./route-failure.tsx";
import { Starting } from "./starting.tsx";

const SIGNED_IN = "signed-in";

const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <Starting />,
    children: [
      {
        path: "login",
        middleware: [requireNoSession],
        lazy: loadLoginRoute,
        handle: { title: LOGIN_TITLE },
      },
      {
        path: "pay/:token?",
        lazy: loadPayRoute,
        handle: { title: "Secure payment" },
      },
      {
        path: "accept-invite/:token",
        lazy: loadAcceptInviteRoute,
        handle: { title: "Accept invite" },
      },
      {
        id: SIGNED_IN,
        middleware: [requireSession],
        lazy: loadSignedInLayout,
        children: [
          {
            index: true,
            lazy: loadDashboardPage,
            handle: { title: "Dashboard" },
          },
          {
            path: "audit-history",
            lazy: loadAuditHistoryPage,
            handle: { title: "Audit History" },
          },
          {
            path: "fix-priority",
            lazy: loadFixPriorityPage,
            handle: { title: "Fix Priority" },
          },
          {
            path: "billing",
            lazy: loadBillingPage,
            handle: { title: "Billing" },
          },
          {
            path: "account",
            lazy: loadAccountPage,
            handle: { title: "Account" },
          },
          {
            path: "team",
            lazy: loadTeamPage,
            handle: { title: "Team" },
          },
          {
            path: "support",
            lazy: loadSupportPage,
            handle: { title: "Support" },
          },
        ],
      },
      ...legalRoutes,
      { path: "*", loader: () => replace("/") },
    ],
  },
];

/** The site map as a router that leaves the signed-in pages as soon as the session ends. */
export function createRouter() {
  const router = createBrowserRouter(routes);
  onSessionChange((session) => {
    const isInside = router.state.matches.some(({ route }) => route.id === SIGNED_IN);
    if (session.status === "signed-out" && isInside) {
      void router.navigate("/login", { replace: true });
    }
  });
  return router;
}
