import type { NetworkGate } from "#egress/network-gate.ts";
import { librarySource } from "#gather/engines/library-source.ts";
import { inPage, moduleSource } from "#gather/page/in-page-scripts/in-page-module.ts";
import type { OperatingInPage } from "#gather/page/in-page/operating/operating.ts";
import type { RestlessPlaces } from "#gather/page/in-page/operating/restless.ts";
import type { Settled } from "#gather/page/in-page/operating/settled.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import { showNothing, forgetStored } from "#gather/page/clean-tab.ts";
import { showInWindow } from "#gather/page/show-in-window.ts";
import { USUAL_WINDOW, type Viewport } from "#gather/page/viewport.ts";
import { QUIET_AGAIN_MS, QUIET_MS, settle } from "#gather/page/settle.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";
import type { VisitLimits } from "#gather/page/visit-limits.ts";
import { HandsOnPage } from "#gather/operating/hands-on-page.ts";
import { HeldNetwork } from "#gather/operating/held-network.ts";
import { closeOthers } from "#gather/operating/close-others.ts";
import { putBackStored, readStored, type Stored } from "#gather/operating/stored-before.ts";
import { BegunLimits } from "#gather/operating/begun-limits.ts";
import { OpenedContents } from "#gather/operating/opened-contents.ts";
import { noteListeningElements } from "#gather/operating/listening-elements.ts";
import type { PageTimers } from "#gather/operating/page-timers.ts";
import type { MovableInside, OpenedInside } from "#gather/operating/opened-inside.ts";
import { ViewsMet } from "#gather/operating/views-met.ts";
import { MessagesToTry } from "#gather/operating/messages-to-try.ts";
import type { OperatedPage } from "#gather/operating/operated-page.ts";
import type { CalendarToTry } from "#gather/page/in-page/operating/calendars.ts";
import type { Comer } from "#gather/page/in-page/operating/known-elements.ts";
import type { SetTimer } from "#gather/page/in-page/timers/timer-hook.ts";
import type { SentForms } from "#gather/operating/form-facts.ts";
import type { Effect } from "#gather/operating/effect-facts.ts";

const OPERATING = inPage(
  new URL("../page/in-page/operating/operating.ts", import.meta.url),
  () => import("../page/in-page/operating/operating.ts"),
);

/** Time in which a page has drawn what it does at once. */
const SOON_MS = 60;
/** Time in which a page shows that it reacts, and in which what it began must end. */
const REACTS_MS = 120;
const ENDS_MS = 1500;
const MOST_AT_ONCE_MS = 1500;
/** Time in which what changes by itself is learned, after the first load of each window, and after further ones where it is too much to be told. */
const RESTLESS_MS = 700;
const RESTLESS_AGAIN_MS = 150;
/** Time for a page that never rests to become what it is to be, once it was loaded before. */
const RESTLESS_SETTLE_MS = 700;
const FOCUS_MS = 30;
const LEAVING_MS = 5000;
const MOST_FRESH_STARTS = 3;
const LATE = "The page did not load again to be operated.";
/** A page that is operated: loaded, then cut off from every server, and loaded again when it must start anew. */
export class OperatingTab extends HandsOnPage implements OperatedPage {
  readonly tab: PageTab;
  /** Address of the page, without its fragment. */
  readonly url: string;
  readonly limits: VisitLimits;
  readonly #usual: Viewport;
  readonly #until: number;
  readonly #gate: NetworkGate;
  /** Selectors of what changes by itself, as others have seen it. */
  readonly #turning: string[];
  readonly #timers: PageTimers;
  #network: HeldNetwork | null = null;
  #stored: Stored | null = null;
  /** How often the page has been loaded to be operated. */
  loads = 0;
  #freshStarts = 0;
  #isSpoiled = false;
  /** Where anything changed by itself on the first load; null before, and where it was in too many places. */
  #restless: RestlessPlaces | null = null;
  #hasLearned = false;
  /** Whether the page came to rest on the first load, and the texts that ran on it for a while. */
  #rests = true;
  #running: string[] = [];
  readonly opened = new OpenedContents();
  readonly views = new ViewsMet();
  messages = new MessagesToTry();
  /** Time limits that begin when something is pressed. */
  readonly begun: BegunLimits;
  /** Whether the page listens at more elements than we look at. */
  listensAtMore = false;
  /** Whether anything has been chosen on the page since it was loaded. */
  hasChosen = false;
  /** What can be operated in contents that opened, until someone takes it up; null where nothing was found. */
  foundInside: OpenedInside | null = null;
  /** What opens in a content that has opened, and what can be operated there; null where nobody asks for it. */
  foundDeeper: OpenedInside[] | null = null;
  /** Next steps of forms, and what can be operated in them. */
  readonly insideSteps: OpenedInside[] = [];
  /** Fields below which a month came with the focus, whatever they are called. */
  readonly monthFields: CalendarToTry[] = [];
  /** Steps of forms that hold anything to drag or to move by keys. */
  readonly movableInside: MovableInside[] = [];
  /**
   * What comes by itself some time after the page has loaded, and the waits that bring it, which are held from then on. A page
   * may set such a wait anew at each press, and then what comes is known by where it comes.
   */
  readonly comers: Comer[] = [];
  readonly held: SetTimer[] = [];
  /** What came of forms in contents that opened; null where nobody asks for it. */
  sentInside: SentForms[] | null = [];
  #open: (() => Promise<void>) | null = null;
  /** The page as it was loaded, where this one is a later view of it. */
  firstView: OperatingTab | null = null;
  /** Takes away what lies over all of the page as it was loaded; null where nothing does, or stays. */
  wayIn: (() => Promise<void>) | null = null;

  constructor(
    tab: PageTab,
    url: string,
    {
      usual = USUAL_WINDOW,
      limits,
      until,
      gate,
      timers,
      turning = [],
    }: {
      usual?: Viewport;
      limits: VisitLimits;
      until: number;
      gate: NetworkGate;
      timers: PageTimers;
      turning?: string[];
    },
  ) {
    super();
    this.tab = tab;
    this.url = url.replace(/#.*$/, "");
    this.#usual = usual;
    this.limits = limits;
    this.#until = until;
    this.#gate = gate;
    this.#turning = [...turning];
    this.#timers = timers;
    this.begun = new BegunLimits(timers);
  }

  /** Loads the page as a visitor who has not operated it would, cuts it off, and learns what moves by itself. */
  async load(): Promise<void> {
    this.#isSpoiled = false;
    try {
      await this.#load();
    } catch (error) {
      this.spoil();
      throw error;
    }
  }

  /**
   * What is left of a trial must not be seen by the next: the page is loaded anew once it is asked or touched again.
   * Often it never is.
   */
  spoil(): void {
    this.#isSpoiled = true;
  }

  /** Spoils the page for a trial that found its way barred, perhaps by what an earlier one left; false where that was done often enough. */
  startAnew(): boolean {
    if (this.#freshStarts >= MOST_FRESH_STARTS) return false;
    this.#freshStarts += 1;
    this.spoil();
    return true;
  }

  async #load(): Promise<void> {
    this.#stored ??= await readStored(this.tab);
    await this.leave();
    const forget = await putBackStored(this.tab, this.#stored);
    await this.tab.load(this.url, this.limits.loadMs, LATE);
    await this.#settle();
    await forget();
    // A button that leads back has nowhere to lead to.
    await this.tab.race(this.tab.session.send("Page.resetNavigationHistory"), LEAVING_MS, LATE);
    this.#network = await HeldNetwork.hold(this.tab, this.#gate);
    const script = `${librarySource("@accesslint/core/iife")};globalThis.operating = ${moduleSource(OPERATING)}.operating;void 0`;
    await this.tab.evaluate(script, this.limits.readMs);
    await this.wayIn?.();
    this.listensAtMore = await noteListeningElements(this.tab, this.limits.readMs);
    await this.#learnRestless();
    await this.#timers.passOverClocks();
    for (const timer of this.held) await this.#timers.hold(timer);
    const turning = [...this.#turning, ...this.#running];
    if (turning.length > 0) await this.call("noteTurning", turning);
    if (this.comers.length > 0) await this.call("noteComers", this.comers);
    this.loads += 1;
    this.hasChosen = false;
    await this.#open?.();
  }

  /** What ran or never rested on the first load is not waited for on the further ones. */
  async #settle(): Promise<void> {
    if (this.loads > 0) {
      const settleMs = Math.min(this.limits.settleMs, this.#rests ? Infinity : RESTLESS_SETTLE_MS);
      await settle(this.tab, { ...this.limits, settleMs }, Date.now(), {
        quietMs: QUIET_AGAIN_MS,
        butForTexts: this.#running.length > 0,
      });
      return;
    }
    this.#rests = await settle(this.tab, this.limits, Date.now());
    this.#running = await this.tab.call("textsThatRan", this.limits.readMs, [QUIET_MS]);
  }

  /** What changed for long enough when the page was loaded first is taken for what changes from then on. */
  async #learnRestless(): Promise<void> {
    if (this.#restless !== null) await this.call("takeAsBefore", this.#restless);
    else {
      await this.call("learnRestless", this.#hasLearned ? RESTLESS_AGAIN_MS : RESTLESS_MS);
      this.#hasLearned = true;
      this.#restless = await this.call("restlessPlaces");
    }
  }

  /** What was seen to change by itself is no effect of what is operated, now and after each load. */
  async leaveOut(selectors: readonly string[]): Promise<void> {
    if (selectors.length === 0) return;
    this.#turning.push(...selectors);
    await this.call("noteTurning", [...selectors]);
  }

  /**
   * The same page, to be operated from now on as it is once another view is shown, which each load of it does. What is
   * noted of the page as it is loaded stays there. The network of this one must be left before.
   */
  forView(show: (view: OperatingTab) => Promise<void>, operateMs: number): OperatingTab {
    const view = new OperatingTab(this.tab, this.url, {
      usual: this.#usual,
      limits: { ...this.limits, operateMs },
      until: Date.now() + operateMs,
      gate: this.#gate,
      timers: this.#timers,
      turning: this.#turning,
    });
    view.firstView = this;
    view.#stored = this.#stored;
    view.#rests = this.#rests;
    view.#running = this.#running;
    view.loads = this.loads;
    view.comers.push(...this.comers);
    view.held.push(...this.held);
    view.opened.isWanted = this.opened.isWanted;
    view.sentInside = this.sentInside === null ? null : [];
    view.wayIn = async () => {
      await this.wayIn?.();
      await show(view);
    };
    return view;
  }

  /** Opens a content, now and after each load, until {@link comeOut}. */
  async goInside(open: () => Promise<void>): Promise<void> {
    // Loaded anew while it is opened, it would be opened twice.
    await this.asLoaded();
    this.#open = open;
    await open();
  }

  /** Whether what is operated stands in a content that must stay open. */
  get isInside(): boolean {
    return this.#open !== null;
  }

  comeOut(): void {
    this.#open = null;
    this.spoil();
  }

  /** Leaves the page and all it has stored; only when nothing of it is left is there a network again. */
  async leave(): Promise<void> {
    if (!this.#gate.isShut) return;
    const { tab } = this;
    await tab.race(showNothing(tab.session), LEAVING_MS, "The page could not be left.");
    await tab.race(closeOthers(tab), LEAVING_MS, "The windows of the page could not be closed.");
    await tab.race(forgetStored(tab.session), LEAVING_MS, "The browser did not forget what the page stored.");
    await this.#network?.release();
    this.#network = null;
    // Cookies are kept where the network is: the answer comes after what the network had to do before.
    const askNetwork = (): Promise<unknown> =>
      tab.race(tab.session.send("Storage.getCookies"), LEAVING_MS, "The browser's network did not answer.");
    if (!(await this.#gate.open(askNetwork)))
      throw new PageTrouble("The page does not stop to ask its server.");
  }

  /**
   * Shows the page in a narrower window while something is done, each time loaded as people with such a window have it.
   * Messages that come meanwhile are not tried again: the usual window may not show what brings them.
   */
  async narrowedTo<Result>(window: Viewport, work: () => Promise<Result>): Promise<Result> {
    const { messages } = this;
    const restless = this.#restless;
    this.messages = new MessagesToTry();
    this.opened.isInNarrowWindow = true;
    this.#restless = null;
    this.#hasLearned = false;
    try {
      await this.#showIn(window);
      return await work();
    } finally {
      this.messages = messages;
      this.opened.isInNarrowWindow = false;
      this.#restless = restless;
      this.#hasLearned = true;
      await this.#showIn(this.#usual);
    }
  }

  async #showIn(window: Viewport): Promise<void> {
    this.spoil();
    await showInWindow(this.tab, window, this.limits.readMs);
  }

  /** Whether there is no time left. */
  get isLate(): boolean {
    return this.isLateBy(0);
  }

  /** Milliseconds of its time that are left. */
  get leftMs(): number {
    return Math.max(0, this.#until - Date.now());
  }

  /** Whether there is no time left for what may take so much longer. */
  isLateBy(ms: number): boolean {
    return Date.now() > this.#until + ms;
  }

  /** Calls one of our functions in the page; the functions return what they declare. */
  async call<Name extends keyof OperatingInPage>(
    name: Name,
    ...args: Parameters<OperatingInPage[Name]>
  ): Promise<Awaited<ReturnType<OperatingInPage[Name]>>> {
    await this.asLoaded();
    const list = args.map((argument) => JSON.stringify(argument)).join(", ");
    const value = await this.tab.evaluate(`operating.${name}(${list})`, this.limits.readMs);
    return asDeclared<Awaited<ReturnType<OperatingInPage[Name]>>>(value);
  }

  /**
   * Waits until the page has reacted: so long, and until it rests; less long where nothing that it has set for later, or
   * asked for, comes within that time.
   */
  async rest(leastMs = REACTS_MS): Promise<void> {
    const until = Date.now() + Math.max(ENDS_MS, 2 * leastMs);
    let { had, ranUntil } = await this.#restFor(Math.min(leastMs, SOON_MS));
    for (let leftMs = leastMs - had; leftMs > 0 && Date.now() < until; leftMs -= had) {
      const mayReact =
        this.#network?.mayAnswer !== false || (await this.#timers.isAnythingDue(ranUntil, leftMs));
      if (!mayReact) return;
      // One call may not take as long as a page has for an answer.
      ({ had, ranUntil } = await this.#restFor(Math.min(leftMs, MOST_AT_ONCE_MS)));
    }
  }

  /** Whether what is tried asked for something that only a server could answer. */
  get lacksAnswer(): boolean {
    return this.#network?.lacksAnswer === true;
  }

  /** Whether anything may yet change by itself within some time: by a script that is set for then, an answer or a movement that ends. */
  async mayChangeWithin(ms: number): Promise<boolean> {
    if (ms <= 0) return false;
    if (this.#network?.mayAnswer !== false) return true;
    const { now, mayEnd } = await this.call("comesToEnd");
    // What was due a moment ago may come late.
    return mayEnd || (await this.#timers.isAnythingDue(now - ENDS_MS, ms + ENDS_MS));
  }

  async #restFor(leastMs: number): Promise<Settled> {
    return await this.call("settled", leastMs, Math.max(ENDS_MS, 2 * leastMs));
  }

  /** Gives the focus to what was taken up; whether it took it. */
  async focus(): Promise<boolean> {
    const isFocused = await this.call("focusIt");
    if (isFocused) await this.rest(FOCUS_MS);
    return isFocused;
  }

  /** What comes of doing something, once the page rests again. */
  async effectOf(operate: () => Promise<void>, leastMs = REACTS_MS): Promise<Effect> {
    await this.call("look");
    this.#network?.beginTrial();
    await operate();
    return await this.effectAfter(leastMs);
  }

  /** What scripts have set to come once, each wait in milliseconds; none where the page does not say so. */
  async waits(): Promise<number[]> {
    try {
      return (await this.#timers.list()).soon.map(({ ms }) => ms);
    } catch (error) {
      if (!(error instanceof PageTrouble)) throw error;
      return [];
    }
  }

  /** What comes of what was done last within some more time. */
  async effectAfter(leastMs: number): Promise<Effect> {
    await this.rest(leastMs);
    const seen = await this.call("effect");
    return { ...seen, ...(this.#network?.attempts() ?? { left: [], asked: 0 }) };
  }

  protected async asLoaded(): Promise<void> {
    if (this.#isSpoiled) await this.load();
  }
}

/** Our functions in the page are declared in {@link OperatingInPage} and run in a world the page cannot change. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the one place where JSON gets its type back
function asDeclared<T>(value: unknown): T {
  return value as T;
}
