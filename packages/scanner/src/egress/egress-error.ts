/** Why a connection or an answer did not come about. */
type EgressFailure =
  | "forbidden-scheme"
  | "forbidden-port"
  | "private-address"
  | "unknown-host"
  | "connection-refused"
  | "connection-failed"
  | "tls-failure"
  | "timeout"
  | "bad-answer"
  | "too-large"
  | "redirect-loop"
  | "too-many-redirects"
  | "aborted";

/** The one error of this folder; `message` is written for the owner of the site. */
export class EgressError extends Error {
  override readonly name = "EgressError";
  readonly code: EgressFailure;

  constructor(code: EgressFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

const NOT_CONNECTED = new Set([
  "ECONNRESET",
  "EPIPE",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EADDRNOTAVAIL",
  "EHOSTDOWN",
]);

/** Puts what Node's sockets, resolver, TLS and HTTP parser throw into our words for `host`. */
export function toEgressError(error: unknown, host: string): EgressError {
  if (error instanceof EgressError) return error;
  const cause = firstCause(error);
  const code = codeOf(cause);
  const options = { cause: error };
  if (code === "ABORT_ERR" || code === "23")
    return new EgressError("aborted", "The scan was stopped.", options);
  if (code === "ENOTFOUND" || code === "EAI_AGAIN" || code === "ENODATA" || code === "EAI_NODATA") {
    return new EgressError("unknown-host", `We could not find ${host} in the DNS.`, options);
  }
  if (code === "ECONNREFUSED") {
    return new EgressError("connection-refused", `${host} refused the connection.`, options);
  }
  if (code === "ETIMEDOUT" || code === "ERR_SOCKET_CONNECTION_TIMEOUT") {
    return new EgressError("timeout", `${host} did not answer in time.`, options);
  }
  if (NOT_CONNECTED.has(code)) {
    return new EgressError("connection-failed", `The connection to ${host} failed or was closed.`, options);
  }
  if (isTlsCode(code)) {
    return new EgressError("tls-failure", `No secure connection to ${host}: ${messageOf(cause)}.`, options);
  }
  return new EgressError(
    "bad-answer",
    `${host} sent a response that is not valid HTTP: ${messageOf(cause)}.`,
    options,
  );
}

/** Trying several addresses of a host fails with one error for each. */
function firstCause(error: unknown): unknown {
  return error instanceof AggregateError && error.errors.length > 0 ? error.errors[0] : error;
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Node adds advice to those who start it.
  return error.message.replace(/; if the root CA is installed locally.*$/s, "").replace(/\.$/, "");
}

function isTlsCode(code: string): boolean {
  return /^(ERR_TLS|ERR_SSL|EPROTO|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH)/.test(
    code,
  );
}
