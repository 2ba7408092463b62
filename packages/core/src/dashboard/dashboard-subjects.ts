import type { OrganizationContext } from "#platform/context.ts";
import type { Subject } from "#platform/kept-answers.ts";

type Scope = Pick<OrganizationContext, "organization" | "clock">;

const QUARTER_MS = 15 * 60 * 1000;

/**
 * Names the dashboard as it is this quarter of an hour: the dates of the next scans in it change at midnight, which
 * comes at a full quarter in every zone.
 */
export function dashboardKey({ organization, clock }: Scope): string {
  return `${organization.id} ${Math.floor(clock.now().getTime() / QUARTER_MS)}`;
}

/**
 * Everything of the organization that the dashboard and the lists of issues, causes and reports read, as what signals
 * tell of. The tables behind each are in the migrations. People's names are not among it.
 */
export function dashboardSubjects({ organization }: Scope): Subject[] {
  return [`organization ${organization.id}`, `dashboard ${organization.id}`];
}
