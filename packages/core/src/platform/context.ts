import type { Role } from "@plumbline/contract/auth";

import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/database/connect.ts";
import { actingFor, type OrganizationScope } from "#platform/database/tenancy.ts";
import type { Log } from "#platform/log.ts";
import type { Metrics } from "#platform/metrics/metrics.ts";
import type { PaymentProvider } from "#platform/payments/payment-provider.ts";
import type { Queue } from "#platform/queue.ts";
import type { Signals } from "#platform/signals.ts";
import type { Storage } from "#platform/storage.ts";
import type { Tracing } from "#platform/tracing/tracing.ts";

/** What every use case may need of the outside world. */
export interface Services {
  readonly config: Config;
  readonly db: Database;
  readonly queue: Queue;
  readonly signals: Signals;
  readonly storage: Storage;
  readonly payments: PaymentProvider;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
}

/** An operator who is signed in at `/ops`. */
export interface SignedInOperator {
  readonly operatorId: string;
  readonly sessionId: string;
  /** Network address they act from. */
  readonly address: string;
}

/** Who acts: a signed-in person, the operator at the command line or signed in at `/ops`, or the product itself. */
export type Actor =
  | { readonly kind: "user"; readonly userId: string; readonly sessionId: string; readonly role: Role }
  | { readonly kind: "operator"; readonly by?: SignedInOperator }
  | { readonly kind: "system" };

/** First argument of every use case on a client's data. */
export interface OrganizationContext extends Services, OrganizationScope {
  readonly actor: Actor;
}

/** A context in which a signed-in person acts. */
export interface UserContext extends OrganizationContext {
  readonly actor: Extract<Actor, { kind: "user" }>;
}

/** A context in which an operator acts who is signed in at `/ops`: for no organization yet. */
export interface OperatorContext extends Services {
  readonly operator: SignedInOperator;
}

/** Context in which a signed-in operator acts for one organization. */
export function onBehalfOf(services: OperatorContext, organizationId: string): OrganizationContext {
  return contextFor(services, organizationId, { kind: "operator", by: services.operator });
}

/** Context of a job or a command: the product or its operator acts for one organization. */
export function contextFor(
  services: Services,
  organizationId: string,
  actor: Exclude<Actor, { kind: "user" }> = { kind: "system" },
): OrganizationContext {
  return { ...services, organization: { id: actingFor(organizationId) }, actor };
}

/**
 * Runs `act` in one transaction: its context's `db` is the transaction, which an error rolls back. It has one connection,
 * so `act` awaits each query before the next; what reads several at once belongs after the transaction.
 */
export async function inTransaction<C extends { readonly db: Database }, T>(
  context: C,
  act: (context: C) => Promise<T>,
): Promise<T> {
  return context.db.transaction((db) => act({ ...context, db }));
}
