/**
 * Codes of PostgreSQL (https://www.postgresql.org/docs/18/errcodes-appendix.html) and of the network while the database
 * cannot be reached, has no room, takes no changes or does not answer in time. The driver's own errors have only words.
 */
const AWAY_CODES =
  /^(?:08|53|57P|58)\w+$|^(?:25006|55P03|57014)$|^(?:ECONN\w+|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL)$/u;
const AWAY_WORDS =
  /connection (?:is |was )?(?:terminated|timeout|error|ended)|timeout exceeded when trying to connect|query read timeout|not queryable|pool after calling end/iu;

/** Whether an error, or what it came of, says so: a failed query wraps the driver's error, which may wrap the network's. */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { code, message, cause }: { code?: unknown; message?: unknown; cause?: unknown } = error;
  return AWAY_CODES.test(String(code)) || AWAY_WORDS.test(String(message)) || isDatabaseAway(cause);
}
