import { createBrowserRouter, replace, type RouteObject } from "react-router";
import { RouterProvider } from "react-router/dom";

import { ClientPage } from "#ops/client-page.tsx";
import { ClientsPage } from "#ops/clients-page.tsx";
import { FailuresPage } from "#ops/failures-page.tsx";
import { MailsPage } from "#ops/mails-page.tsx";
import { startOpsSession } from "#ops/ops-session.ts";
import { OverviewPage } from "#ops/overview-page.tsx";
import { PaymentsPage } from "#ops/payments-page.tsx";
import { QueuePage } from "#ops/queue-page.tsx";

import { OpsLayout } from "./ops-layout.tsx";
import { RouteFailure } from "./route-failure.tsx";
import type { Show } from "./screen.tsx";

const routes: RouteObject[] = [
  {
    path: "/ops",
    Component: OpsLayout,
    errorElement: <RouteFailure />,
    children: [
      { index: true, Component: OverviewPage, handle: { title: "Overview" } },
      { path: "clients", Component: ClientsPage, handle: { title: "Clients" } },
      { path: "clients/:id", Component: ClientPage, handle: { title: "Client" } },
      { path: "queue", Component: QueuePage, handle: { title: "Queue and workers" } },
      { path: "failures", Component: FailuresPage, handle: { title: "Failures" } },
      { path: "mails", Component: MailsPage, handle: { title: "Emails" } },
      { path: "payments", Component: PaymentsPage, handle: { title: "Payments" } },
      { path: "*", loader: () => replace("/ops") },
    ],
  },
];

/** The operator's page, with sessions of its own. */
export function showOps(show: Show): void {
  startOpsSession();
  show(<RouterProvider router={createBrowserRouter(routes)} />);
}
