import http, { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from "node:http";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";

import { EgressError } from "#egress/egress-error.ts";
import { checkedLookup, portOf, type EgressPolicy } from "#egress/policy.ts";

/** Headers that belong to one connection and are not passed on (RFC 9110, 7.6.1). */
const HOP_BY_HOP = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

const FIRST_BYTE_LIMIT_MS = 30_000;

/**
 * Passes a plain HTTP request on to its checked address and the answer back, byte for byte.
 *
 * @throws when the address is refused or not reached, or the answer breaks off or is over `maxBytes`
 */
export async function forwardRequest(
  request: IncomingMessage,
  response: ServerResponse,
  target: { url: URL; policy: EgressPolicy; agent: http.Agent; maxBytes: number },
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const upstream = http.request(target.url, {
    agent: target.agent,
    method: request.method ?? "GET",
    headers: passedOn(request.headers),
    lookup: checkedLookup(target.policy, portOf(target.url)),
    setHost: request.headers.host === undefined,
  });
  upstream.once("response", resolve);
  upstream.once("error", reject);
  upstream.setTimeout(FIRST_BYTE_LIMIT_MS, () =>
    upstream.destroy(new EgressError("timeout", `${target.url.hostname} did not answer in time.`)),
  );
  response.once("close", () => upstream.destroy());
  const sent = pipeline(request, upstream);
  const [answer] = await Promise.all([promise, sent]);
  response.writeHead(answer.statusCode ?? 502, answer.statusMessage, rawHeadersOf(answer));
  await pipeline(answer, capped(target.maxBytes), response);
}

function passedOn(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));
}

/** Name and value in turn, as the site sent them: repeated headers stay repeated. */
function rawHeadersOf(answer: IncomingMessage): string[] {
  const { rawHeaders } = answer;
  return rawHeaders.filter((_, index) => {
    const name = rawHeaders[index - (index % 2)] ?? "";
    return !HOP_BY_HOP.has(name.toLowerCase());
  });
}

function capped(maxBytes: number): Transform {
  let passed = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      if (passed > maxBytes) done(new EgressError("too-large", "The response is larger than we accept."));
      else done(null, chunk);
    },
  });
}
