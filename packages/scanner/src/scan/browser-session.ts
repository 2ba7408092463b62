import type { Browser } from "puppeteer-core";

import { browserVersion } from "#browser/browser-version.ts";
import { findBrowser } from "#browser/find-browser.ts";
import { launchBrowser, type WarmBrowser } from "#browser/launch.ts";
import { type MemoryWatch, watchMemory } from "#browser/memory-watch.ts";
import { ownSessionOf } from "#browser/own-session.ts";
import { openVisitor, type Visitor } from "#browser/visitor.ts";
import type { EgressPolicy } from "#egress/policy.ts";
import { startGuardingProxy, type GuardingProxy } from "#egress/proxy.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { pageWorldSource } from "#gather/page/in-page-scripts/page-world.ts";
import { OutOfTime } from "#gather/page/page-trouble.ts";
import { visitPage } from "#gather/page/visit-page.ts";
import { limitsWithin } from "#gather/page/visit-limits.ts";
import type { VisitPlan } from "#gather/page/visit-plan.ts";
import { browserUserAgent, visitorUserAgent } from "#plan/user-agent.ts";
import type { ScanLog } from "#scan-log.ts";
import { MEMORY_LIMIT_BYTES } from "#scan/scan-options.ts";
import { SharedLock } from "#scan/shared-lock.ts";
import { unmeasuredPage } from "#scan/unmeasured-page.ts";

interface SessionOptions {
  policy: EgressPolicy;
  browserPath?: string | undefined;
  allowsUnsandboxed?: boolean | undefined;
  contactUrl: string | null;
  log: ScanLog;
  /** Milliseconds after which a visit that does not end by itself is ended with its browser. */
  pageLimitMs: number;
  /** Milliseconds in which a browser answers that is not frozen; 5 s by default. */
  answerLimitMs?: number;
  /** Bytes of memory the browser may use with all its processes; `MEMORY_LIMIT_BYTES` by default. */
  memoryLimitBytes?: number | undefined;
}

/** A visitor and how often it was sent out. */
interface Lane {
  visitor: Visitor;
  visits: number;
}

/** A context is replaced after so many visits, so that what it gathers does not grow. */
const VISITS_OF_A_CONTEXT = 40;
const GRACE_MS = 10_000;
const ANSWER_LIMIT_MS = 5000;
const CRASHED = "The page made the browser crash.";
const SILENT =
  "The browser stopped responding while it measured this page. The page may keep it busy, or the machine that scans has too much to do.";
const TOO_MUCH_MEMORY = "The page needs more memory than a scan may use.";

/** One warm browser behind the guarding proxy, started again when a page brings it down. */
export class BrowserSession {
  readonly #options: SessionOptions;
  readonly #proxy: GuardingProxy;
  readonly #executable: string;
  readonly #version: string | null;
  readonly #lock = new SharedLock();
  #launching: Promise<WarmBrowser> | null = null;
  #idle: Lane[] = [];
  #watch: MemoryWatch | null = null;
  /** Processes of browsers that were ended for the memory they used. */
  #endedForMemory = 0;
  /** Browsers that were alive and yet answered no more. */
  #silent = 0;

  private constructor(
    options: SessionOptions,
    parts: { proxy: GuardingProxy; executable: string; version: string | null },
  ) {
    this.#options = options;
    this.#proxy = parts.proxy;
    this.#executable = parts.executable;
    this.#version = parts.version;
  }

  /**
   * @throws BrowserNotFoundError when there is no Chromium
   * @throws NoSandboxError when it may not run without its sandbox, and cannot run with it
   * @throws InPageScriptError when the scripts that run in pages cannot be made
   */
  static async open(options: SessionOptions): Promise<BrowserSession> {
    // Asked for before the first page, so that it is not the page that is said to be in trouble.
    pageWorldSource();
    const executable = findBrowser(options.browserPath);
    const [proxy, version] = await Promise.all([
      startGuardingProxy(options.policy),
      browserVersion(executable),
    ]);
    const session = new BrowserSession(options, { proxy, executable, version });
    try {
      await session.#browser();
      return session;
    } catch (error) {
      await session.close();
      throw error;
    }
  }

  /**
   * Visits a page. It is visited once more, with the browser to itself, when the browser went down meanwhile,
   * maybe by another page, when the browser failed in a way that says nothing of the page, when its tab crashed while
   * all pages together needed too much memory, or when its host was reached and yet no answer came while others were
   * visited too.
   */
  async visit(plan: VisitPlan): Promise<PageEvidence> {
    const guarded = { ...plan, failureOf: this.failureOf };
    const wasCrowded = this.#lock.sharers > 0;
    const endedBefore = this.#endedForMemory;
    const first = await this.#lock.shared(() => this.#tryVisit(guarded));
    const isCrowded = wasCrowded || this.#lock.sharers > 0;
    const isSuspect = first?.notMeasured === CRASHED && this.#endedForMemory > endedBefore;
    if (first !== null && !isSuspect && !this.#mayHaveBeenUs(first, plan, isCrowded)) return first;
    return await this.visitAlone(plan, first);
  }

  /** Visits a page with the browser to itself; where that brings the browser down, what was measured `before` stays. */
  async visitAlone(plan: VisitPlan, before: PageEvidence | null = null): Promise<PageEvidence> {
    const guarded = { ...plan, failureOf: this.failureOf };
    const endedBefore = this.#endedForMemory;
    const silentBefore = this.#silent;
    const seen = await this.#lock.alone(() => this.#tryVisit(guarded));
    const hasCrashed = seen === null || seen.notMeasured === CRASHED;
    if (!hasCrashed) return seen;
    if (before?.notMeasured === null) return before;
    const reasons = [
      this.#endedForMemory > endedBefore ? TOO_MUCH_MEMORY : null,
      this.#silent > silentBefore ? SILENT : null,
    ];
    return unmeasuredPage(plan.url, reasons.find((reason) => reason !== null) ?? CRASHED, plan.isKeyPage);
  }

  /** Hands out the browser for work no page visit may disturb, not even by a tab it has left. */
  async alone<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
    return await this.#lock.alone(async () => {
      const { puppeteer } = await this.#browser();
      await this.#closeIdle();
      return await work(puppeteer);
    });
  }

  /** Hands out the browser beside the visits of pages. */
  async beside<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
    return await this.#lock.shared(async () => await work((await this.#browser()).puppeteer));
  }

  /** Memory the browser uses, as a share of what it may; null where that is not known. */
  get memoryUse(): number | null {
    return this.#watch?.share ?? null;
  }

  /** Process of the running browser; null while there is none. */
  async browserPid(): Promise<number | null> {
    return (await this.#launching)?.puppeteer.process()?.pid ?? null;
  }

  /** What the browser calls itself, with its version; null when it did not say. */
  get version(): string | null {
    return this.#version;
  }

  /** User agent of an ordinary visitor; null when the browser's version is unknown. */
  get visitorUserAgent(): string | null {
    return this.#version === null ? null : visitorUserAgent(this.#version);
  }

  /** Why the proxy last failed to reach an address; null when it did reach it. */
  readonly failureOf: GuardingProxy["failureOf"] = (address) => this.#proxy.failureOf(address);

  async close(): Promise<void> {
    const browser = await this.#launching?.catch(() => null);
    this.#watch?.stop();
    await this.#closeIdle();
    await browser?.close();
    await this.#proxy.close();
  }

  /** Also no answer from a host that can be reached: we may have been too busy to hear it. */
  #mayHaveBeenUs(page: PageEvidence, { signal }: VisitPlan, isCrowded: boolean): boolean {
    if (page.notMeasured === null || signal?.aborted === true) return false;
    if (isUnexplained(page)) return true;
    return isCrowded && page.status === null && this.failureOf(page.finalUrl) === null;
  }

  /** Null when the browser did not survive the visit. */
  async #tryVisit(plan: VisitPlan): Promise<PageEvidence | null> {
    const browser = await this.#browser();
    let lane: Lane | null = null;
    try {
      lane = this.#idle.pop() ?? (await newLane(browser.puppeteer, this.#proxy.url));
      const page = await visitInTime(lane.visitor, plan, this.#options.pageLimitMs);
      if (page !== null && (page.notMeasured === null || (await this.#answers(browser)))) {
        if (isUnexplained(page)) await lane.visitor.close();
        else await this.#putBack(browser, lane);
        return page;
      }
      if (browser.puppeteer.connected) this.#silent += 1;
      this.#options.log("warn", "The browser no longer responds", { url: plan.url });
      await browser.kill();
      await lane.visitor.close();
      return null;
    } catch (error) {
      await lane?.visitor.close();
      // Opening a context fails only when the browser is gone.
      if (browser.puppeteer.connected) throw error;
      return null;
    }
  }

  #answers({ puppeteer }: WarmBrowser): Promise<boolean> {
    return answers(puppeteer, this.#options.answerLimitMs ?? ANSWER_LIMIT_MS);
  }

  /** A visitor whose network had to stay shut is not sent out again. */
  async #putBack(browser: WarmBrowser, lane: Lane): Promise<void> {
    lane.visits += 1;
    const isUsable = browser.puppeteer.connected && !lane.visitor.gate.isShut;
    if (isUsable && lane.visits < VISITS_OF_A_CONTEXT) this.#idle.push(lane);
    else await lane.visitor.close();
  }

  async #closeIdle(): Promise<void> {
    const idle = this.#idle.splice(0);
    await Promise.all(idle.map(({ visitor }) => visitor.close()));
  }

  async #browser(): Promise<WarmBrowser> {
    const running = await this.#launching;
    if (running?.puppeteer.connected === true) return running;
    if (running !== null && running !== undefined) await this.#bury(running);
    const { contactUrl, log, allowsUnsandboxed } = this.#options;
    const userAgent = this.#version === null ? undefined : browserUserAgent(this.#version, contactUrl);
    const proxyUrl = this.#proxy.url;
    const choice = { browserPath: this.#executable, allowsUnsandboxed };
    this.#launching ??= this.#watched(launchBrowser({ ...choice, proxyUrl, userAgent, log }));
    try {
      return await this.#launching;
    } catch (error) {
      this.#launching = null;
      throw error;
    }
  }

  async #watched(launching: Promise<WarmBrowser>): Promise<WarmBrowser> {
    const browser = await launching;
    const pid = browser.puppeteer.process()?.pid;
    const limitBytes = this.#options.memoryLimitBytes ?? MEMORY_LIMIT_BYTES;
    const onEnded = (usedBytes: number) => {
      this.#endedForMemory += 1;
      this.#options.log("warn", "A page was ended for the memory it used", { usedBytes, limitBytes });
    };
    this.#watch?.stop();
    this.#watch = pid === undefined ? null : watchMemory(pid, { limitBytes, onEnded });
    return browser;
  }

  /** Several visits may notice the same death: the first one buries. */
  async #bury(dead: WarmBrowser): Promise<void> {
    await dead.close();
    if ((await this.#launching) !== dead) return;
    this.#options.log("warn", "The browser went down; it is started anew");
    this.#launching = null;
    await this.#closeIdle();
  }
}

/** Whether the browser failed in a way that we have no words for, which a context that failed may do again. */
function isUnexplained({ document }: PageEvidence): boolean {
  return !document.gathered && document.cause !== undefined;
}

/** Null when the visit does not end even when it is asked to. */
async function visitInTime(
  { context, gate }: Visitor,
  plan: VisitPlan,
  limitMs: number,
): Promise<PageEvidence | null> {
  const late = new AbortController();
  const hung = Promise.withResolvers<null>();
  const limits = { ...limitsWithin(limitMs), ...plan.limits };
  const until = Date.now() + limitMs;
  let moreMs = 0;
  const reason = (): string =>
    `Measuring this page took longer than ${Math.round((limitMs + moreMs) / 1000)} seconds.`;
  let timers: NodeJS.Timeout[] = [];
  const takesLonger = (ms: number): void => {
    moreMs += ms;
    for (const timer of timers) clearTimeout(timer);
    const leftMs = until + moreMs - Date.now();
    timers = [
      setTimeout(() => late.abort(new OutOfTime(reason())), leftMs),
      setTimeout(() => hung.resolve(null), leftMs + GRACE_MS),
    ];
  };
  takesLonger(0);
  try {
    const signal = AbortSignal.any([late.signal, ...(plan.signal === undefined ? [] : [plan.signal])]);
    const visit = visitPage(context, { ...plan, limits, signal, gate, takesLonger });
    const page = await Promise.race([visit, hung.promise]);
    if (page !== null && page.notMeasured === null && plan.signal?.aborted === true) return cutShort(page);
    const wasLate = late.signal.aborted && plan.signal?.aborted !== true;
    if (page === null || page.notMeasured === null || !wasLate) return page;
    return { ...page, notMeasured: reason(), document: { gathered: false, reason: reason(), isLate: true } };
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}

/** What was read of a page when the scan was stopped is not all of it, so nothing of it may be judged. */
function cutShort({ url, isKeyPage }: PageEvidence): PageEvidence {
  return unmeasuredPage(url, "The scan was stopped before we measured this page.", isKeyPage);
}

/** Whether the browser still does something when asked; a frozen one keeps its connection. */
async function answers(browser: Browser, limitMs: number): Promise<boolean> {
  const silent = Promise.withResolvers<false>();
  const timer = setTimeout(() => silent.resolve(false), limitMs);
  const asked = ask(browser).then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([asked, silent.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** puppeteer's own `version()` answers from memory once it was asked: a dead browser would seem alive. */
async function ask(browser: Browser): Promise<void> {
  const session = await ownSessionOf(browser);
  await session.send("Browser.getVersion");
}

async function newLane(browser: Browser, proxyUrl: string): Promise<Lane> {
  return { visitor: await openVisitor(browser, proxyUrl), visits: 0 };
}
