import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";

import { dialChecked } from "#egress/dial.ts";
import { EgressError, toEgressError } from "#egress/egress-error.ts";
import { FailureMemory } from "#egress/failure-memory.ts";
import { forwardRequest } from "#egress/forward-request.ts";
import { checkUrl, portOf, type EgressPolicy } from "#egress/policy.ts";
import { joinWithLimits } from "#egress/tunnel.ts";

/** The proxy all of a browser's traffic goes through. */
export interface GuardingProxy {
  /** `http://127.0.0.1:port` for `--proxy-server`. */
  url: string;
  /** The last failure of this address's host and port; null when it was reached since, or never asked for. */
  failureOf(address: string): EgressError | null;
  close(): Promise<void>;
}

/** Bytes one connection may carry before it is cut. */
const CONNECTION_BYTES = 64 * 1024 * 1024;

/** Shorter than the five seconds after which many servers hang up on an idle connection. */
const IDLE_CONNECTION_MS = 4000;

/**
 * Starts a loopback HTTP proxy that dials only what the policy allows. Chromium cannot tell a refusal from a
 * dead host, so the proxy keeps the reason of each.
 */
export async function startGuardingProxy(policy: EgressPolicy): Promise<GuardingProxy> {
  const failures = new FailureMemory();
  const sockets = new Set<Duplex>();
  const agent = new http.Agent({ keepAlive: true, timeout: IDLE_CONNECTION_MS });
  const server = http.createServer({ maxHeaderSize: 64 * 1024 });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
  });
  server.on("clientError", (_error, socket) => socket.destroy());
  server.on("request", (request, response) => {
    void answer(request, response, { policy, failures, agent });
  });
  server.on("connect", (request, client, head) => {
    void tunnel({ target: request.url ?? "", client, head }, policy, failures);
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", reject);
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  return {
    url: `http://127.0.0.1:${listeningPort(server)}`,
    failureOf: (address) => failures.of(address),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      agent.destroy();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  context: { policy: EgressPolicy; failures: FailureMemory; agent: http.Agent },
): Promise<void> {
  const address = request.url ?? "";
  // Taken now: once an answer has ended, the request no longer knows its socket.
  const client = request.socket;
  try {
    const url = checkUrl(context.policy, address);
    await forwardRequest(request, response, { ...context, url, maxBytes: CONNECTION_BYTES });
    context.failures.clear(address);
  } catch (error) {
    const clientLeft = client.destroyed && !(error instanceof EgressError);
    if (!clientLeft) {
      context.failures.note(address, toEgressError(error, URL.parse(address)?.hostname ?? address));
    }
    // An error page of ours would look like the site's own: end the connection without an answer.
    client.destroy();
  }
}

async function tunnel(
  { target, client, head }: { target: string; client: Duplex; head: Buffer },
  policy: EgressPolicy,
  failures: FailureMemory,
): Promise<void> {
  const address = `https://${target}`;
  client.on("error", () => client.destroy());
  try {
    const url = checkUrl(policy, address);
    const upstream = await dialChecked(url.hostname, portOf(url), policy);
    upstream.on("error", () => upstream.destroy());
    failures.clear(address);
    client.write("HTTP/1.1 200 Connection established\r\n\r\n");
    if (head.length > 0) upstream.write(head);
    joinWithLimits(client, upstream, CONNECTION_BYTES);
  } catch (error) {
    failures.note(address, toEgressError(error, target));
    client.end("HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
  }
}

function listeningPort(server: http.Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy does not listen.");
  return (address satisfies AddressInfo).port;
}
