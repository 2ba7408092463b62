import helmet from "@fastify/helmet";
import rateLimit, { type FastifyRateLimitStore } from "@fastify/rate-limit";
import { AppError } from "@plumbline/core/platform/app-error";
import { type CallCounts, openCallCounts } from "@plumbline/core/platform/call-counts";
import type { Services } from "@plumbline/core/platform/context";
import { networkOf } from "@plumbline/core/sign-in/throttle";
import type { FastifyInstance } from "fastify";

import { shedLoad } from "#server/shed-load.ts";

const CALLS_PER_MINUTE = 600;

/** Response headers, a ceiling on calls for each address, and refusal of work while overloaded. */
export async function addSecurity(server: FastifyInstance, services: Services): Promise<void> {
  const { config } = services;
  const isHttps = config.server.publicUrl.startsWith("https:");
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(isHttps) },
    strictTransportSecurity: isHttps
      ? { maxAge: 63_072_000, includeSubDomains: true, preload: config.security.asksForPreload }
      : false,
    // Browsers ignore it, with a warning in the console, on addresses without TLS.
    crossOriginOpenerPolicy: isHttps ? { policy: "same-origin" } : false,
    originAgentCluster: isHttps,
    frameguard: { action: "deny" },
    referrerPolicy: { policy: "same-origin" },
  });
  server.addHook("onSend", async (_request, reply) => {
    reply.header("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=()");
  });
  await shedLoad(server);
  if (config.api.isRateLimited) await limitCalls(server, services);
}

/** By the route a call matched, never by its text: one address can be written in many ways. */
async function limitCalls(server: FastifyInstance, services: Services): Promise<void> {
  const counts = openCallCounts(services);
  server.addHook("onClose", async () => counts.close());
  await server.register(rateLimit, {
    max: CALLS_PER_MINUTE,
    timeWindow: "1 minute",
    store: storeOf(counts),
    keyGenerator: (request) => networkOf(request.ip),
    // Files of the built client are the only routes with an extension; opening a page loads many of them.
    allowList: ({ routeOptions }) => /\.\w+$/u.test(routeOptions.url ?? ""),
    errorResponseBuilder: () => new AppError("request.too-many"),
  });
}

function storeOf(counts: CallCounts) {
  return class implements FastifyRateLimitStore {
    incr(caller: string, answer: Parameters<FastifyRateLimitStore["incr"]>[1]): void {
      const { calls, leftMs } = counts.count(caller);
      answer(null, { current: calls, ttl: leftMs });
    }

    /** All routes share one count. */
    child(): this {
      return this;
    }
  };
}

/** No inline scripts or styles, nothing from other hosts, and no one frames the app. */
function contentPolicy(isHttps: boolean) {
  return {
    "default-src": ["'self'"],
    "img-src": ["'self'", "data:", "blob:"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    ...(isHttps ? { "upgrade-insecure-requests": [] } : {}),
  };
}
