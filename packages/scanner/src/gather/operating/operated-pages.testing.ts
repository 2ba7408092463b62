import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";

import { launchBrowser, type WarmBrowser } from "#browser/launch.ts";
import { openVisitor, type Visitor } from "#browser/visitor.ts";
import { createEgressPolicy } from "#egress/policy.ts";
import { type GuardingProxy, startGuardingProxy } from "#egress/proxy.ts";
import { factsOf, type PageFacts, type Probe } from "#evidence/probe-facts.ts";
import type { NetworkGate } from "#egress/network-gate.ts";
import { operatePage } from "#gather/operating/operate-page.ts";
import { OPERATED_CONTROLS, type TriedControl } from "#gather/operating/controls/control-facts.ts";
import { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import { PageTimers } from "#gather/operating/timers/page-timers.ts";
import { TriedComponents } from "#gather/operating/controls/tried-components.ts";
import { PageTab } from "#gather/page/page-tab.ts";
import { aPageWith, serveSite, type SiteServer } from "#gather/page/site-server.testing.ts";
import { VISIT_LIMITS, type VisitLimits } from "#gather/page/visit-limits.ts";

/** A busy machine must not turn an answer into 'could not run'. */
export const PATIENT = { ...VISIT_LIMITS, loadMs: 60_000, readMs: 60_000, operateMs: 240_000 };
/** Milliseconds one test may take. */
export const LONG = 300_000;

/** A browser and a site for one test file, begun and ended with its tests; each test is a visitor of its own. */
export class OperatedPages {
  #browser: WarmBrowser | null = null;
  #proxy: GuardingProxy | null = null;
  #site: SiteServer | null = null;
  #visitor: Visitor | null = null;
  /** What scripts of the page, or ours in it, have tried to fetch while it was operated last. */
  readonly fetched: string[] = [];

  constructor() {
    beforeAll(async () => {
      this.#site = await serveSite();
      this.#browser = await launchBrowser();
      this.#proxy = await startGuardingProxy(createEgressPolicy([`127.0.0.1:${this.#site.port}`]));
    });
    beforeEach(async () => {
      this.#visitor = await openVisitor(begun(this.#browser).puppeteer, begun(this.#proxy).url);
    });
    afterEach(async () => {
      await this.#visitor?.close();
    });
    afterAll(async () => {
      await this.#browser?.close();
      await this.#proxy?.close();
      await this.#site?.close();
    });
  }

  get site(): SiteServer {
    return begun(this.#site);
  }

  /** What came of operating a page. */
  async operated(
    body: string,
    {
      limits = PATIENT,
      tried = new TriedComponents(),
      path = "/",
      turning = [],
    }: { limits?: VisitLimits; tried?: TriedComponents; path?: string; turning?: string[] } = {},
  ): Promise<PageFacts> {
    this.site.asked.length = 0;
    this.fetched.length = 0;
    return await this.inTab(body, async (tab, gate) => {
      tab.session.on("Network.requestWillBeSent", ({ type, request }) => {
        if (type === "Fetch") this.fetched.push(request.url);
      });
      return await operatePage(tab, { url: `${this.site.origin}${path}`, limits, tried, turning, gate });
    });
  }

  /** Does something in a tab of the visitor, once the site shows a page; the tab shows nothing yet. */
  async inTab<Result>(
    body: string,
    work: (tab: PageTab, gate: NetworkGate) => Promise<Result>,
  ): Promise<Result> {
    const { context, gate } = begun(this.#visitor);
    this.site.routes["/"] = aPageWith(body);
    const tab = await PageTab.open(context, { width: 1280, height: 800 });
    try {
      return await work(tab, gate);
    } finally {
      await tab.leave();
    }
  }

  /** Does something on a page that is loaded to be operated. */
  async onPage<Result>(
    body: string,
    work: (page: OperatingTab) => Promise<Result>,
    timeLeftMs = LONG,
  ): Promise<Result> {
    return await this.inTab(body, async (tab, gate) => {
      const until = Date.now() + timeLeftMs;
      const timers = new PageTimers(tab);
      const page = new OperatingTab(tab, `${this.site.origin}/`, { limits: PATIENT, gate, timers, until });
      await page.load();
      return await work(page);
    });
  }
}

function begun<T>(thing: T | null): T {
  if (thing === null) throw new Error("The tests have not begun.");
  return thing;
}

export function valueOf<Facts>(facts: PageFacts, asked: Probe<Facts>): Facts {
  const answer = factsOf({ facts }, asked);
  if (answer?.gathered !== true) throw new Error(answer?.reason ?? "not asked");
  return answer.value;
}

export function controlsOf(facts: PageFacts): TriedControl[] {
  return valueOf(facts, OPERATED_CONTROLS).controls;
}
