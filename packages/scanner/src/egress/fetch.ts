import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { getCACertificates } from "node:tls";

import { ACCEPTED_ENCODINGS, readCapped } from "#egress/decoded-body.ts";
import { EgressError, toEgressError } from "#egress/egress-error.ts";
import { checkedLookup, checkUrl, portOf, type EgressPolicy } from "#egress/policy.ts";
import type { Header, HttpAnswer } from "#evidence/network.ts";

export interface FetchOptions {
  policy: EgressPolicy;
  userAgent: string;
  method?: "GET" | "HEAD" | "POST";
  /** Sent with a POST. */
  body?: string;
  headers?: Readonly<Record<string, string>>;
  /** Redirects followed; 10 by default, 0 to see the first answer. */
  maxRedirects?: number;
  /** Decoded bytes kept of the body; 2 MiB by default. */
  maxBytes?: number;
  /** Milliseconds after the headers, after which what has come of the body is all that is kept. */
  bodyMs?: number;
  /** Milliseconds for the whole journey with its redirects; 15 s by default. */
  timeoutMs?: number;
  signal?: AbortSignal | undefined;
}

/** An answer with its body as bytes. */
export interface RawAnswer extends Omit<HttpAnswer, "body"> {
  body: Buffer;
}

const MAX_REDIRECTS = 10;
const MAX_BYTES = 2 * 1024 * 1024;
const LIMIT_MS = 15_000;

/**
 * One request through the egress policy. Every hop of a redirect is checked again; bodies are decoded
 * and cut to `maxBytes` (`truncated` tells).
 *
 * @throws EgressError with the reason in words; an HTTP error status is an answer and no error
 */
export async function guardedFetch(address: string, options: FetchOptions): Promise<RawAnswer> {
  const limit = AbortSignal.timeout(options.timeoutMs ?? LIMIT_MS);
  const signal = options.signal === undefined ? limit : AbortSignal.any([limit, options.signal]);
  const host = URL.parse(address)?.hostname ?? address;
  try {
    return await follow(address, options, signal);
  } catch (error) {
    if (limit.aborted) throw new EgressError("timeout", `${host} did not answer in time.`, { cause: error });
    if (signal.aborted) throw new EgressError("aborted", "The scan was stopped.", { cause: error });
    throw toEgressError(error, host);
  }
}

/** The same with the body as text, decoded by its declared character set. */
export async function guardedFetchText(address: string, options: FetchOptions): Promise<HttpAnswer> {
  const answer = await guardedFetch(address, options);
  return { ...answer, body: decodeText(answer) };
}

/** A body as text by its declared character set, UTF-8 where that is missing or unknown. */
export function decodeText(answer: Pick<RawAnswer, "headers" | "body">): string {
  const type = answer.headers.find(([name]) => name === "content-type")?.[1] ?? "";
  const label = /charset="?([\w-]+)/i.exec(type)?.[1] ?? "utf-8";
  try {
    return new TextDecoder(label).decode(answer.body);
  } catch {
    return new TextDecoder().decode(answer.body);
  }
}

async function follow(address: string, options: FetchOptions, signal: AbortSignal): Promise<RawAnswer> {
  const redirects: RawAnswer["redirects"] = [];
  const seen = new Set<string>();
  let url = checkUrl(options.policy, address);
  for (;;) {
    seen.add(url.href);
    const response = await requestOnce(url, options, signal);
    const status = response.statusCode ?? 0;
    const location = response.headers.location;
    const next = location === undefined ? null : URL.parse(location, url.href);
    const isRedirect = status >= 300 && status < 400 && status !== 304 && next !== null;
    if (!isRedirect || options.maxRedirects === 0) {
      const { bytes, truncated } = await readCapped(response, {
        maxBytes: options.maxBytes ?? MAX_BYTES,
        bodyMs: options.bodyMs,
      });
      return { url: url.href, status, headers: headersOf(response), body: bytes, truncated, redirects };
    }
    response.destroy();
    redirects.push({ url: url.href, status, location: next.href });
    if (seen.has(next.href)) {
      throw new EgressError("redirect-loop", `${url.href} redirects in a loop.`);
    }
    if (redirects.length >= (options.maxRedirects ?? MAX_REDIRECTS)) {
      throw new EgressError(
        "too-many-redirects",
        `${address} redirects more than ${redirects.length} times.`,
      );
    }
    url = checkUrl(options.policy, next);
  }
}

function requestOnce(url: URL, options: FetchOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const client = url.protocol === "https:" ? https : http;
  const request = client.request(url, {
    agent: false,
    method: options.method ?? "GET",
    lookup: checkedLookup(options.policy, portOf(url)),
    signal,
    ...trustOf(options.policy),
    headers: {
      "user-agent": options.userAgent,
      accept: "*/*",
      "accept-encoding": ACCEPTED_ENCODINGS,
      ...options.headers,
    },
  });
  request.once("response", resolve);
  request.once("error", reject);
  request.end(options.body);
  return promise;
}

/** What is given replaces Node's own list, so that comes along. */
function trustOf({ extraRoots }: EgressPolicy): { ca?: string[] } {
  return extraRoots.length === 0 ? {} : { ca: [...getCACertificates("default"), ...extraRoots] };
}

function headersOf(response: IncomingMessage): Header[] {
  const { rawHeaders } = response;
  return Array.from({ length: rawHeaders.length / 2 }, (_, index) => [
    (rawHeaders[index * 2] ?? "").toLowerCase(),
    rawHeaders[index * 2 + 1] ?? "",
  ]);
}
