import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import { AppError } from "@plumbline/core/platform/app-error";
import type { Config } from "@plumbline/core/platform/config";
import { networkOf } from "@plumbline/core/sign-in/throttle";
import type { FastifyInstance } from "fastify";

const CALLS_PER_MINUTE = 600;
const MAX_EVENT_LOOP_DELAY_MS = 3000;

/** Response headers, a ceiling on calls for each address, and refusal of work while overloaded. */
export async function addSecurity(server: FastifyInstance, config: Config): Promise<void> {
  const isHttps = config.server.publicUrl.startsWith("https:");
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(isHttps) },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // Browsers ignore it, with a warning in the console, on addresses without TLS.
    crossOriginOpenerPolicy: isHttps ? { policy: "same-origin" } : false,
    originAgentCluster: isHttps,
    frameguard: { action: "deny" },
    referrerPolicy: { policy: "same-origin" },
  });
  server.addHook("onSend", async (_request, reply) => {
    reply.header("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=()");
  });
  await server.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    pressureHandler: () => {
      throw new AppError("server.busy");
    },
  });
  if (!config.api.isRateLimited) return;
  await server.register(rateLimit, {
    max: CALLS_PER_MINUTE,
    timeWindow: "1 minute",
    keyGenerator: (request) => networkOf(request.ip),
    allowList: (request) => !request.url.startsWith("/api/"),
    errorResponseBuilder: () => new AppError("request.too-many"),
  });
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
