import type { Protocol } from "puppeteer-core";

import type { PageTab } from "#gather/page/page-tab.ts";
import { setOffline } from "#gather/page/without-network.ts";

const LIMIT_MS = 3000;
const DOCUMENTS = { patterns: [{ urlPattern: "*", resourceType: "Document" as const }] };
/** New windows would have a network of their own: what opens in one is made to open here, where it is held. */
const OPEN_HERE = `(() => {
  window.open = (url) => { if (url) location.href = url; return null; };
  const stay = ({ target }) => {
    const leading = target instanceof Element ? target.closest("a[target],area[target],form[target]") : null;
    if (leading !== null) leading.target = "_self";
  };
  for (const name of ["click", "submit"]) window.addEventListener(name, stay, true);
})()`;

/** Keeps a page where it is and away from every server, and notes where it tries to go. */
export class HeldNetwork {
  readonly #tab: PageTab;
  #attempts: string[] = [];
  #asked = 0;

  private constructor(tab: PageTab) {
    this.#tab = tab;
  }

  /** @throws when the browser cannot hold the page */
  static async hold(tab: PageTab): Promise<HeldNetwork> {
    const held = new HeldNetwork(tab);
    tab.session.on("Fetch.requestPaused", held.#onDocument);
    tab.session.on("Page.javascriptDialogOpening", held.#onMessage);
    await held.#ask(tab.session.send("Fetch.enable", DOCUMENTS));
    await setOffline(tab, true);
    await held.#ask(tab.session.send("Runtime.evaluate", { expression: OPEN_HERE }));
    return held;
  }

  /** What was tried since this was asked last. */
  attempts(): { left: string[]; asked: number } {
    const tried = { left: [...new Set(this.#attempts)], asked: this.#asked };
    this.#attempts = [];
    this.#asked = 0;
    return tried;
  }

  async release(): Promise<void> {
    const { session } = this.#tab;
    session.off("Fetch.requestPaused", this.#onDocument);
    session.off("Page.javascriptDialogOpening", this.#onMessage);
    await this.#ask(session.send("Fetch.disable"));
    await setOffline(this.#tab, false);
  }

  async #ask(answer: Promise<unknown>): Promise<void> {
    await this.#tab.race(answer, LIMIT_MS, "The browser could not hold the page.");
  }

  /** A request that is aborted leaves the page as it is; one that fails shows an error page instead. */
  readonly #onDocument = ({ requestId, frameId, request }: Protocol.Fetch.RequestPausedEvent): void => {
    if (frameId === this.#tab.mainFrame) this.#attempts.push(request.url);
    const refused = this.#tab.session.send("Fetch.failRequest", { requestId, errorReason: "Aborted" });
    // A frame that is gone meanwhile asks for nothing any more.
    refused.catch(() => undefined);
  };

  readonly #onMessage = ({ type }: Protocol.Page.JavascriptDialogOpeningEvent): void => {
    if (type !== "beforeunload") this.#asked += 1;
  };
}
