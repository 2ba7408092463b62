import {
  opsListClients,
  opsReadClient,
  opsReconcileClient,
  opsResumeClient,
  opsScanClient,
  opsSuspendClient,
} from "@plumbline/contract/ops-clients";
import { opsListFailureGroups, opsListFailures, opsRetryFailure } from "@plumbline/contract/ops-failures";
import { opsListMails } from "@plumbline/contract/ops-mails";
import { opsOverview } from "@plumbline/contract/ops-overview";
import { opsDecideRefund, opsListPaymentEvents, opsReadPayments } from "@plumbline/contract/ops-payments";
import { opsReadQueue } from "@plumbline/contract/ops-queue";
import { reconcileClient } from "@plumbline/core/billing/rounds/reconcile-all";
import { scanClient } from "@plumbline/core/clients/scan-client";
import { resumeClient, suspendClient } from "@plumbline/core/clients/suspend-client";
import { requireOperatorsConfirmation } from "@plumbline/core/operators/confirm-operator";
import { decideOpsRefund } from "@plumbline/core/ops/decide-ops-refund";
import { listFailureGroups, listFailures } from "@plumbline/core/ops/list-failures";
import { listMails } from "@plumbline/core/ops/list-mails";
import { listOpsClients } from "@plumbline/core/ops/list-ops-clients";
import { readOpsClient } from "@plumbline/core/ops/read-ops-client";
import { readOverview } from "@plumbline/core/ops/read-overview";
import { listPaymentEvents, readPayments } from "@plumbline/core/ops/read-payments";
import { readQueue } from "@plumbline/core/ops/read-queue";
import { requireClient } from "@plumbline/core/ops/require-client";
import { retryFailure } from "@plumbline/core/ops/retry-failure";
import type { Services } from "@plumbline/core/platform/context";
import type { FastifyInstance } from "fastify";

import { addOperatorRoute, success } from "#server/add-route.ts";

/** The operator's page: what needs them, clients, queue, failures, mails, payments. */
export function addOpsRoutes(server: FastifyInstance, services: Services): void {
  addOperatorRoute(server, services, opsOverview, async ({ context }) =>
    success({ data: await readOverview(context) }),
  );

  addOperatorRoute(server, services, opsReadQueue, async ({ context }) =>
    success({ data: await readQueue(context) }),
  );

  addOperatorRoute(server, services, opsListMails, async ({ context }, { query }) =>
    success({ data: await listMails(context, query) }),
  );

  addClients(server, services);
  addFailures(server, services);
  addPayments(server, services);
}

function addClients(server: FastifyInstance, services: Services): void {
  addOperatorRoute(server, services, opsListClients, async ({ context }, { query }) =>
    success({ data: await listOpsClients(context, query) }),
  );

  addOperatorRoute(server, services, opsReadClient, async ({ context }, { params }) =>
    success({ data: { client: await readOpsClient(context, params.id) } }),
  );

  addOperatorRoute(server, services, opsScanClient, async ({ context }, { params }) =>
    success({ data: await scanClient(await requireClient(context, params.id)) }),
  );

  addOperatorRoute(server, services, opsSuspendClient, async ({ context }, { params, body }) => {
    const client = await requireClient(context, params.id);
    await requireOperatorsConfirmation(context);
    await suspendClient(client, body.reason);
    return success({});
  });

  addOperatorRoute(server, services, opsResumeClient, async ({ context }, { params }) => {
    const client = await requireClient(context, params.id);
    await requireOperatorsConfirmation(context);
    await resumeClient(client);
    return success({});
  });

  addOperatorRoute(server, services, opsReconcileClient, async ({ context }, { params }) => {
    const corrected = await reconcileClient(await requireClient(context, params.id));
    return success({ data: { corrected } });
  });
}

function addFailures(server: FastifyInstance, services: Services): void {
  addOperatorRoute(server, services, opsListFailureGroups, async ({ context }) =>
    success({ data: await listFailureGroups(context) }),
  );

  addOperatorRoute(server, services, opsListFailures, async ({ context }, { params, query }) =>
    success({ data: await listFailures(context, { ...params, ...query }) }),
  );

  addOperatorRoute(server, services, opsRetryFailure, async ({ context }, { params }) => {
    await retryFailure(context, params);
    return success({});
  });
}

function addPayments(server: FastifyInstance, services: Services): void {
  addOperatorRoute(server, services, opsReadPayments, async ({ context }) =>
    success({ data: await readPayments(context) }),
  );

  addOperatorRoute(server, services, opsListPaymentEvents, async ({ context }, { query }) =>
    success({ data: await listPaymentEvents(context, query) }),
  );

  addOperatorRoute(server, services, opsDecideRefund, async ({ context }, { params, body }) => {
    await requireOperatorsConfirmation(context);
    await decideOpsRefund(context, params.id, body);
    return success({});
  });
}
