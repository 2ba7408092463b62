import type { Endpoint, EndpointBody, EndpointOutput, EndpointQuery } from "@plumbline/contract/endpoint";

import { ApiError } from "./api-error.ts";
import { jsonOf, refusal } from "./read-answer.ts";

const ANSWER_TIMEOUT_MS = 20_000;
const PDF_TIMEOUT_MS = 60_000;

type Values = Record<string, string | number | undefined>;

/** What one call of endpoint `E` needs; method, path and auth are checked against the contract's literals. */
export interface Call<E extends Endpoint> {
  method: E["method"];
  path: E["path"];
  auth: E["auth"];
  params?: Record<string, string>;
  query?: EndpointQuery<E>;
  body?: EndpointBody<E>;
  signal?: AbortSignal;
}

/** What the client needs from the session: the token to send, and to be told when the server refuses it. */
export interface TokenSource {
  read: () => string | null;
  refused: (message: string, token: string) => void;
}

let tokens: TokenSource = { read: () => null, refused: () => undefined };

/** Connects the client to the session store. Called once at the start. */
export function takeTokensFrom(source: TokenSource): void {
  tokens = source;
}

function addressOf(path: string, params: Record<string, string>, query: object | undefined): string {
  const filled = path.replaceAll(/:(\w+)/gu, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Values)) {
    if (value !== undefined && value !== "") search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function withTimeout(signal: AbortSignal | undefined, ms: number): AbortSignal | null {
  if (ms === Infinity) return signal ?? null;
  const timeout = AbortSignal.timeout(ms);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

async function send(call: Call<Endpoint>, accept: string, timeoutMs: number): Promise<Response> {
  const headers: Record<string, string> = { Accept: accept };
  const token = call.auth === "bearer" ? tokens.read() : null;
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (call.body !== undefined) headers["Content-Type"] = "application/json";
  const response = await fetch(addressOf(call.path, call.params ?? {}, call.query), {
    method: call.method,
    headers,
    body: call.body === undefined ? null : JSON.stringify(call.body),
    signal: withTimeout(call.signal, timeoutMs),
    credentials: "omit",
    cache: "no-store",
  });
  if (response.status === 401 && token) {
    const { message } = await refusal(response.clone());
    tokens.refused(message, token);
  }
  return response;
}

/** A failed fetch says little; this tells a deadline and a lost connection apart and lets the rest through. */
function asApiError(error: unknown, signal: AbortSignal | undefined): unknown {
  if (error instanceof ApiError || signal?.aborted) return error;
  if (error instanceof DOMException && error.name === "TimeoutError") {
    return new ApiError("The server took too long to answer.", { kind: "timeout" });
  }
  return new ApiError("The server could not be reached.", { kind: "offline" });
}

/** Calls a JSON endpoint; throws `ApiError` for everything but success. */
export async function callJson<E extends Endpoint>(call: Call<E>): Promise<EndpointOutput<E>> {
  try {
    const response = await send(call, "application/json", ANSWER_TIMEOUT_MS);
    return asOutput<E>(await jsonOf(response));
  } catch (error) {
    throw asApiError(error, call.signal);
  }
}

/** The server validates its answers against the contract, so a successful one has the endpoint's shape. */
function asOutput<E extends Endpoint>(value: Record<string, unknown>): EndpointOutput<E> {
  return value as EndpointOutput<E>;
}

/** Words for a failure the server says nothing about, with or without the HTTP status. */
type Fallback = string | ((status: number) => string);

/** Fetches a PDF; `words` are shown where the server sends none. */
export function callPdf<E extends Endpoint>(call: Call<E>, words: Fallback): Promise<Blob> {
  return callFile(call, words, { type: "application/pdf", timeoutMs: PDF_TIMEOUT_MS });
}

/** Fetches a picture; `words` are shown where the server sends none. */
export function callPicture<E extends Endpoint>(call: Call<E>, words: Fallback): Promise<Blob> {
  return callFile(call, words, { type: "image/webp", timeoutMs: ANSWER_TIMEOUT_MS });
}

/** Fetches a ZIP file, which may be large; `words` are shown where the server sends none. */
export function callZip<E extends Endpoint>(call: Call<E>, words: Fallback): Promise<Blob> {
  return callFile(call, words, { type: "application/zip", timeoutMs: Infinity });
}

/** Fetches a file of a media type the caller chose; `words` are shown where the server sends none. */
export function callExport<E extends Endpoint>(call: Call<E>, type: string, words: Fallback): Promise<Blob> {
  return callFile(call, words, { type, timeoutMs: PDF_TIMEOUT_MS });
}

async function callFile<E extends Endpoint>(
  call: Call<E>,
  words: Fallback,
  { type, timeoutMs }: { type: string; timeoutMs: number },
): Promise<Blob> {
  try {
    const response = await send(call, type, timeoutMs);
    const fallback = typeof words === "string" ? words : words(response.status);
    if (!response.ok) throw await refusal(response, fallback);
    const isRight = response.headers.get("Content-Type")?.startsWith(type);
    if (!isRight) throw new ApiError(fallback, { kind: "not-json", status: response.status });
    return await response.blob();
  } catch (error) {
    throw asApiError(error, call.signal);
  }
}

/**
 * Opens a stream of server-sent events. It has no deadline: whoever reads it knows how long silence may last and
 * aborts the call's signal.
 */
export async function callStream<E extends Endpoint>(call: Call<E>): Promise<ReadableStream<Uint8Array>> {
  try {
    const response = await send(call, "text/event-stream", Infinity);
    if (!response.ok) throw await refusal(response);
    const isStream = response.headers.get("Content-Type")?.startsWith("text/event-stream");
    if (isStream && response.body) return response.body;
    throw new ApiError("No stream came.", { kind: "not-json", status: response.status });
  } catch (error) {
    throw asApiError(error, call.signal);
  }
}
