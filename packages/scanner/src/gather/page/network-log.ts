import type { CDPSession, Protocol } from "puppeteer-core";

import type { CookieWrite, Header, NetworkRequest } from "#evidence/network.ts";
import { isOfOneDomain } from "#plan/own-site.ts";
import { receivedHeaders, toRequests, type Hop, type Track } from "#gather/page/request-track.ts";

type Network = {
  RequestWillBeSent: Protocol.Network.RequestWillBeSentEvent;
  ResponseReceived: Protocol.Network.ResponseReceivedEvent;
};

/** Main document as it was answered. */
export interface DocumentAnswer {
  url: string;
  status: number | null;
  mimeType: string | null;
  headers: readonly Header[];
  finished: boolean;
  decodedBytes: number;
  failure: string | null;
}

/** A page that asks for more has lost its mind; the log stops there. */
const REQUEST_LIMIT = 5000;
/** These stay open for as long as the page lives, so no page is less settled for them. */
const OPEN_ENDED = new Set(["EventSource", "WebSocket", "Ping", "Media", "Prefetch", "CSPViolationReport"]);

/** Something a page loaded whose body can be asked for. */
interface Resource {
  requestId: string;
  session: CDPSession;
  url: string;
}

/** What a script of the page asked for. */
interface DataResource extends Resource {
  status: number;
  isJson: boolean;
}

const TEXT = /json|^text\/(?:plain|html)$/i;

/** Collects the requests of a page, its frames and workers from CDP's network events. */
export class NetworkLog {
  readonly #tracks = new Map<string, Track>();
  readonly #inFlight = new Set<string>();
  readonly #mainFrame: string;
  #lastActivity = Date.now();
  #totalBytes = 0;
  #documentId: string | null = null;
  #start: number | null = null;
  #frozen = false;

  constructor(mainFrame: string) {
    this.#mainFrame = mainFrame;
  }

  /** Listens to one target's session; its Network domain must be enabled by the caller. */
  listen(session: CDPSession, inChild: boolean): void {
    session.on("Network.requestWillBeSent", (event) => this.#onSent(session, event, inChild));
    session.on("Network.requestWillBeSentExtraInfo", (event) => {
      this.#track(event.requestId, session)?.sentHeaders.push(event.headers);
    });
    session.on("Network.responseReceivedExtraInfo", (event) => {
      this.#track(event.requestId, session)?.receivedHeaders.push(event.headers);
    });
    session.on("Network.responseReceived", (event) => this.#onResponse(event));
    session.on("Network.dataReceived", (event) => this.#onData(event));
    session.on("Network.loadingFinished", (event) => this.#onFinished(event));
    session.on("Network.loadingFailed", (event) => this.#onFailed(event));
    session.on("Page.frameNavigated", ({ frame }) => this.#onNavigated(frame));
  }

  /** Keeps out what our own engines fetch later. */
  freeze(): void {
    this.#frozen = true;
  }

  /** Milliseconds since the last request began or ended; 0 while one is under way. */
  quietForMs(): number {
    return this.#inFlight.size > 0 ? 0 : Date.now() - this.#lastActivity;
  }

  /** Bytes on the wire up to now. */
  get totalBytes(): number {
    return this.#totalBytes;
  }

  /** The page's own document, the last one where scripts moved on; null before the first request. */
  document(): DocumentAnswer | null {
    const track = this.#documentId === null ? undefined : this.#tracks.get(this.#documentId);
    const hop = track?.hops.at(-1);
    if (!track || !hop) return null;
    return {
      url: hop.sent.request.url,
      status: hop.response?.status ?? null,
      mimeType: hop.response?.mimeType ?? null,
      headers: receivedHeaders(track, track.hops.length - 1),
      finished: hop.endedAt !== null,
      decodedBytes: hop.decodedBytes,
      failure: hop.failure,
    };
  }

  /** What the body of the page's own document can be asked for with; null before the first request. */
  documentBody(): { requestId: string; session: CDPSession } | null {
    const track = this.#documentId === null ? undefined : this.#tracks.get(this.#documentId);
    return this.#documentId === null || !track
      ? null
      : { requestId: this.#documentId, session: track.session };
  }

  /** Hops of every main document, in order. */
  redirects(): { url: string; status: number; location: string }[] {
    const documents = [...this.#tracks.values()].filter((track) => this.#isMainDocument(track.hops[0]));
    const hops = documents.flatMap((track) => track.hops);
    return hops.slice(0, -1).flatMap((hop, index) => {
      const next = hops[index + 1];
      return hop.response && next
        ? [{ url: hop.sent.request.url, status: hop.response.status, location: next.sent.request.url }]
        : [];
    });
  }

  requests(): NetworkRequest[] {
    return [...this.#tracks.values()]
      .flatMap((track) => toRequests(track, this.#start ?? 0))
      .toSorted((a, b) => a.startedAtMs - b.startedAtMs);
  }

  /** Set-Cookie headers as they were sent, those the browser refused included. */
  cookieHeaders(): CookieWrite[] {
    return this.requests().flatMap((request) =>
      request.responseHeaders
        .filter(([name]) => name === "set-cookie")
        .map(
          ([, raw]) => ({ raw, via: "header", sourceUrl: request.url, atMs: request.startedAtMs }) as const,
        ),
    );
  }

  /** Milliseconds after navigation start of a CDP wall-clock time (milliseconds since 1970). */
  sinceStartMs(wallTimeMs: number): number {
    const first = this.#firstHop();
    return first ? Math.max(0, Math.round(wallTimeMs - first.sent.wallTime * 1000)) : 0;
  }

  /** Finished scripts and style sheets whose bodies can be asked for. */
  textResources(): (Resource & { type: "script" | "stylesheet" })[] {
    return this.#resources().flatMap(({ requestId, session, url, type, status }) =>
      status < 400 && (type === "script" || type === "stylesheet") ? [{ requestId, session, url, type }] : [],
    );
  }

  /** Finished answers in JSON or as text that scripts of the page asked its own site for, errors too, JSON first. */
  dataResources(): DataResource[] {
    const page = this.document()?.url ?? "";
    return (
      this.#resources()
        .filter(({ type, mimeType }) => (type === "xhr" || type === "fetch") && TEXT.test(mimeType))
        // Many sites keep their data on a host of its own, such as `api.shop.example`.
        .filter(({ url }) => isOfOneDomain(url, page))
        .map(({ type: _type, mimeType, ...resource }) => ({ ...resource, isJson: /json/i.test(mimeType) }))
        .toSorted((a, b) => Number(b.isJson) - Number(a.isJson))
    );
  }

  #resources(): (Resource & { type: string; mimeType: string; status: number })[] {
    return [...this.#tracks].flatMap(([requestId, track]) => {
      const hop = track.hops.at(-1);
      if (!hop || hop.endedAt === null || hop.failure !== null) return [];
      const { url } = hop.sent.request;
      const { mimeType = "", status = 0 } = hop.response ?? {};
      return [{ requestId, session: track.session, url, type: hop.type.toLowerCase(), mimeType, status }];
    });
  }

  #firstHop(): Hop | undefined {
    const [first] = this.#tracks.values();
    return first?.hops[0];
  }

  #track(requestId: string, session: CDPSession): Track | null {
    const known = this.#tracks.get(requestId);
    if (known || this.#frozen || this.#tracks.size >= REQUEST_LIMIT) return known ?? null;
    const track: Track = { session, hops: [], sentHeaders: [], receivedHeaders: [] };
    this.#tracks.set(requestId, track);
    return track;
  }

  #isMainDocument(hop: Hop | undefined): boolean {
    return hop !== undefined && hop.type === "Document" && hop.sent.frameId === this.#mainFrame;
  }

  #onSent(session: CDPSession, event: Network["RequestWillBeSent"], inChild: boolean): void {
    const track = this.#track(event.requestId, session);
    if (!track) return;
    const previous = track.hops.at(-1);
    if (previous && event.redirectResponse) {
      previous.response = event.redirectResponse;
      previous.hasExtraInfo = event.redirectHasExtraInfo;
      previous.endedAt = event.timestamp;
    } else if (previous || isFavicon(event)) return;
    this.#start ??= event.timestamp;
    const hop: Hop = {
      sent: event,
      response: null,
      hasExtraInfo: true,
      type: event.type ?? "Other",
      inChild: inChild || (event.frameId !== undefined && event.frameId !== this.#mainFrame),
      decodedBytes: 0,
      wireBytes: 0,
      endedAt: null,
      failure: null,
    };
    track.hops.push(hop);
    if (this.#isMainDocument(hop)) this.#documentId = event.requestId;
    this.#lastActivity = Date.now();
    if (!OPEN_ENDED.has(hop.type)) this.#inFlight.add(event.requestId);
  }

  #lastHop(requestId: string): Hop | undefined {
    return this.#tracks.get(requestId)?.hops.at(-1);
  }

  #onResponse(event: Network["ResponseReceived"]): void {
    const hop = this.#lastHop(event.requestId);
    if (!hop) return;
    hop.response = event.response;
    hop.hasExtraInfo = event.hasExtraInfo;
    hop.type = event.type;
    if (OPEN_ENDED.has(event.type)) this.#inFlight.delete(event.requestId);
  }

  #onData(event: Protocol.Network.DataReceivedEvent): void {
    const hop = this.#lastHop(event.requestId);
    if (!hop) return;
    hop.decodedBytes += event.dataLength;
    hop.wireBytes += event.encodedDataLength;
    this.#totalBytes += event.encodedDataLength > 0 ? event.encodedDataLength : 0;
  }

  #onFinished(event: Protocol.Network.LoadingFinishedEvent): void {
    const hop = this.#lastHop(event.requestId);
    if (hop) {
      this.#totalBytes += Math.max(0, event.encodedDataLength - hop.wireBytes);
      hop.wireBytes = event.encodedDataLength;
      hop.endedAt = event.timestamp;
    }
    this.#end(event.requestId);
  }

  #onFailed(event: Protocol.Network.LoadingFailedEvent): void {
    const hop = this.#lastHop(event.requestId);
    if (hop) {
      hop.failure = event.blockedReason ? `blocked: ${event.blockedReason}` : event.errorText;
      hop.endedAt = event.timestamp;
    }
    this.#end(event.requestId);
  }

  /** Of what a document that was left still waits for, the browser may never tell the end. */
  #onNavigated({ id, loaderId }: Protocol.Page.Frame): void {
    if (id !== this.#mainFrame) return;
    for (const requestId of this.#inFlight)
      if (this.#lastHop(requestId)?.sent.loaderId !== loaderId) this.#inFlight.delete(requestId);
  }

  #end(requestId: string): void {
    this.#inFlight.delete(requestId);
    this.#lastActivity = Date.now();
  }
}

/** The browser asks for it on its own, once for each site: it would make the first page heavier than the second. */
function isFavicon(event: Network["RequestWillBeSent"]): boolean {
  return event.type === "Other" && event.initiator.type === "other" && /icon/i.test(event.request.url);
}
