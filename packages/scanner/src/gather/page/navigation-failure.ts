import type { ScanTrouble } from "@plumbline/contract/scan-trouble";

import type { Explained } from "#gather/page/page-trouble.ts";

const CERTIFICATE = "The secure connection failed:";

/** Chromium's network errors in words, by the text after `net::ERR_`. */
const SENTENCES: readonly (readonly [pattern: RegExp, sentence: (host: string) => string])[] = [
  [/^NAME_NOT_RESOLVED|^NAME_RESOLUTION_FAILED/, (host) => `We could not find ${host} in the DNS.`],
  [/^CONNECTION_REFUSED/, (host) => `${host} refused the connection.`],
  [
    /^CERT_DATE_INVALID/,
    (host) => `${CERTIFICATE} the certificate of ${host} has expired or is not valid yet.`,
  ],
  [
    /^CERT_COMMON_NAME_INVALID/,
    (host) => `${CERTIFICATE} the certificate was issued for another name than ${host}.`,
  ],
  [
    /^CERT_AUTHORITY_INVALID/,
    (host) =>
      `${CERTIFICATE} browsers do not trust the issuer of the certificate of ${host} (self-signed, or the chain is incomplete).`,
  ],
  [/^CERT_REVOKED/, (host) => `${CERTIFICATE} the certificate of ${host} has been revoked.`],
  [/^CERT_WEAK/, (host) => `${CERTIFICATE} the certificate of ${host} is signed or keyed too weakly.`],
  [
    /^CERT_VALIDITY_TOO_LONG/,
    (host) => `${CERTIFICATE} the certificate of ${host} is valid for longer than browsers accept.`,
  ],
  [/^CERT_|^CERTIFICATE_/, (host) => `${CERTIFICATE} browsers refuse the certificate of ${host}.`],
  [
    /^SSL_VERSION_OR_CIPHER_MISMATCH|^SSL_OBSOLETE/,
    (host) => `${CERTIFICATE} ${host} offers only TLS versions or ciphers that browsers no longer accept.`,
  ],
  [
    /^BAD_SSL_CLIENT_AUTH|^SSL_CLIENT_AUTH/,
    (host) => `${CERTIFICATE} ${host} asks for a client certificate.`,
  ],
  [/^SSL_|^ECH_/, (host) => `${CERTIFICATE} ${host} doesn't speak TLS properly on this port.`],
  [/^TOO_MANY_REDIRECTS/, () => "The address redirects in a loop and never reaches a page."],
  // Also what our proxy makes of a host that it can't connect to.
  [/^EMPTY_RESPONSE/, (host) => `We got no answer from ${host}.`],
  [
    /^CONNECTION_(?:RESET|CLOSED|ABORTED|FAILED)|^ADDRESS_UNREACHABLE|^INTERNET_DISCONNECTED|^NETWORK_CHANGED|^SOCKET_NOT_CONNECTED/,
    (host) => `The connection to ${host} failed or was closed.`,
  ],
  [/^TIMED_OUT|^CONNECTION_TIMED_OUT/, (host) => `${host} did not answer in time.`],
  [
    /^INVALID_(?:HTTP_)?RESPONSE|^RESPONSE_HEADERS|^CONTENT_DECODING|^INVALID_CHUNKED|^INCOMPLETE_CHUNKED|^CONTENT_LENGTH_MISMATCH|^HTTP2|^QUIC|^INVALID_REDIRECT|^UNSAFE_REDIRECT/,
    (host) => `${host} sent a response that is not valid HTTP.`,
  ],
  [/^TUNNEL_CONNECTION_FAILED|^PROXY_CONNECTION_FAILED/, (host) => `We could not connect to ${host}.`],
  [/^BLOCKED_BY/, () => "The browser refused to show the page."],
  [/^(?:DISALLOWED_URL_SCHEME|UNKNOWN_URL_SCHEME|INVALID_URL)/, () => "This is not the address of a page."],
  [
    /^UNSAFE_PORT/,
    (host) =>
      `Browsers refuse to open ${host}, because its port belongs to another service. Use another port.`,
  ],
];

/** Those of a kind of its own, by the same names. */
const TROUBLES: readonly (readonly [pattern: RegExp, trouble: ScanTrouble])[] = [
  [/^NAME_/, "unknown-host"],
  [/^CERT_|^CERTIFICATE_|^SSL_|^ECH_|^BAD_SSL_/, "certificate"],
  [/^TOO_MANY_REDIRECTS/, "redirect-loop"],
];

/**
 * Says in words why the browser could not open a page.
 *
 * @param errorText Chromium's text, e.g. `net::ERR_CERT_DATE_INVALID`
 * @see https://source.chromium.org/chromium/chromium/src/+/main:net/base/net_error_list.h
 */
export function explainNetworkError(errorText: string, url: string): Explained {
  const words = networkErrorInWords(errorText, url) ?? `The page could not be opened (${errorText}).`;
  return { words, trouble: TROUBLES.find(([pattern]) => pattern.test(nameOf(errorText)))?.[1] ?? "other" };
}

function nameOf(errorText: string): string {
  return errorText.replace(/^net::ERR_/, "");
}

/** What one of Chromium's network errors says of an address, as a sentence; null for one we have no words for. */
export function networkErrorInWords(errorText: string, url: string): string | null {
  const name = nameOf(errorText);
  const host = URL.parse(url)?.host ?? url;
  const known = SENTENCES.find(([pattern]) => pattern.test(name));
  return known?.[1](host) ?? null;
}
