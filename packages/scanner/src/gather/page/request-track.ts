import type { CDPSession, Protocol } from "puppeteer-core";

import type { Header, NetworkRequest } from "#evidence/network.ts";

/** One request or one hop of its redirects, as it grows. */
export interface Hop {
  sent: Protocol.Network.RequestWillBeSentEvent;
  response: Protocol.Network.Response | null;
  /** Whether raw headers come in events of their own. */
  hasExtraInfo: boolean;
  type: string;
  inChild: boolean;
  decodedBytes: number;
  wireBytes: number;
  endedAt: number | null;
  failure: string | null;
}

/** All CDP says of one request id, in the order it came. */
export interface Track {
  session: CDPSession;
  hops: Hop[];
  sentHeaders: Protocol.Network.Headers[];
  receivedHeaders: Protocol.Network.Headers[];
}

const POST_DATA_LIMIT = 8192;

/** A track's hops as evidence; `start` is CDP's time of the navigation's start. */
export function toRequests(track: Track, start: number): NetworkRequest[] {
  return track.hops.map((hop, index) => toRequest(track, hop, { index, start }));
}

function toRequest(
  track: Track,
  hop: Hop,
  { index, start }: { index: number; start: number },
): NetworkRequest {
  const { request, initiator, renderBlockingBehavior } = hop.sent;
  const sinceStart = (timestamp: number) => Math.max(0, Math.round((timestamp - start) * 1000));
  return {
    url: request.url,
    method: request.method,
    type: hop.type.toLowerCase(),
    startedAtMs: sinceStart(hop.sent.timestamp),
    requestHeaders: toHeaders(track.sentHeaders[extraIndex(track, index)] ?? request.headers),
    postData: request.postData?.slice(0, POST_DATA_LIMIT) ?? null,
    status: hop.response?.status ?? null,
    responseHeaders: receivedHeaders(track, index),
    mimeType: hop.response?.mimeType ?? null,
    transferBytes: hop.endedAt === null && hop.wireBytes === 0 ? null : hop.wireBytes,
    ...(hop.decodedBytes > 0 ? { decodedBytes: hop.decodedBytes } : {}),
    ...(hop.endedAt === null ? {} : { endedAtMs: sinceStart(hop.endedAt) }),
    renderBlocking:
      renderBlockingBehavior === "Blocking" || renderBlockingBehavior === "InBodyParserBlocking",
    initiatorUrl: initiator.url ?? initiator.stack?.callFrames[0]?.url ?? null,
    failure: hop.failure,
    fromFrame: hop.inChild ? "child" : "main",
  };
}

/** Headers of a hop's answer, raw where the browser gave them. */
export function receivedHeaders(track: Track, index: number): Header[] {
  const hop = track.hops[index];
  const raw = hop?.hasExtraInfo ? track.receivedHeaders[extraIndex(track, index)] : undefined;
  return toHeaders(raw ?? hop?.response?.headers ?? {});
}

/** Raw headers come one by one for those hops that have any, before or after the hop itself. */
function extraIndex(track: Track, index: number): number {
  return track.hops.slice(0, index).filter((hop) => hop.hasExtraInfo).length;
}

/** CDP joins several headers of one name with line feeds. */
function toHeaders(headers: Protocol.Network.Headers): Header[] {
  return Object.entries(headers).flatMap(([name, values]) =>
    values.split("\n").map((value): Header => [name.toLowerCase(), value]),
  );
}
