/** The pages' code, each loaded with its first visit or when somebody is about to go there. */
export async function loadLoginRoute() {
  return { Component: (await import("./login-route.tsx")).LoginRoute };
}

export async function loadPayRoute() {
  return { Component: (await import("./pay-route.tsx")).PayRoute };
}

export async function loadAcceptInviteRoute() {
  return { Component: (await import("./accept-invite-route.tsx")).AcceptInviteRoute };
}

export async function loadSignedInLayout() {
  return { Component: (await import("./signed-in-layout.tsx")).SignedInLayout };
}

export async function loadDashboardPage() {
  return { Component: (await import("#dashboard/dashboard-page.tsx")).DashboardPage };
}

export async function loadAuditHistoryPage() {
  return { Component: (await import("#audit-history/audit-history-page.tsx")).AuditHistoryPage };
}

export async function loadFixPriorityPage() {
  return { Component: (await import("#fix-priority/fix-priority-page.tsx")).FixPriorityPage };
}

export async function loadBillingPage() {
  return { Component: (await import("#billing/billing-page.tsx")).BillingPage };
}

export async function loadAccountPage() {
  return { Component: (await import("#account/account-page.tsx")).AccountPage };
}

export async function loadTeamPage() {
  return { Component: (await import("#team/team-page.tsx")).TeamPage };
}

export async function loadSupportPage() {
  return { Component: (await import("#support/support-page.tsx")).SupportPage };
}
