import type { Config } from "@plumbline/core/platform/config";
import type { FastifyInstance } from "fastify";

const OWN_NAMES = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Origins under which people reach this server: that of its public address and, where that is this machine
 * itself, each of the machine's names with the port listened on. Never taken from a request, which could
 * claim any.
 */
export function ownOrigins(server: FastifyInstance, { server: { publicUrl } }: Config): string[] {
  const { origin, hostname } = new URL(publicUrl);
  if (!OWN_NAMES.includes(hostname)) return [origin];
  const ports = server.addresses().flatMap((bound) => (typeof bound === "string" ? [] : [bound.port]));
  return [
    origin,
    ...ports.flatMap((port) => OWN_NAMES.map((name) => new URL(`http://${name}:${port}`).origin)),
  ];
}

/** The own origin a browser says it came from; the public one where it says none, or a foreign one. */
export function returnOrigin(server: FastifyInstance, config: Config, claimed: string | null): string {
  const origins = ownOrigins(server, config);
  return origins.find((origin) => origin === claimed) ?? new URL(config.server.publicUrl).origin;
}
