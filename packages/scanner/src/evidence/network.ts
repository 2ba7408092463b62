/** An HTTP header as it came, names in lower case. */
export type Header = readonly [name: string, value: string];

/** One request the page made, in the order of their start. */
export interface NetworkRequest {
  url: string;
  method: string;
  /** CDP resource type in lower case: document, script, stylesheet, image, font, xhr, fetch, ... */
  type: string;
  /** Milliseconds after navigation start. */
  startedAtMs: number;
  requestHeaders: readonly Header[];
  /** Body of a POST, cut to 8 KiB. */
  postData: string | null;
  status: number | null;
  responseHeaders: readonly Header[];
  mimeType: string | null;
  /** Bytes on the wire; null when unknown. */
  transferBytes: number | null;
  /** Bytes after decompression; absent when unknown. */
  decodedBytes?: number;
  /** Milliseconds after navigation start; absent when it never ended. */
  endedAtMs?: number;
  /** Whether the browser held the first paint back for it. */
  renderBlocking?: boolean;
  /** Address that caused it (script or document), when known. */
  initiatorUrl: string | null;
  /** Chromium's error text when it failed, e.g. net::ERR_NAME_NOT_RESOLVED. */
  failure: string | null;
  fromFrame: "main" | "child";
}

/** A Set-Cookie header as sent, or a `document.cookie` write as made by a script. */
export interface CookieWrite {
  /** The raw text, e.g. `sid=abc; Path=/; Secure`. */
  raw: string;
  via: "header" | "script";
  /** Response (header) or script (script) it came from. */
  sourceUrl: string;
  atMs: number;
}

/** One answer of the guarded HTTP client. */
export interface HttpAnswer {
  url: string;
  status: number;
  headers: readonly Header[];
  /** Decoded body, cut to the byte limit. */
  body: string;
  truncated: boolean;
  redirects: { url: string; status: number; location: string }[];
}
