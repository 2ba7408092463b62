import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";

import { z } from "zod";

import { PEER_PARAMETERS, unknownParameter } from "#platform/payments/stripe/peer-parameters.testing.ts";

type Sample = Record<string, unknown>;

const samples = z.object({ resources: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** Where Stripe's sample objects lie beside a checkout of this project, of which they are no part. */
const SAMPLES_FILE = resolve(
  import.meta.dirname,
  "../../../../../../../shared/schemas/stripe-fixtures3.json",
);

/** Stripe's own sample objects (`fixtures3.json` of github.com/stripe/openapi); null where they are absent. */
export function readSamples(): ((kind: string, changes?: Sample) => Sample) | null {
  if (!existsSync(SAMPLES_FILE)) return null;
  const { resources } = samples.parse(JSON.parse(readFileSync(SAMPLES_FILE, "utf8")));
  return (kind, changes = {}) => ({ ...structuredClone(resources[kind]), ...changes });
}

/** A call as it came. */
export interface PeerCall {
  /** E.g. `POST /v1/invoices/:id/pay`. */
  route: string;
  path: string;
  parameters: URLSearchParams;
  idempotencyKey: string | null;
}

export interface PeerAnswer {
  status?: number;
  body: unknown;
}

/** Answers a call; an answer with a status from 400 on is an error. */
export type PeerRoutes = Record<string, (call: PeerCall) => PeerAnswer>;

/** An HTTP server that takes calls as strictly as Stripe does. */
export interface StripePeer {
  url: string;
  calls: PeerCall[];
  /** What the peer answers with; tests change it as they go. */
  routes: PeerRoutes;
  /** Forgets what was called, and under which keys. */
  forget(): void;
  close(): Promise<void>;
}

export const PEER_KEY = "sk_test_peer";

/** Starts a peer that knows the calls the product makes, and no others. */
export async function startStripePeer(version: string): Promise<StripePeer> {
  const peer: Pick<StripePeer, "calls" | "routes"> = { calls: [], routes: {} };
  const kept = new Map<string, { request: string; answer: PeerAnswer }>();
  const server = createServer(async (request, response) => {
    const { status = 200, body } = await answer(request, { peer, kept, version });
    response.writeHead(status, { "content-type": "application/json", "request-id": "req_peer" });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ...peer,
    url: `http://127.0.0.1:${port}`,
    forget: () => {
      peer.calls.length = 0;
      kept.clear();
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

interface Context {
  peer: Pick<StripePeer, "calls" | "routes">;
  kept: Map<string, { request: string; answer: PeerAnswer }>;
  version: string;
}

async function answer(request: IncomingMessage, { peer, kept, version }: Context): Promise<PeerAnswer> {
  const { method = "", headers } = request;
  const url = new URL(request.url ?? "", "http://peer");
  const sent = new URLSearchParams(method === "POST" ? await text(request) : url.search);
  if (headers.authorization !== `Bearer ${PEER_KEY}`) return refusal(401, "api_key_invalid");
  if (headers["stripe-version"] !== version) return refusal(400, "api_version_invalid");
  const route = routeOf(method, url.pathname);
  const allowed = route === null ? undefined : PEER_PARAMETERS[route];
  if (route === null || allowed === undefined) return refusal(404, "url_invalid");
  const unknown = unknownParameter([...sent.keys()], allowed);
  if (unknown !== null) return refusal(400, "parameter_unknown", unknown);
  const key = headers["idempotency-key"]?.toString() ?? null;
  const call: PeerCall = { route, path: url.pathname, parameters: sent, idempotencyKey: key };
  return once(call, kept, () => {
    peer.calls.push(call);
    return peer.routes[route]?.(call) ?? refusal(404, "resource_missing");
  });
}

/** The same key gets the same answer, and is refused with another request. */
function once(
  { idempotencyKey, path, parameters }: PeerCall,
  kept: Context["kept"],
  act: () => PeerAnswer,
): PeerAnswer {
  if (idempotencyKey === null) return act();
  const request = `${path}?${parameters.toString()}`;
  const before = kept.get(idempotencyKey);
  if (before !== undefined)
    return before.request === request ? before.answer : refusal(400, "idempotency_key_in_use");
  const answered = act();
  kept.set(idempotencyKey, { request, answer: answered });
  return answered;
}

/** The route of the API reference that a path is of. */
function routeOf(method: string, path: string): string | null {
  const exact = `${method} ${path}`;
  if (exact in PEER_PARAMETERS) return exact;
  const routes = Object.keys(PEER_PARAMETERS).filter((route) => route.includes(":id"));
  return routes.find((route) => new RegExp(`^${route.replace(":id", "[^/]+")}$`, "u").test(exact)) ?? null;
}

/** An error as Stripe answers it. */
export function refusal(status: number, code: string, param?: string): PeerAnswer {
  const type = status === 402 ? "card_error" : "invalid_request_error";
  return { status, body: { error: { type, code, message: `Refused: ${code}`, ...(param && { param }) } } };
}

/** A list as Stripe answers it. */
export function list(data: readonly unknown[]): PeerAnswer {
  return { body: { object: "list", data, has_more: false, url: "/v1/list" } };
}
