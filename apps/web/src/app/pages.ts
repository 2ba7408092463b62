/** The pages' code, each loaded with its first visit or when somebody is about to go there. */
export async function loadLoginRoute() {
  return { Component: (await import("./login-route.tsx")).LoginRoute };
}

export async function loadPayRoute() {
  return { Component: (await import("./pay-route.tsx")).PayRoute };
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
