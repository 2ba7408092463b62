import type { Protocol } from "puppeteer-core";

import type { NetworkGate } from "#egress/network-gate.ts";
import { abortDocuments } from "#gather/page/abort-documents.ts";
import type { PageTab } from "#gather/page/page-tab.ts";

const LIMIT_MS = 3000;
/** Time in which the browser answers from what it keeps, and in which a page hears of an answer. */
const KEPT_MS = 200;
const HEARD_MS = 60;

/**
 * Keeps a page where it is and away from every server, and notes where it tries to go. The gate outside of the browser
 * keeps it away; that its documents are aborted only leaves it as it is.
 */
export class HeldNetwork {
  readonly #tab: PageTab;
  #attempts: string[] = [];
  #asked = 0;
  readonly #unanswered = new Set<string>();
  readonly #asking = new Map<string, number>();
  #answeredAt = 0;
  #letGo: () => Promise<void> = () => Promise.resolve();

  private constructor(tab: PageTab) {
    this.#tab = tab;
  }

  /** @throws when the browser cannot hold the page */
  static async hold(tab: PageTab, gate: NetworkGate): Promise<HeldNetwork> {
    gate.shut();
    const held = new HeldNetwork(tab);
    tab.session.on("Page.windowOpen", held.#onWindow);
    tab.session.on("Page.javascriptDialogOpening", held.#onMessage);
    tab.session.on("Page.fileChooserOpened", held.#onChooser);
    tab.session.on("Network.requestWillBeSent", held.#onRequest);
    tab.session.on("Network.loadingFailed", held.#onRequestEnd);
    tab.session.on("Network.loadingFinished", held.#onRequestEnd);
    try {
      await held.#ask(tab.session.send("Page.setInterceptFileChooserDialog", { enabled: true }));
      held.#letGo = await abortDocuments(tab, (url) => held.#attempts.push(url));
    } catch (error) {
      held.#stopListening();
      throw error;
    }
    return held;
  }

  /** What was tried since this was asked last. */
  attempts(): { left: string[]; asked: number } {
    const tried = { left: [...new Set(this.#attempts)], asked: this.#asked };
    this.#attempts = [];
    this.#asked = 0;
    return tried;
  }

  /** Whether there was any attempt since they were told last. */
  get hasAttempted(): boolean {
    return this.#attempts.length + this.#asked > 0;
  }

  /** Whether anything that the page asked for since {@link beginTrial} was not answered: no server is. */
  get lacksAnswer(): boolean {
    return this.#unanswered.size > 0;
  }

  beginTrial(): void {
    this.#unanswered.clear();
    this.attempts();
  }

  /** Whether something that the page asked for may be answered just now, as what the browser keeps is; a server never answers. */
  get mayAnswer(): boolean {
    const now = Date.now();
    const isJustAsked = [...this.#asking.values()].some((askedAt) => now - askedAt < KEPT_MS);
    return isJustAsked || now - this.#answeredAt < HEARD_MS;
  }

  /** Stops watching; the gate stays shut. */
  async release(): Promise<void> {
    this.#stopListening();
    await this.#ask(this.#tab.session.send("Page.setInterceptFileChooserDialog", { enabled: false }));
    await this.#letGo();
  }

  #stopListening(): void {
    const { session } = this.#tab;
    session.off("Page.windowOpen", this.#onWindow);
    session.off("Page.javascriptDialogOpening", this.#onMessage);
    session.off("Page.fileChooserOpened", this.#onChooser);
    session.off("Network.requestWillBeSent", this.#onRequest);
    session.off("Network.loadingFailed", this.#onRequestEnd);
    session.off("Network.loadingFinished", this.#onRequestEnd);
  }

  async #ask(answer: Promise<unknown>): Promise<void> {
    await this.#tab.race(answer, LIMIT_MS, "The browser could not hold the page.");
  }

  readonly #onRequest = ({ requestId }: Protocol.Network.RequestWillBeSentEvent): void => {
    this.#asking.set(requestId, Date.now());
    this.#unanswered.add(requestId);
  };

  readonly #onRequestEnd = ({ requestId, ...end }: { requestId: string; errorText?: string }): void => {
    if (end.errorText === undefined) this.#unanswered.delete(requestId);
    if (this.#asking.delete(requestId)) this.#answeredAt = Date.now();
  };

  /** New windows are closed by the tab, and have no network either. */
  readonly #onWindow = ({ url }: Protocol.Page.WindowOpenEvent): void => {
    if (/^https?:/.test(url)) this.#attempts.push(url);
  };

  /** The browser would ask for a file; we keep it from doing so. */
  readonly #onChooser = (): void => {
    this.#asked += 1;
  };

  readonly #onMessage = ({ type }: Protocol.Page.JavascriptDialogOpeningEvent): void => {
    if (type !== "beforeunload") this.#asked += 1;
  };
}
