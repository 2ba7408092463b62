import type * as auth from "./auth.ts";
import type * as billing from "./billing.ts";
import type * as businessFigures from "./business-figures.ts";
import type * as confirmation from "./confirmation.ts";
import type * as conformanceReports from "./conformance-reports.ts";
import type * as dashboard from "./dashboard.ts";
import type * as dataExport from "./data-export.ts";
import type * as fixGuidance from "./fix-guidance.ts";
import type * as invites from "./invites.ts";
import type * as issueExport from "./issue-export.ts";
import type * as issueGroups from "./issue-groups.ts";
import type * as issues from "./issues.ts";
import type * as lettersOfIntent from "./letters-of-intent.ts";
import type * as live from "./live.ts";
import type * as notificationChoices from "./notification-choices.ts";
import type * as notifications from "./notifications.ts";
import type * as opsClients from "./ops-clients.ts";
import type * as opsFailures from "./ops-failures.ts";
import type * as opsMails from "./ops-mails.ts";
import type * as opsOverview from "./ops-overview.ts";
import type * as opsPayments from "./ops-payments.ts";
import type * as opsQueue from "./ops-queue.ts";
import type * as opsSession from "./ops-session.ts";
import type * as ownOrganizations from "./own-organizations.ts";
import type * as passwordReset from "./password-reset.ts";
import type * as payment from "./payment.ts";
import type * as reports from "./reports.ts";
import type * as sessions from "./sessions.ts";
import type * as siteInventory from "./site-inventory.ts";
import type * as support from "./support.ts";
import type * as team from "./team.ts";
import type * as timeZone from "./time-zone.ts";
import type * as twoFactor from "./two-factor.ts";
import type { Endpoint } from "./endpoint.ts";
import type { Route } from "./route.ts";

/** All modules that declare endpoints. Types alone: nothing of them reaches the client's script. */
type Modules = [
  typeof auth,
  typeof billing,
  typeof businessFigures,
  typeof confirmation,
  typeof conformanceReports,
  typeof dashboard,
  typeof dataExport,
  typeof fixGuidance,
  typeof invites,
  typeof issueExport,
  typeof issueGroups,
  typeof issues,
  typeof lettersOfIntent,
  typeof live,
  typeof notificationChoices,
  typeof notifications,
  typeof opsClients,
  typeof opsFailures,
  typeof opsMails,
  typeof opsOverview,
  typeof opsPayments,
  typeof opsQueue,
  typeof opsSession,
  typeof ownOrganizations,
  typeof passwordReset,
  typeof payment,
  typeof reports,
  typeof sessions,
  typeof siteInventory,
  typeof support,
  typeof team,
  typeof timeZone,
  typeof twoFactor,
];

type DeclaredIn<Module> = Module extends object ? Extract<Module[keyof Module], Endpoint> : never;

/** The endpoint declared for a route, found by the route's method and path. */
export type EndpointAt<R extends Route> = Extract<
  DeclaredIn<Modules[number]>,
  { method: R["method"]; path: R["path"] }
>;
