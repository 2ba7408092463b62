import type { CDPSession, Protocol } from "puppeteer-core";

const HARMLESS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Keeps back what a page would send to a server, such as a form, and where it would go, and lets it load what it uses. */
export class UnsentRequests {
  readonly #session: CDPSession;
  readonly #kept: string[] = [];
  readonly #onPaused = (event: Protocol.Fetch.RequestPausedEvent): void => void this.#answer(event);

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async begin(session: CDPSession): Promise<UnsentRequests> {
    const unsent = new UnsentRequests(session);
    session.on("Fetch.requestPaused", unsent.#onPaused);
    await session.send("Fetch.enable", { patterns: [{ urlPattern: "*" }] });
    return unsent;
  }

  /** Addresses of what was kept back. */
  get kept(): readonly string[] {
    return this.#kept;
  }

  async end(): Promise<void> {
    await this.#session.send("Fetch.disable");
    this.#session.off("Fetch.requestPaused", this.#onPaused);
  }

  /** A form that is sent by its address names what was filled in. */
  #tellsMadeUp({ request }: Protocol.Fetch.RequestPausedEvent): boolean {
    return /visitor(?:%40|@)example\.com|Pat(?:%20|\+)Visitor/i.test(request.url);
  }

  async #answer(event: Protocol.Fetch.RequestPausedEvent): Promise<void> {
    const { request, requestId } = event;
    const isHarmless = HARMLESS.has(request.method) && !this.#tellsMadeUp(event);
    if (!isHarmless) this.#kept.push(request.url);
    const answer = isHarmless
      ? this.#session.send("Fetch.continueRequest", { requestId })
      : this.#session.send("Fetch.failRequest", { requestId, errorReason: "BlockedByClient" });
    // A request whose document is gone no longer waits for an answer.
    await answer.catch(() => undefined);
  }
}
