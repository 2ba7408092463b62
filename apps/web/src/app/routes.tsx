import { createBrowserRouter, replace, type RouteObject } from "react-router";

import { onSessionChange } from "#session/session.ts";

import { enterLinkedOrganization, requireNoSession, requireSession, takeTokenOutOfPath } from "./guard.ts";
import { legalRoutes } from "./legal-routes.tsx";
import { LOGIN_TITLE } from "./page-title.ts";
import {
  acceptInvitePage,
  accountPage,
  auditHistoryPage,
  billingPage,
  conformancePage,
  dashboardPage,
  fixPriorityPage,
  letterPage,
  loadSignedInLayout,
  loginPage,
  payPage,
  supportPage,
  teamPage,
  thirdPartiesPage,
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
        lazy: loginPage.route,
        handle: { title: LOGIN_TITLE },
      },
      {
        path: "pay/:token?",
        lazy: payPage.route,
        handle: { title: "Secure payment" },
      },
      {
        path: "accept-invite/:token?",
        middleware: [takeTokenOutOfPath],
        lazy: acceptInvitePage.route,
        handle: { title: "Accept invite" },
      },
      {
        id: SIGNED_IN,
        middleware: [requireSession, enterLinkedOrganization],
        lazy: loadSignedInLayout,
        children: [
          {
            index: true,
            lazy: dashboardPage.route,
            handle: { title: "Dashboard" },
          },
          {
            path: "audit-history",
            lazy: auditHistoryPage.route,
            handle: { title: "Audit History" },
          },
          {
            path: "audit-history/letter-of-intent",
            lazy: letterPage.route,
            handle: { title: "Letter of intent" },
          },
          {
            path: "audit-history/conformance-report",
            lazy: conformancePage.route,
            handle: { title: "Conformance report" },
          },
          {
            path: "audit-history/third-parties",
            lazy: thirdPartiesPage.route,
            handle: { title: "Third parties and cookies" },
          },
          {
            path: "fix-priority",
            lazy: fixPriorityPage.route,
            handle: { title: "Fix Priority" },
          },
          {
            path: "billing",
            lazy: billingPage.route,
            handle: { title: "Billing" },
          },
          {
            path: "account",
            lazy: accountPage.route,
            handle: { title: "Account" },
          },
          {
            path: "team",
            lazy: teamPage.route,
            handle: { title: "Team" },
          },
          {
            path: "support",
            lazy: supportPage.route,
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
