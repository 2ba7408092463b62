import type { Endpoint, EndpointBody, EndpointOutput, EndpointQuery } from "@plumbline/contract/endpoint";
import type { EndpointAt } from "@plumbline/contract/endpoint-at";
import type { PathParameter, Route } from "@plumbline/contract/route";

import { READERS } from "./answer-readers.ts";
import { ApiError } from "./api-error.ts";
import { refusal, type Words } from "./read-answer.ts";

/** What a call of a route needs: what its endpoint declares, checked by the contract's types. */
export type CallInput<R extends Route> = ParamsOf<R["path"]> &
  QueryOf<EndpointAt<R>> &
  BodyOf<EndpointAt<R>> & {
    signal?: AbortSignal;
    /** Said of a failure about which the server says nothing. */
    words?: Words;
  };

type ParamsOf<Path extends string> = [PathParameter<Path>] extends [never]
  ? unknown
  : { params: Record<PathParameter<Path>, string> };
type QueryOf<E extends Endpoint> =
  EndpointQuery<E> extends undefined ? unknown : { query?: EndpointQuery<E> };
type BodyOf<E extends Endpoint> = EndpointBody<E> extends undefined ? unknown : { body: EndpointBody<E> };

/** What a call of a route answers: its JSON, or a file, or a stream. */
export type CallAnswer<R extends Route> = R["answer"] extends "json"
  ? EndpointOutput<EndpointAt<R>>
  : R["answer"] extends "event-stream"
    ? ReadableStream<Uint8Array>
    : Blob;

/** The parts of any call, whatever its route. */
interface Parts {
  params?: Record<string, string>;
  query?: unknown;
  body?: unknown;
  signal?: AbortSignal;
  words?: Words;
}

/** What the client needs from the session: the token to send, and to be told when the server refuses it. */
export interface TokenSource {
  read: () => string | null;
  refused: (refusal: ApiError, token: string) => void;
  /** The same of something that the person may not do. */
  forbidden?: (refusal: ApiError) => void;
}

let tokens: TokenSource = { read: () => null, refused: () => undefined };

/** Connects the client to the session store. Called once at the start. */
export function takeTokensFrom(source: TokenSource): void {
  tokens = source;
}

/** Calls a route and reads its answer by its kind; throws `ApiError` for everything but success. */
export async function call<const R extends Route>(
  route: R,
  ...[input]: object extends CallInput<R> ? [input?: CallInput<R>] : [input: CallInput<R>]
): Promise<CallAnswer<R>> {
  const parts: Parts = input ?? {};
  const { types, timeoutMs, read } = READERS[route.answer];
  try {
    const response = await send(route, parts, { accept: types.join(", "), timeoutMs });
    if (!response.ok) throw await refusal(response, parts.words);
    return asAnswer<R>(await read(response, { types, words: parts.words }));
  } catch (error) {
    throw asApiError(error, parts);
  }
}

/** The server validates its answers against the contract, so a successful one has the endpoint's shape. */
function asAnswer<R extends Route>(value: unknown): CallAnswer<R> {
  return value as CallAnswer<R>;
}

async function send(
  { method, path, auth }: Route,
  { params = {}, query, body, signal }: Parts,
  { accept, timeoutMs }: { accept: string; timeoutMs: number },
): Promise<Response> {
  const headers: Record<string, string> = { Accept: accept };
  const token = auth === "none" ? null : tokens.read();
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const response = await fetch(addressOf(path, params, query), {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
    signal: withTimeout(signal, timeoutMs),
    credentials: "omit",
    cache: "no-store",
  });
  if (response.status === 401 && token) {
    tokens.refused(await refusal(response.clone()), token);
  }
  if (response.status === 403 && token) tokens.forbidden?.(await refusal(response.clone()));
  return response;
}

function addressOf(path: string, params: NonNullable<Parts["params"]>, query: unknown) {
  const filled = path.replaceAll(/:(\w+)/gu, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = searchOf(query);
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** Queries of the contract are flat: `CallInput` lets nothing else through. */
function searchOf(query: unknown): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, string | number | undefined>)) {
    if (value !== undefined && value !== "") search.set(name, String(value));
  }
  return search;
}

function withTimeout(signal: AbortSignal | undefined, ms: number): AbortSignal | null {
  if (ms === Infinity) return signal ?? null;
  const timeout = AbortSignal.timeout(ms);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

/** A failed fetch says little; this tells a deadline and a lost connection apart and lets the rest through. */
function asApiError(error: unknown, { signal }: Parts): unknown {
  if (error instanceof ApiError || signal?.aborted) return error;
  if (error instanceof DOMException && error.name === "TimeoutError") {
    return new ApiError("The server took too long to answer.", { kind: "timeout" });
  }
  return new ApiError("We can't reach the server.", { kind: "offline" });
}
