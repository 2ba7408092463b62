import type { BrowserContext } from "puppeteer-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { launchBrowser, type WarmBrowser } from "#browser/launch.ts";
import { findingsOf } from "#checks/accessibility/page-findings.ts";
import type { EngineFinding, EngineReport } from "#evidence.ts";
import { aPageWith, serveSite, type SiteServer } from "#gather/page/site-server.testing.ts";
import { visitPage } from "#gather/page/visit-page.ts";

let browser: WarmBrowser;
let context: BrowserContext;
let site: SiteServer;

beforeAll(async () => {
  browser = await launchBrowser();
  site = await serveSite();
});
beforeEach(async () => {
  context = await browser.puppeteer.createBrowserContext();
});
afterEach(() => context.close());
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** What the engines together say of a page's criterion. */
async function judgedOn(path: string, checkId: string): Promise<unknown[]> {
  const page = await visitPage(context, { url: site.origin + path, isKeyPage: false, accessibility: true });
  expect(page.notMeasured).toBeNull();
  return findingsOf(page, checkId);
}

async function reportsOf(path: string): Promise<Map<string, EngineReport>> {
  const page = await visitPage(context, { url: site.origin + path, isKeyPage: false, accessibility: true });
  expect(page.notMeasured).toBeNull();
  return new Map(
    page.engines.map(({ engine, report }) => {
      if (!report.gathered) throw new Error(report.reason);
      return [engine, report.value];
    }),
  );
}

function about(report: EngineReport | undefined, criterion: string): EngineFinding[] {
  return report?.findings.filter(({ wcag }) => wcag.includes(criterion)) ?? [];
}

describe("the accessibility engines on one load", () => {
  it("all see what style sheets hide, also those with rules of newer kinds", async () => {
    const styles = `
      @property --space { syntax: "<length>"; inherits: false; initial-value: 0px; }
      @layer base, page;
      @layer page { .closed { display: none; } }
      .shelf { & .empty { visibility: hidden; } }
      @container (min-width: 1px) { .shelf { color: black; } }
      @media screen { .screen { display: none; } }`;
    const button = (name: string) => `<button id="${name}-one" class="${name}"></button>`;
    site.routes["/hidden"] = aPageWith(
      `<style>${styles}</style><div class="shelf">${["closed", "empty", "screen", "shown"].map(button).join("")}</div>`,
    );
    const reports = await reportsOf("/hidden");
    const nameless = ["axe-core", "Alfa"].map((engine) => [
      engine,
      ...about(reports.get(engine), "4.1.2").map(({ element }) => element?.selector),
    ]);
    expect(nameless).toEqual([
      ["axe-core", "#shown-one"],
      ["Alfa", "#shown-one"],
    ]);
  });

  it("each find a picture without alternative and name the same element", async () => {
    site.routes["/picture"] = aPageWith('<main><p>Bread</p><img class="loaf" src="/loaf.png"></main>');
    const reports = await reportsOf("/picture");
    expect([...reports.keys()]).toEqual(["axe-core", "AccessLint", "Alfa", "Plumbline"]);
    for (const engine of ["axe-core", "AccessLint", "Alfa"]) {
      const report = reports.get(engine);
      const [finding] = about(report, "1.1.1");
      expect(finding).toMatchObject({ verdict: "failed", element: { selector: "img.loaf" } });
    }
  });

  it("find elements in open shadow roots and in frames of the same site", async () => {
    site.routes["/inner"] = aPageWith('<button class="inner"></button>');
    site.routes["/nested"] = aPageWith(
      `<iframe id="widget" title="Widget" src="/inner"></iframe><div id="host"></div>
       <script>host.attachShadow({ mode: "open" }).innerHTML = '<button class="shadowed"></button>'</script>`,
    );
    const reports = await reportsOf("/nested");
    for (const engine of ["axe-core", "Alfa"]) {
      const selectors = about(reports.get(engine), "4.1.2").map(({ element }) => element?.selector);
      expect(selectors).toContain("#host >>> button.shadowed");
      expect(selectors).toContain("#widget |> button.inner");
    }
  });

  it("do not complain of white text on a dark picture that only the pixels show to be behind it", async () => {
    site.routes["/hero"] = aPageWith(
      `<style>.hero { height: 200px; background: linear-gradient(#111, #333) } .head { position: relative }
       nav { position: absolute; top: 40px; left: 40px } nav a { color: #fff; text-decoration: none }</style>
       <div class="head"><nav><a href="/">Loaves of rye</a></nav><div class="hero"></div></div>`,
    );
    expect(await judgedOn("/hero", "a11y-color-contrast")).toEqual([]);
  });

  it("excuse small checkboxes whose size is the browser's own, and no others", async () => {
    const boxes = (css: string) =>
      aPageWith(
        `<style>input { margin: 0; ${css} }</style><div style="line-height: 13px">` +
          `<input type="checkbox" aria-label="Rye"><br><input type="checkbox" aria-label="Oat"></div>`,
      );
    site.routes["/usual"] = boxes("");
    site.routes["/made"] = boxes("appearance: none; width: 13px; height: 13px; border: 1px solid");
    expect(await judgedOn("/usual", "a11y-target-size")).toEqual([]);
    expect(await judgedOn("/made", "a11y-target-size")).toHaveLength(2);
  });

  it("say nothing of a criterion the page meets", async () => {
    site.routes["/good"] = aPageWith("<main><h1>Bread</h1><button>Order</button></main>");
    for (const report of (await reportsOf("/good")).values()) {
      expect(about(report, "4.1.2")).toEqual([]);
    }
  });
});
