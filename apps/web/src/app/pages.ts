import type { ComponentType } from "react";

import { orLate } from "#ui/late-part.tsx";

/** A page whose code is loaded with its first visit, or when somebody is about to go there. */
interface Page {
  /** As the router asks for it: where the code cannot be had, what surrounds the page stays. */
  route: () => Promise<{ Component: ComponentType }>;
  /** Fetches the code ahead; throws where it cannot be had. */
  preload: () => Promise<unknown>;
}

function page(load: () => Promise<ComponentType>): Page {
  return { route: async () => ({ Component: await orLate(load, "page") }), preload: load };
}

export const loginPage = page(async () => (await import("./login-route.tsx")).LoginRoute);
export const payPage = page(async () => (await import("./pay-route.tsx")).PayRoute);
export const acceptInvitePage = page(
  async () => (await import("./accept-invite-route.tsx")).AcceptInviteRoute,
);

export const dashboardPage = page(async () => (await import("#dashboard/dashboard-page.tsx")).DashboardPage);
export const auditHistoryPage = page(
  async () => (await import("#audit-history/audit-history-page.tsx")).AuditHistoryPage,
);
export const letterPage = page(async () => (await import("#statements/letter-page.tsx")).LetterPage);
export const conformancePage = page(
  async () => (await import("#statements/conformance-page.tsx")).ConformancePage,
);
export const thirdPartiesPage = page(
  async () => (await import("#third-parties/third-parties-page.tsx")).ThirdPartiesPage,
);
export const fixPriorityPage = page(
  async () => (await import("#fix-priority/fix-priority-page.tsx")).FixPriorityPage,
);
export const billingPage = page(async () => (await import("#billing/billing-page.tsx")).BillingPage);
export const accountPage = page(async () => (await import("#account/account-page.tsx")).AccountPage);
export const teamPage = page(async () => (await import("#team/team-page.tsx")).TeamPage);
export const supportPage = page(async () => (await import("#support/support-page.tsx")).SupportPage);

/** What surrounds every page of someone who is logged in. */
export async function loadSignedInLayout() {
  return { Component: (await import("./signed-in-layout.tsx")).SignedInLayout };
}
