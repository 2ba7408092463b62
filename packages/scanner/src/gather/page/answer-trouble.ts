import type { ScanTrouble } from "@plumbline/contract/scan-trouble";

import type { Explained } from "#gather/page/page-trouble.ts";

const STATUS_SENTENCES: Record<number, string> = {
  400: "The server says that our request for this page is not valid (400 Bad Request).",
  401: "The page asks for a user name and password (401 Unauthorized).",
  402: "The page asks for a payment first (402 Payment Required).",
  403: "The server refuses to show this page to us (403 Forbidden).",
  404: "There is no page at this address (404 Not Found).",
  405: "The server refuses to show this page to a browser (405 Method Not Allowed).",
  407: "A proxy in front of the page asks for a password (407).",
  408: "The server gave up waiting (408 Request Timeout).",
  410: "The page was permanently removed (410 Gone).",
  429: "The server says we asked too often (429 Too Many Requests).",
  451: "The page is blocked for legal reasons (451).",
  500: "The server failed while making this page (500 Internal Server Error).",
  502: "The server behind this address doesn't answer (502 Bad Gateway).",
  503: "The site is too busy or down for maintenance (503 Service Unavailable).",
  504: "The server behind this address did not answer in time (504 Gateway Timeout).",
};

const STATUS_TROUBLES: Record<number, ScanTrouble> = {
  204: "not-a-page",
  205: "not-a-page",
  401: "asks-for-password",
  403: "turned-away",
  404: "no-page",
  405: "turned-away",
  407: "asks-for-password",
  410: "no-page",
  429: "turned-away",
  451: "turned-away",
};

/** Why an answer with this status is no page to measure; null for 2xx. */
export function explainStatus(status: number): Explained | null {
  if (status >= 200 && status < 300 && status !== 204 && status !== 205) return null;
  return { words: sentenceOf(status), trouble: STATUS_TROUBLES[status] ?? "other" };
}

function sentenceOf(status: number): string {
  const known = STATUS_SENTENCES[status];
  if (known) return known;
  if (status === 204 || status === 205) return `The server answered without a page (${status}).`;
  if (status >= 500) return `The server failed while making this page (status ${status}).`;
  return `The server answered with status ${status} instead of a page.`;
}

const KINDS: readonly (readonly [pattern: RegExp, kind: string])[] = [
  [/^application\/pdf$/, "a PDF document"],
  [/^image\//, "an image"],
  [/^video\//, "a video"],
  [/^audio\//, "a sound file"],
  [/^font\//, "a font"],
  [/json$/, "JSON data"],
  [/xml$/, "XML data"],
  [/javascript$/, "a script"],
  [/^text\/css$/, "a style sheet"],
  [/^text\/plain$/, "plain text"],
  [/zip|compressed|tar$/, "an archive"],
];

const PAGES = new Set(["text/html", "application/xhtml+xml"]);

/** Why an answer of this media type is no page to measure; null for HTML. */
export function explainMediaType(mimeType: string): Explained | null {
  const essence = mimeType.split(";")[0]?.trim().toLowerCase() ?? "";
  if (PAGES.has(essence)) return null;
  const kind = KINDS.find(([pattern]) => pattern.test(essence))?.[1];
  return leadsTo(kind ?? `a file (${essence || "of unknown type"})`);
}

/** Why an address that leads to something else than a page has nothing to measure. */
export function leadsTo(what: string): Explained {
  return { words: `The address leads to ${what}, not to a page.`, trouble: "not-a-page" };
}
