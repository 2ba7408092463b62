import type { NetworkRequest } from "#evidence/network.ts";
import { isOfOneDomain } from "#plan/own-site.ts";

import { OutOfTime } from "./page-trouble.ts";

/** Answers that may be others a moment later; one that says that there is no such file is how people have the page. */
const PASSING_STATUS = new Set([408, 425, 429, 500, 502, 503, 504, 521, 522, 523, 524]);
/** Chromium's errors of a connection that another try may spare. */
const PASSING_ERROR =
  /^net::ERR_(?:CONNECTION_|TIMED_OUT|EMPTY_RESPONSE|CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED|HTTP2|NETWORK_|TUNNEL_)/;

/**
 * Refuses a page whose own style sheet failed to arrive: what is seen of it then is not what people see.
 *
 * @throws OutOfTime so that the page is tried again
 */
export function refuseUnstyled(requests: readonly NetworkRequest[], url: string): void {
  const missing = requests.find(
    (request) =>
      request.type === "stylesheet" &&
      request.fromFrame === "main" &&
      isOfOneDomain(request.url, url) &&
      isPassing(request),
  );
  if (missing === undefined) return;
  const { pathname } = new URL(missing.url);
  const answer = missing.status === null || missing.status < 400 ? "no whole answer" : missing.status;
  throw new OutOfTime(
    `The page came without its style sheet ${pathname} (${answer}), so we could not see it as people do.`,
  );
}

function isPassing({ status, failure, endedAtMs }: NetworkRequest): boolean {
  // The browser breaks such an answer off itself, so that its own error says less.
  if (status !== null && status >= 400) return PASSING_STATUS.has(status);
  return failure === null ? endedAtMs === undefined : PASSING_ERROR.test(failure);
}
