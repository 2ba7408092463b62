import type { CDPSession, Protocol } from "puppeteer-core";

import { type Attempt } from "#gather/privacy/typed-values.ts";

const ATTEMPT_LIMIT = 2000;

/** Lets no request of a page, its frames and its workers reach the network, and notes what each would have carried. */
export class HeldNetwork {
  readonly #attempts: Attempt[] = [];

  get attempts(): readonly Attempt[] {
    return this.#attempts;
  }

  note(attempt: Attempt): void {
    if (this.#attempts.length < ATTEMPT_LIMIT) this.#attempts.push(attempt);
  }

  /** Holds what one session's document or worker sends, from now on. */
  readonly hold = async (session: CDPSession): Promise<void> => {
    session.on("Fetch.requestPaused", (event) => void this.#onPaused(session, event));
    await session.send("Fetch.enable", { patterns: [{ urlPattern: "*" }] });
  };

  async #onPaused(
    session: CDPSession,
    { request, requestId }: Protocol.Fetch.RequestPausedEvent,
  ): Promise<void> {
    this.note({ url: request.url, body: bodyOf(request) });
    // A request whose document is gone no longer waits for an answer.
    await session.send("Fetch.failRequest", { requestId, errorReason: "Aborted" }).catch(() => undefined);
  }
}

/** The protocol gives the bytes of a body in parts, in Base64. */
function bodyOf({ postData, postDataEntries = [] }: Protocol.Network.Request): string {
  if (postDataEntries.length === 0) return postData ?? "";
  return postDataEntries.map(({ bytes = "" }) => Buffer.from(bytes, "base64").toString("utf8")).join("");
}
