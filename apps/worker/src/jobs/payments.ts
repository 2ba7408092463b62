import { workPaymentEvent } from "@plumbline/core/billing/events/work-payment-event";
import { runPaymentAct } from "@plumbline/core/billing/payment-acts/run-payment-act";
import { billingRound } from "@plumbline/core/billing/rounds/billing-round";
import { queueReconciliation, reconcileClient } from "@plumbline/core/billing/rounds/reconcile-all";
import { contextFor, type Services } from "@plumbline/core/platform/context";
import { deliverSandboxEvent } from "@plumbline/core/platform/payments/sandbox/deliver-events";
import { passTime } from "@plumbline/core/platform/payments/sandbox/pass-time";
import type { Job, Queue } from "@plumbline/core/platform/queue";

/** Events and acts a worker works on side by side. */
const AT_ONCE = 4;
/** When it is looked what is due; a round that was lost is made up for by the next. */
const BILLING_ROUNDS = "*/10 * * * *";
const SANDBOX_ROUNDS = "* * * * *";
/** Each morning (UTC), before the day begins in America. */
const RECONCILIATION = "30 8 * * *";

/** Takes up everything that concerns payments. */
export async function workPayments(services: Services): Promise<void> {
  const { queue } = services;
  await queue.work(
    "payment-event",
    async ({ payload }) => {
      const outcome = await workPaymentEvent(services, payload.eventId);
      services.metrics.paymentEvents.inc({ outcome });
    },
    AT_ONCE,
  );
  await queue.work("payment-act", (job) => runAct(services, job), AT_ONCE);
  await queue.work("billing-round", async () => runBillingRound(services));
  await queue.work("reconciliation", async () => void (await queueReconciliation(services)));
  await queue.work("reconcile-customer", (job) => reconcile(services, job), AT_ONCE);
  await queue.work("sandbox-round", async () => runSandboxRound(services));
  await queue.work("sandbox-delivery", (job) => deliver(services, job), AT_ONCE);
  await reportAbandoned(services, queue);
  await queue.schedule("billing-round", BILLING_ROUNDS, {});
  await queue.schedule("reconciliation", RECONCILIATION, {});
  if (services.payments.name === "sandbox") await queue.schedule("sandbox-round", SANDBOX_ROUNDS, {});
}

async function runAct(services: Services, { payload }: Job<"payment-act">): Promise<void> {
  await runPaymentAct(contextFor(services, payload.organizationId), payload.actId);
}

async function runBillingRound(services: Services): Promise<void> {
  const done = await billingRound(services);
  const isIdle = Object.values(done).every((count) => count === 0);
  if (!isIdle) services.log.info(done, "A billing round was made");
}

async function reconcile(services: Services, { payload }: Job<"reconcile-customer">): Promise<void> {
  const { organizationId } = payload;
  const corrected = await reconcileClient(contextFor(services, organizationId));
  if (corrected.length > 0) services.log.warn({ organizationId, corrected }, "An account was corrected");
}

async function runSandboxRound(services: Services): Promise<void> {
  if (services.payments.name !== "sandbox") return;
  const happened = await passTime(services);
  if (happened > 0)
    services.log.info({ happened }, "The sandbox renewed subscriptions or tried payments again");
}

async function deliver(services: Services, { payload }: Job<"sandbox-delivery">): Promise<void> {
  if (services.payments.name === "sandbox") await deliverSandboxEvent(services, payload.eventId);
}

/** Says what was given up. All but the sandbox's events are taken up again by a later round. */
async function reportAbandoned({ log }: Services, queue: Queue): Promise<void> {
  await queue.onAbandoned("payment-event", async ({ payload }) =>
    log.error(payload, "A payment event was given up for now; the billing round queues it again"),
  );
  await queue.onAbandoned("payment-act", async ({ payload }) =>
    log.error(
      payload,
      "An act at the payment provider was given up for now; the billing round queues it again",
    ),
  );
  await queue.onAbandoned("reconcile-customer", async ({ payload }) =>
    log.error(payload, "An account could not be read back; it is tried again tomorrow"),
  );
  await queue.onAbandoned("sandbox-delivery", async ({ payload }) =>
    log.error(payload, "An event of the sandbox could not be delivered"),
  );
  for (const name of ["billing-round", "reconciliation", "sandbox-round"] as const) {
    await queue.onAbandoned(name, async () =>
      log.error({ job: name }, "A round failed; the next one makes up for it"),
    );
  }
}
