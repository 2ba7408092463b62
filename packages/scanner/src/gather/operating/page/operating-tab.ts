import type { NetworkGate } from "#egress/network-gate.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import { showNothing, forgetStored } from "#gather/page/clean-tab.ts";
import { showInWindow } from "#gather/page/show-in-window.ts";
import { USUAL_WINDOW, type Viewport } from "#gather/page/viewport.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";
import type { VisitLimits } from "#gather/page/visit-limits.ts";
import { OwnChanges } from "#gather/operating/page/own-changes.ts";
import { ReactingPage } from "#gather/operating/page/reacting-page.ts";
import { HeldNetwork } from "#gather/operating/page/held-network.ts";
import { putBackStored, readStored, type Stored } from "#gather/operating/page/stored-before.ts";
import { BegunLimits } from "#gather/operating/timers/begun-limits.ts";
import { OpenedContents } from "#gather/operating/opened/opened-contents.ts";
import { beginOperating, keepOperatingScript } from "#gather/operating/page/operating-script.ts";
import { noteListeningElements } from "#gather/operating/page/listening-elements.ts";
import type { PageTimers } from "#gather/operating/timers/page-timers.ts";
import type { MovableInside, OpenedInside } from "#gather/operating/opened/opened-inside.ts";
import { ViewsMet } from "#gather/operating/views/views-met.ts";
import { MessagesToTry } from "#gather/operating/messages/messages-to-try.ts";
import type { CalendarToTry } from "#gather/page/in-page/operating/lists/calendars.ts";
import type { Comer } from "#gather/page/in-page/operating/page/known-elements.ts";
import type { SetTimer } from "#gather/page/in-page/timers/hooked-timers.ts";
import type { SentForms } from "#gather/operating/forms/form-facts.ts";

const LEAVING_MS = 5000;
const MOST_FRESH_STARTS = 3;
const LATE = "The page did not load again to be operated.";

/** A page that is operated: loaded, then cut off from every server, and loaded again when it must start anew. */
export class OperatingTab extends ReactingPage {
  readonly tab: PageTab;
  /** Address of the page, without its fragment. */
  readonly url: string;
  readonly limits: VisitLimits;
  readonly #usual: Viewport;
  readonly #until: number;
  readonly #gate: NetworkGate;
  readonly #ownChanges: OwnChanges;
  protected readonly timers: PageTimers;
  protected network: HeldNetwork | null = null;
  #stored: Stored | null = null;
  /** How often the page has been loaded to be operated. */
  loads = 0;
  #freshStarts = 0;
  #isSpoiled = false;
  readonly opened = new OpenedContents();
  readonly views = new ViewsMet();
  messages = new MessagesToTry();
  /** Time limits that begin when something is pressed. */
  readonly begun: BegunLimits;
  /** Whether the page listens at more elements than we look at. */
  listensAtMore = false;
  /** Whether anything has been chosen on the page since it was loaded. */
  hasChosen = false;
  /** How often in a row nothing came of what was waited for. */
  waitsInVain = 0;
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
      ownChanges = new OwnChanges([]),
    }: {
      usual?: Viewport;
      limits: VisitLimits;
      until: number;
      gate: NetworkGate;
      timers: PageTimers;
      ownChanges?: OwnChanges;
    },
  ) {
    super();
    this.tab = tab;
    this.url = url.replace(/#.*$/, "");
    this.#usual = usual;
    this.limits = limits;
    this.#until = until;
    this.#gate = gate;
    this.#ownChanges = ownChanges;
    this.timers = timers;
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
    await keepOperatingScript(this.tab, this.limits.readMs);
    await this.tab.load(this.url, this.limits.loadMs, LATE);
    await this.#ownChanges.settle(this, this.loads === 0);
    await forget();
    // A button that leads back has nowhere to lead to.
    await this.tab.race(this.tab.session.send("Page.resetNavigationHistory"), LEAVING_MS, LATE);
    this.network = await HeldNetwork.hold(this.tab, this.#gate);
    await beginOperating(this.tab, this.limits.readMs);
    await this.wayIn?.();
    this.listensAtMore = await noteListeningElements(this.tab, this.limits.readMs);
    await this.#ownChanges.learn(this);
    await this.timers.passOverClocks();
    for (const timer of this.held) await this.timers.hold(timer);
    await this.#ownChanges.tell(this);
    if (this.comers.length > 0) await this.call("noteComers", this.comers);
    this.loads += 1;
    this.hasChosen = false;
    await this.#open?.();
  }

  /** What was seen to change by itself is no effect of what is operated, now and after each load. */
  async leaveOut(selectors: readonly string[]): Promise<void> {
    await this.#ownChanges.add(this, selectors);
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
      timers: this.timers,
      ownChanges: this.#ownChanges.ofView(),
    });
    view.firstView = this;
    view.#stored = this.#stored;
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
    await tab.race(tab.closeOthers(), LEAVING_MS, "The windows of the page could not be closed.");
    await tab.race(forgetStored(tab.session), LEAVING_MS, "The browser did not forget what the page stored.");
    await this.network?.release();
    this.network = null;
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
    this.messages = new MessagesToTry();
    this.opened.isInNarrowWindow = true;
    const learnAsBefore = this.#ownChanges.learnAnew();
    try {
      await this.#showIn(window);
      return await work();
    } finally {
      this.messages = messages;
      this.opened.isInNarrowWindow = false;
      learnAsBefore();
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

  protected async asLoaded(): Promise<void> {
    if (this.#isSpoiled) await this.load();
  }
}
