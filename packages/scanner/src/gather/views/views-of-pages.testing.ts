import type { BrowserContext } from "puppeteer-core";
import { afterAll, beforeAll } from "vitest";

import { launchBrowser, type WarmBrowser } from "#browser/launch.ts";
import type { Examined } from "#gather/examining/examined.ts";
import { PageTab } from "#gather/page/page-tab.ts";
import { serveSite, type SiteServer } from "#gather/page/site-server.testing.ts";
import { VISIT_LIMITS } from "#gather/page/visit-limits.ts";
import { examineViews } from "#gather/views/examine-views.ts";

/** A busy machine must not turn an answer into 'could not run'. */
export const PATIENT = {
  ...VISIT_LIMITS,
  readMs: 60_000,
  engineMs: 60_000,
  viewsUntilMs: 240_000,
  operateMs: 240_000,
};
/** Milliseconds one test may take. */
export const LONG = 300_000;
const USUAL = { width: 1280, height: 800 };

/** A browser and a site for one test file, begun and ended with its tests. */
export class ViewsOfPages {
  #browser: WarmBrowser | null = null;
  #context: BrowserContext | null = null;
  #site: SiteServer | null = null;

  constructor() {
    beforeAll(async () => {
      this.#browser = await launchBrowser();
      this.#context = await this.#browser.puppeteer.createBrowserContext();
      this.#site = await serveSite();
    });
    afterAll(async () => {
      await this.#context?.close();
      await this.#browser?.close();
      await this.#site?.close();
    });
  }

  get site(): SiteServer {
    if (this.#site === null) throw new Error("The tests have not begun.");
    return this.#site;
  }

  /** What the views of a page brought. */
  async of(body: string, style = "", limits = PATIENT): Promise<Examined> {
    if (this.#context === null) throw new Error("The tests have not begun.");
    this.site.routes["/"] =
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Harbour Bakery</title>
      <meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
      <body><main><h1>Bakery</h1>${body}</main></body></html>`;
    const tab = await PageTab.open(this.#context, USUAL);
    try {
      const url = `${this.site.origin}/`;
      return await examineViews(tab, { url, usual: USUAL, limits, startedAt: Date.now() });
    } finally {
      await tab.leave();
    }
  }
}
