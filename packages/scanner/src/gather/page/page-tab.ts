import {
  ProtocolError,
  TargetType,
  type BrowserContext,
  type CDPSession,
  type Protocol,
  type Target,
} from "puppeteer-core";

import { cleanTab, forgetEverything } from "#gather/page/clean-tab.ts";
import type { FrameWorld } from "#gather/page/frame-worlds.ts";
import { inTime } from "#gather/page/in-time.ts";
import type { PageWorld } from "#gather/page/in-page/world.ts";
import { networkErrorInWords } from "#gather/page/navigation-failure.ts";
import type { NetworkLog } from "#gather/page/network-log.ts";
import type { PageDiary } from "#gather/page/page-diary.ts";
import { OutOfTime, PageTrouble } from "#gather/page/page-trouble.ts";
import type { ScriptCookies } from "#gather/page/script-cookies.ts";
import { closeOthers, closeTarget, openTarget } from "#gather/page/tab-target.ts";
import { TabWatch } from "#gather/page/tab-watch.ts";
import { worldSessionOf } from "#gather/page/tab-world.ts";
import type { Viewport } from "#gather/page/viewport.ts";
import { VISIT_LIMITS } from "#gather/page/visit-limits.ts";

/** The browser itself ends what runs too long in a page; beyond this it has not managed to. */
const GRACE_MS = 500;
const BUSY =
  "We could not read the page in time. It is very large, or one of its scripts keeps the browser busy.";

const POINTER_LEAVES: Protocol.Input.DispatchMouseEventRequest = { type: "mouseMoved", x: -1, y: -1 };
/** Tabs an earlier visit left as new, and what the browser calls them. */
const CLEAN_TABS = new WeakMap<BrowserContext, { target: Target; id: string }>();

/** A browser tab with everything attached that watches a page; nothing has been loaded yet. */
export class PageTab {
  readonly target: Target;
  readonly session: CDPSession;
  /** By which scripts get into our world of its documents. */
  readonly worldSession: CDPSession;
  /** The browser calls the tab itself so as well. */
  readonly mainFrame: string;
  readonly #watch: TabWatch;
  /** Main documents the tab has shown since it was opened, or last told to load a page. */
  documents = 0;
  loaded = false;
  /** Address the browser shows its own error page for instead; null while it shows a page. */
  unreachable: string | null = null;
  readonly #lost = Promise.withResolvers<never>();
  readonly #unwatch: (() => void)[] = [];
  #unusable = false;
  #takesInput = false;

  private constructor(
    target: Target,
    sessions: Pick<PageTab, "session" | "worldSession">,
    mainFrame: string,
  ) {
    this.target = target;
    this.session = sessions.session;
    this.worldSession = sessions.worldSession;
    this.mainFrame = mainFrame;
    this.#watch = new TabWatch(mainFrame);
    // Whoever waits hears of a loss; when no one does it is no unhandled rejection.
    this.#lost.promise.catch(() => undefined);
  }

  get log(): NetworkLog {
    return this.#watch.log;
  }

  get diary(): PageDiary {
    return this.#watch.diary;
  }

  get cookies(): ScriptCookies {
    return this.#watch.cookies;
  }

  /**
   * Takes up the tab an earlier visit of the context left clean, or opens one: a tab costs more than all of a small
   * page. No other visit may use the context at the same time.
   */
  static async open(
    context: BrowserContext,
    viewport: Viewport,
    limitMs = VISIT_LIMITS.openMs,
  ): Promise<PageTab> {
    const late = "The browser did not open a page in time.";
    const idle = CLEAN_TABS.get(context);
    CLEAN_TABS.delete(context);
    if (idle !== undefined && context.targets().includes(idle.target)) {
      try {
        return await inTime(PageTab.#attach(idle.target, viewport, limitMs), limitMs, late);
      } catch {
        // What an earlier page did to the tab is no fault of the next one.
        await closeTab(idle.target, idle.id, VISIT_LIMITS.closeMs);
      }
    }
    return await inTime(PageTab.#attachNew(context, viewport, limitMs), limitMs, late);
  }

  static async #attachNew(context: BrowserContext, viewport: Viewport, limitMs: number): Promise<PageTab> {
    const target = await openTarget(context);
    const session = await target.createCDPSession();
    // A tab that had to be closed took nothing of what its page stored with it.
    await forgetEverything(session);
    await session.detach();
    return await PageTab.#attach(target, viewport, limitMs);
  }

  static async #attach(target: Target, viewport: Viewport, limitMs: number): Promise<PageTab> {
    const worldSession = await worldSessionOf(target);
    const session = await target.createCDPSession();
    const { frameTree } = await session.send("Page.getFrameTree");
    const tab = new PageTab(target, { session, worldSession }, frameTree.frame.id);
    tab.#watchForLoss();
    try {
      await tab.race(tab.#setUp(viewport), limitMs, "The browser did not get ready in time.");
      return tab;
    } catch (error) {
      tab.#stopWatching();
      throw error;
    }
  }

  /** Begins to load a page anew: what earlier loads led through does not count. */
  async load(url: string, limitMs: number, late: string): Promise<void> {
    this.documents = 0;
    if (this.#takesInput) await this.race(this.#refuseInput(), limitMs, late);
    const { errorText } = await this.race(this.session.send("Page.navigate", { url }), limitMs, late);
    if (errorText !== undefined) throw new PageTrouble(late);
  }

  /**
   * The session by which to move the pointer and press keys. Until it is asked for, the page has no pointer over it:
   * Chromium's headless shell makes one up at the corner of each page, which opens menus and sets off tags.
   */
  async inputSession(): Promise<CDPSession> {
    if (!this.#takesInput) await this.session.send("Input.setIgnoreInputEvents", { ignore: false });
    this.#takesInput = true;
    return this.session;
  }

  /** Waits for something the page could hold up for ever. */
  async race<T>(promise: Promise<T>, limitMs: number, sentence: string): Promise<T> {
    try {
      return await inTime(Promise.race([promise, this.#lost.promise]), limitMs, sentence);
    } catch (error) {
      this.#unusable ||= error instanceof PageTrouble;
      throw error;
    }
  }

  /** @throws PageTrouble where the page led on to an address that the browser could not open */
  refuseErrorPage(): void {
    if (this.unreachable === null) return;
    const failure = this.log.document()?.failure;
    const why = failure ? networkErrorInWords(failure, this.unreachable) : null;
    const host = URL.parse(this.unreachable)?.host ?? this.unreachable;
    throw new PageTrouble(
      `The page leads on to ${host}, which can't be opened.${why === null ? "" : ` ${why}`}`,
    );
  }

  /** Makes everything that is awaited fail with this reason, e.g. when the scan is stopped. */
  giveUp(reason: Error): void {
    this.#lost.reject(reason);
  }

  /** Closes all other windows of the visitor. */
  async closeOthers(): Promise<void> {
    await closeOthers(this.target, this.mainFrame);
  }

  /** World of a frame's present document; null while it has none. */
  worldOf(frame: string): FrameWorld | null {
    return this.#watch.worlds.of(frame);
  }

  /**
   * Calls one of our functions in the isolated world of a frame (the page itself when none is named). Arguments and
   * result go over as JSON.
   *
   * @throws PageTrouble when the page does not let it finish
   */
  async call<Name extends keyof PageWorld>(
    name: Name,
    limitMs: number,
    args: Parameters<PageWorld[Name]> | [] = [],
    frame = this.mainFrame,
  ): Promise<Awaited<ReturnType<PageWorld[Name]>>> {
    const list = args.map((argument) => JSON.stringify(argument) ?? "undefined").join(", ");
    const value = await this.evaluate(`world.${name}(${list})`, limitMs, frame);
    return asDeclared<Awaited<ReturnType<PageWorld[Name]>>>(value);
  }

  /** Evaluates an expression in the isolated world of a frame; the value comes over as JSON. */
  async evaluate(expression: string, limitMs: number, frame = this.mainFrame): Promise<unknown> {
    return (await this.#evaluate(expression, { limitMs, frame, byValue: true })).value;
  }

  /** Frame that an `<iframe>` element holds, told by an expression for the element; null when it holds none. */
  async frameIn(expression: string, limitMs: number, frame: string): Promise<string | null> {
    const { objectId } = await this.#evaluate(expression, { limitMs, frame, byValue: false });
    const world = this.#watch.worlds.of(frame);
    if (objectId === undefined || !world) return null;
    const answer = world.session.send("DOM.describeNode", { objectId });
    const { node } = await this.race(answer, limitMs, BUSY);
    return node.frameId ?? null;
  }

  /**
   * Names of the events the page's own scripts listen for at what an expression evaluates to. It is evaluated in the
   * page's world, so only name what the page may know that we look at.
   */
  async listenersOf(expression: string, limitMs: number): Promise<string[]> {
    const object = this.session.send("Runtime.evaluate", { expression, timeout: limitMs });
    const { objectId } = (await this.race(object, limitMs + GRACE_MS, BUSY)).result;
    if (objectId === undefined) return [];
    const answer = this.session.send("DOMDebugger.getEventListeners", { objectId });
    const { listeners } = await this.race(answer, limitMs, BUSY);
    return listeners.map(({ type }) => type);
  }

  async #evaluate(
    expression: string,
    { limitMs, frame, byValue }: { limitMs: number; frame: string; byValue: boolean },
  ): Promise<Protocol.Runtime.RemoteObject> {
    const world = this.#watch.worlds.of(frame);
    if (!world) throw new PageTrouble("The page moved on while we read it.");
    const answer = world.session.send("Runtime.evaluate", {
      expression,
      uniqueContextId: world.contextId,
      awaitPromise: true,
      returnByValue: byValue,
      timeout: limitMs,
    });
    const { result, exceptionDetails } = await this.race(answer.catch(asBusy), limitMs + GRACE_MS, BUSY);
    if (exceptionDetails) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    }
    return result;
  }

  /**
   * Leaves the page and takes away all it stored, so that the next visit finds the tab as new. A tab that hangs,
   * crashed or cannot be cleaned is closed. Never rejects.
   */
  async leave(limitMs = VISIT_LIMITS.closeMs): Promise<void> {
    const clean = !this.#unusable && (await this.#clean(limitMs));
    this.#stopWatching();
    const { target, mainFrame: id } = this;
    if (clean) CLEAN_TABS.set(target.browserContext(), { target, id });
    else await closeTab(target, id, limitMs);
  }

  #stopWatching(): void {
    for (const unwatch of this.#unwatch) unwatch();
  }

  async #clean(limitMs: number): Promise<boolean> {
    try {
      await inTime(this.#cleanUp(), limitMs, "The tab could not be cleaned.");
      return true;
    } catch {
      return false;
    }
  }

  async #cleanUp(): Promise<void> {
    if (this.#takesInput) await this.#refuseInput();
    await cleanTab(this.session);
  }

  async #setUp(viewport: Viewport): Promise<void> {
    const { session } = this;
    session.on("Page.frameNavigated", ({ frame }) => {
      if (frame.id !== this.mainFrame) return;
      this.documents += 1;
      this.loaded = false;
      this.unreachable = frame.unreachableUrl ?? null;
    });
    session.on("Page.loadEventFired", () => {
      this.loaded = true;
    });
    session.on("Page.javascriptDialogOpening", ({ type }) => {
      const accept = type === "beforeunload";
      void session.send("Page.handleJavaScriptDialog", { accept }).catch(() => undefined);
    });
    await Promise.all([
      this.#watch.start(session),
      this.#refuseInput(),
      session.send("Network.setBypassServiceWorker", { bypass: true }),
      session.send("Page.setDownloadBehavior", { behavior: "deny" }),
      session.send("Emulation.setFocusEmulationEnabled", { enabled: true }),
      session.send("Emulation.setDeviceMetricsOverride", {
        ...viewport,
        deviceScaleFactor: 1,
        mobile: false,
      }),
    ]);
  }

  async #refuseInput(): Promise<void> {
    // The next page has the frame of this one, and the pointer where it was.
    if (this.#takesInput) await this.session.send("Input.dispatchMouseEvent", POINTER_LEAVES);
    await this.session.send("Input.setIgnoreInputEvents", { ignore: true });
    this.#takesInput = false;
  }

  #watchForLoss(): void {
    const context = this.target.browserContext();
    const lose = (sentence: string) => () => this.#lost.reject(new PageTrouble(sentence));
    const onClose = lose("The page closed itself.");
    const onDisconnect = lose("The browser closed while we measured the page.");
    const onGone = (target: Target): void => {
      if (target === this.target) onClose();
    };
    const onTarget = (target: Target): void => {
      if (target.type() !== TargetType.PAGE || target === this.target) return;
      // It closed by itself, or the browser is gone.
      void this.closeOthers().catch(() => undefined);
    };
    const browser = context.browser();
    this.session.on("Inspector.targetCrashed", lose("The page made the browser crash."));
    context.on("targetdestroyed", onGone);
    browser.on("disconnected", onDisconnect);
    context.on("targetcreated", onTarget);
    this.#unwatch.push(() => {
      context.off("targetdestroyed", onGone);
      browser.off("disconnected", onDisconnect);
      context.off("targetcreated", onTarget);
    });
  }
}

/** Never rejects. */
async function closeTab(target: Target, targetId: string, limitMs: number): Promise<void> {
  try {
    await inTime(closeTarget(target, targetId), limitMs, "The tab did not close.");
  } catch {
    // The renderer or the browser is gone already; the context's end takes what is left.
  }
}

/** Chromium calls it an internal error when it ended a script that ran longer than its limit. */
function asBusy(error: unknown): never {
  const wasEnded = error instanceof ProtocolError && error.originalMessage === "Internal error";
  throw wasEnded ? new OutOfTime(BUSY) : error;
}

/** Our in-page functions are declared in {@link PageWorld} and run in a world the page cannot change. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the one place where JSON gets its type back
function asDeclared<T>(value: unknown): T {
  return value as T;
}
