import type { OrganizationContext } from "#platform/context.ts";
import type { Subject } from "#platform/kept-answers.ts";

type Scope = Pick<OrganizationContext, "organization" | "clock">;

/** Names the dashboard as it is today: the dates of the next scans in it change at midnight (UTC). */
export function dashboardKey({ organization, clock }: Scope): string {
  return `${organization.id} ${clock.now().toISOString().slice(0, 10)}`;
}

/** Everything `readDashboard` reads, as what signals tell of. The tables behind each are in the migrations. */
export function dashboardSubjects({ organization }: Scope): Subject[] {
  return [`organization ${organization.id}`, `dashboard ${organization.id}`];
}
