import { recordAct } from "@plumbline/core/platform/audit-log";
import type { FastifyInstance } from "fastify";

/** Notes in the audit log what someone who is logged in asked for and was not allowed, before they are told. */
export function noteRefusals(server: FastifyInstance): void {
  server.addHook("onSend", async (request, reply) => {
    const { signedIn, method, routeOptions } = request;
    if (reply.statusCode !== 403 || signedIn === null) return;
    const details = { method, route: routeOptions.url ?? "", role: signedIn.user.role, address: request.ip };
    await recordAct(signedIn.context, { action: "access.refused", details });
  });
}
