import { randomUUID } from "node:crypto";

import compress from "@fastify/compress";
import type { OpenServices } from "@plumbline/core/platform/services";
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";

import { addDocs } from "#docs/docs.routes.ts";
import { openExporter } from "#exports/make-export.ts";
import { addOutbox } from "#outbox/outbox.routes.ts";
import { addAccountRoutes } from "#routes/account.routes.ts";
import { addAuthRoutes } from "#routes/auth.routes.ts";
import { addBillingRoutes } from "#routes/billing.routes.ts";
import { addDashboardRoutes } from "#routes/dashboard.routes.ts";
import { addFixGuidanceRoutes } from "#routes/fix-guidance.routes.ts";
import { addIssueGroupRoutes } from "#routes/issue-groups.routes.ts";
import { addIssueRoutes } from "#routes/issues.routes.ts";
import { addLiveRoutes } from "#routes/live.routes.ts";
import { addNotificationRoutes } from "#routes/notifications.routes.ts";
import { addOpsRoutes } from "#routes/ops.routes.ts";
import { addOpsSessionRoutes } from "#routes/ops-session.routes.ts";
import { addPaymentRoutes } from "#routes/payment.routes.ts";
import { addPrivacyInventoryRoutes } from "#routes/privacy-inventory.routes.ts";
import { addReportRoutes } from "#routes/reports.routes.ts";
import { addStatementRoutes } from "#routes/statements.routes.ts";
import { addSupportRoutes } from "#routes/support.routes.ts";
import { addTeamRoutes } from "#routes/team.routes.ts";
import { addTwoFactorRoutes } from "#routes/two-factor.routes.ts";
import { addWebhookRoute } from "#routes/webhook.routes.ts";
import { addSandboxPages } from "#sandbox/hosted-page.routes.ts";
import { answerBrokenRequest, replyWithError, useErrorEnvelope } from "#server/errors.ts";
import { exactSerializerCompiler } from "#server/exact-serializer.ts";
import { addHealth } from "#server/health.ts";
import { logRequests, nameRequests } from "#server/log-requests.ts";
import { measureRequests } from "#server/measure-requests.ts";
import { noteRefusals } from "#server/note-refusals.ts";
import { readJsonBodies } from "#server/read-json-bodies.ts";
import { refuseBrokenText } from "#server/refuse-broken-text.ts";
import { addSecurity } from "#server/security.ts";
import { addWebApp } from "#server/web-app.ts";
import { addUnsubscribe } from "#unsubscribe/unsubscribe.routes.ts";

const BODY_LIMIT_BYTES = 100_000;
const REQUEST_TIMEOUT_MS = 30_000;

/** Tests have held what routes answer to the contract. */
const serializeAsGiven = () => (data: unknown) => JSON.stringify(data);

export interface ServerDependencies {
  services: Omit<OpenServices, "close">;
  /** Folder the client was built into; null serves the API alone. */
  clientFolder: string | null;
  /** Whether answers are checked against the contract too: in tests and development. */
  validatesOutput: boolean;
}

/** The HTTP server with everything in place, not yet listening. */
export async function buildServer(dependencies: ServerDependencies): Promise<FastifyInstance> {
  const { services, clientFolder, validatesOutput } = dependencies;
  const { config } = services;
  // As the interface Fastify asks for, so that the server has the type its plugins expect.
  const logger: FastifyBaseLogger = services.log;
  const server = Fastify({
    loggerInstance: logger,
    genReqId: () => randomUUID(),
    // Each line has the id of its request anyway, see `nameRequests`.
    childLoggerFactory: (log) => log,
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    // Counted from this server outwards; 0 trusts no X-Forwarded-For at all.
    trustProxy: (_address, hop) => hop < config.server.trustedProxies,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: "idle",
    frameworkErrors: replyWithError,
    clientErrorHandler: answerBrokenRequest,
  });
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(validatesOutput ? exactSerializerCompiler : serializeAsGiven);
  server.decorateRequest("signedIn", null);
  server.decorateRequest("operator", null);
  useErrorEnvelope(server);
  nameRequests(server, services.tracing);
  readJsonBodies(server);
  refuseBrokenText(server);
  logRequests(server);
  measureRequests(server, services.metrics);
  noteRefusals(server);
  await addSecurity(server, services);
  await server.register(compress, { threshold: 1024, encodings: ["br", "gzip"] });
  await addDocs(server, config);
  addHealth(server, services);
  addOutbox(server, config);
  await addSandboxPages(server, services);
  await addWebhookRoute(server, services);
  await addUnsubscribe(server, services);
  await server.register(async (api) => {
    const exporter = openExporter();
    api.addHook("onClose", () => exporter.close());
    addAuthRoutes(api, services);
    addTwoFactorRoutes(api, services);
    addAccountRoutes(api, services);
    addDashboardRoutes(api, services);
    addFixGuidanceRoutes(api, services);
    addIssueGroupRoutes(api, services);
    addIssueRoutes(api, services, exporter);
    addLiveRoutes(api, services);
    addNotificationRoutes(api, services);
    addReportRoutes(api, services);
    addPrivacyInventoryRoutes(api, services);
    addPaymentRoutes(api, services);
    addBillingRoutes(api, services, exporter);
    addTeamRoutes(api, services);
    addSupportRoutes(api, services);
    addStatementRoutes(api, services, exporter);
    addOpsRoutes(api, services);
    addOpsSessionRoutes(api, services);
  });
  await addWebApp(server, { folder: clientFolder, brand: config.brand });
  return server;
}
