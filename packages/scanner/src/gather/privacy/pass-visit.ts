import { setTimeout as sleep } from "node:timers/promises";

import type { Browser } from "puppeteer-core";
import { z } from "zod";

import type { CookieWrite, NetworkRequest } from "#evidence/network.ts";
import type { PrivacyPass } from "#evidence/privacy.ts";
import { explainMediaType, explainStatus } from "#gather/page/answer-trouble.ts";
import { callSource, inPage } from "#gather/page/in-page-scripts/in-page-module.ts";
import { explainNetworkError } from "#gather/page/navigation-failure.ts";
import { PageTab } from "#gather/page/page-tab.ts";
import { OutOfTime, PageTrouble } from "#gather/page/page-trouble.ts";
import { settle } from "#gather/page/settle.ts";
import { VISIT_LIMITS, type VisitLimits } from "#gather/page/visit-limits.ts";
import { HeldNetwork } from "#gather/privacy/held-network.ts";
import { moveAbout } from "#gather/privacy/move-about.ts";
import { type Prepare, prepareFrames } from "#gather/privacy/frame-sessions.ts";
import type { PrivacyLimits } from "#gather/privacy/privacy-limits.ts";
import { readGlobals } from "#gather/privacy/read-globals.ts";
import type { Attempt } from "#gather/privacy/typed-values.ts";

const VIEWPORT = { width: 1280, height: 800 };
const PHONE = { width: 375, height: 667, deviceScaleFactor: 1, mobile: false };
const WORDS = inPage(
  new URL("./in-page/read-words.ts", import.meta.url),
  () => import("./in-page/read-words.ts"),
);
/** Between leaving a page and coming back: what it sends on leaving belongs to the visit before. */
const LEAVING_MS = 150;
const MOST_ON_LEAVING = 100;
const BODY_LIMIT = 8192;
const words = z.object({ text: z.string(), controlNames: z.array(z.string()) });

export const TOO_LATE = "The privacy passes took too long or were stopped.";

/** How a pass is made. */
export interface PassSetting {
  url: string;
  limits: PrivacyLimits;
  userAgent: string | null;
  signal: AbortSignal;
  /** What to set up in the page and its frames before their scripts run. */
  prepare?: Prepare;
}

/** One visitor: a browser context of its own, with nothing stored before. */
export class PassVisit {
  readonly tab: PageTab;
  readonly #setting: PassSetting;
  /** Milliseconds after the first navigation at which the present one began. */
  #since = 0;

  private constructor(tab: PageTab, setting: PassSetting) {
    this.tab = tab;
    this.#setting = setting;
  }

  /**
   * Runs a pass as a new visitor and clears up after it.
   *
   * @throws PageTrouble when the page cannot be visited, or the signal ends it
   */
  static async run<T>(
    browser: Browser,
    setting: PassSetting,
    pass: (visit: PassVisit) => Promise<T>,
  ): Promise<T> {
    refuseLate(setting.signal);
    const context = await browser.createBrowserContext();
    try {
      const visit = new PassVisit(await PageTab.open(context, VIEWPORT), setting);
      return await visit.#guarded(pass);
    } finally {
      // A browser that is gone has no context left to close.
      await context.close().catch(() => undefined);
    }
  }

  async #guarded<T>(pass: (visit: PassVisit) => Promise<T>): Promise<T> {
    const { signal, userAgent, prepare = () => Promise.resolve() } = this.#setting;
    const stop = () => this.tab.giveUp(new OutOfTime(TOO_LATE));
    signal.addEventListener("abort", stop, { once: true });
    if (signal.aborted) stop();
    try {
      if (userAgent !== null) await this.tab.session.send("Network.setUserAgentOverride", { userAgent });
      await prepareFrames(this.tab.target, prepare);
      return await pass(this);
    } finally {
      signal.removeEventListener("abort", stop);
    }
  }

  /** Loads the page, lets it come to rest and watches it a while longer. */
  async load(url = this.#setting.url): Promise<void> {
    const { limits } = this.#setting;
    const startedAt = Date.now();
    const late = `${URL.parse(url)?.host ?? url} did not answer with a page in time.`;
    const navigation = this.tab.session.send("Page.navigate", { url });
    const { errorText } = await this.tab.race(navigation, limits.loadMs, late);
    this.#refuseUnmeasurable(url, errorText);
    await settle(this.tab, visitLimits(limits), startedAt);
    this.#refuseUnmeasurable(url, undefined);
  }

  /** Leaves the page, which may still send something as it goes. */
  async leave(): Promise<void> {
    await this.tab.race(
      this.tab.session.send("Page.navigate", { url: "about:blank" }),
      LEAVING_MS * 20,
      "We could not leave the page.",
    );
    await this.wait(LEAVING_MS);
  }

  /** What the page tries to send as the visitor leaves it; none of it gets away. This ends the visit. */
  async sentOnLeaving(): Promise<NetworkRequest[]> {
    const network = new HeldNetwork();
    await prepareFrames(this.tab.target, network.hold);
    const leftAtMs = this.atMs(Date.now());
    await this.leave();
    return network.attempts.slice(0, MOST_ON_LEAVING).map((attempt) => attempted(attempt, leftAtMs));
  }

  /** Leaves the page and comes back, or goes on to another, as the same visitor; records only what happens from then on. */
  async comeBack(url = this.#setting.url): Promise<void> {
    await this.leave();
    this.#since = this.tab.log.sinceStartMs(Date.now());
    await this.load(url);
  }

  /** What the present page has sent and stored so far; time goes on for it. */
  sentSoFar(): Pick<PrivacyPass, "requests" | "cookieWrites"> {
    return {
      requests: requestsSince(this.tab.log.requests(), this.#since),
      cookieWrites: this.#cookieWrites(),
    };
  }

  /** Milliseconds since the present visit began, for a time by the clock of the wall. */
  atMs(wallTimeMs: number): number {
    return Math.max(0, this.tab.log.sinceStartMs(wallTimeMs) - this.#since);
  }

  async wait(milliseconds: number): Promise<void> {
    await this.tab.race(sleep(milliseconds), milliseconds + 1000, "The page did not let us wait.");
  }

  /**
   * What this visit sent, stored and showed. The words are those before the visitor moved, because time stands still
   * for the page afterwards: this ends the visit.
   */
  async read(): Promise<PrivacyPass> {
    const { tab } = this;
    const source = callSource(WORDS, "readWords");
    const shown = words.parse(await tab.evaluate(source, VISIT_LIMITS.readMs));
    const globals = await readGlobals(tab);
    const movedAtMs = this.atMs(Date.now());
    await moveAbout(tab);
    const storage = await tab.call("readStorage", VISIT_LIMITS.readMs);
    return { ...this.sentSoFar(), storage, globals, ...shown, movedAtMs };
  }

  /** Makes the window as narrow as a phone's and looks at what the page shows then. */
  async seenOnPhone<T>(look: () => Promise<T>): Promise<T> {
    const narrowing = this.tab.session.send("Emulation.setDeviceMetricsOverride", PHONE);
    await this.tab.race(narrowing, VISIT_LIMITS.readMs, "The window did not become narrow.");
    return await look();
  }

  #cookieWrites(): CookieWrite[] {
    const byScript = this.tab.cookies.writes.map(({ raw, via, sourceUrl, wallTimeMs }): CookieWrite => {
      return { raw, via, sourceUrl, atMs: this.tab.log.sinceStartMs(wallTimeMs) };
    });
    return [...this.tab.log.cookieHeaders(), ...byScript]
      .filter(({ atMs }) => atMs >= this.#since)
      .map(({ raw, via, sourceUrl, atMs }) => ({ raw, via, sourceUrl, atMs: atMs - this.#since }))
      .toSorted((a, b) => a.atMs - b.atMs);
  }

  #refuseUnmeasurable(url: string, errorText: string | undefined): void {
    const answer = this.tab.log.document();
    const status = answer?.status ?? null;
    const trouble =
      (status === null ? null : explainStatus(status)) ??
      (answer?.mimeType ? explainMediaType(answer.mimeType) : null) ??
      (errorText === undefined ? null : explainNetworkError(errorText, url));
    if (trouble !== null) throw new PageTrouble(trouble);
  }
}

function attempted({ url, body }: Attempt, startedAtMs: number): NetworkRequest {
  return {
    url,
    method: body === "" ? "GET" : "POST",
    type: "ping",
    startedAtMs,
    requestHeaders: [],
    postData: body === "" ? null : body.slice(0, BODY_LIMIT),
    status: null,
    responseHeaders: [],
    mimeType: null,
    transferBytes: null,
    initiatorUrl: null,
    failure: null,
    fromFrame: "main",
  };
}

/** Those of the present visit, their times counted from its start. */
function requestsSince(requests: readonly NetworkRequest[], sinceMs: number): NetworkRequest[] {
  const own = requests.filter(({ url, startedAtMs }) => startedAtMs >= sinceMs && url !== "about:blank");
  return sinceMs === 0 ? own : own.map((request) => shifted(request, sinceMs));
}

function shifted(request: NetworkRequest, byMs: number): NetworkRequest {
  const { startedAtMs, endedAtMs } = request;
  const times = {
    startedAtMs: startedAtMs - byMs,
    ...(endedAtMs === undefined ? {} : { endedAtMs: endedAtMs - byMs }),
  };
  return { ...request, ...times };
}

function visitLimits(limits: PrivacyLimits): VisitLimits {
  return { ...VISIT_LIMITS, loadMs: limits.loadMs, settleMs: limits.settleMs };
}

function refuseLate(signal: AbortSignal): void {
  if (signal.aborted) throw new OutOfTime(TOO_LATE);
}
