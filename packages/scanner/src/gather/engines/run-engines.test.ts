import { describe, expect, it } from "vitest";

import type { EngineFinding, EngineReport } from "#evidence/engines.ts";
import { aPageWith } from "#gather/page/site-server.testing.ts";
import { context, site, stageSite } from "#gather/page/site-stage.testing.ts";
import { visitPage } from "#gather/page/visit-page.ts";

stageSite();

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

  it("say nothing of what a style sheet skips, and of layers that nothing can open", async () => {
    const link = (id: string) => `<a id="${id}" href="/next"><svg aria-hidden="true"></svg></a>`;
    site.routes["/skipped"] = aPageWith(
      `<style>.skipped{content-visibility:hidden}.auto{content-visibility:auto}</style><main>
       <div class="skipped"><p style="color:#eee">Draft</p>${link("a")}</div><span class="skipped">${link("inline")}</span>
       <div class="auto">${link("auto")}</div>
       <div popover="manual">${link("b")}</div><dialog>${link("c")}</dialog>
       <div popover id="never">${link("d")}<button popovertarget="never">Close</button></div>
       <div popover id="menu">${link("opened")}</div><button popovertarget="menu">Menu</button></main>
       <script type="application/ld+json">{}</script>`,
    );
    const nameless = about((await reportsOf("/skipped")).get("Alfa"), "2.4.4");
    const ids = nameless.map(({ element }) => element?.selector);
    expect(ids).toEqual(["span.skipped > a", "#auto", "#menu > a"]);
  });

  it("leave a layer to whom a script may show it", async () => {
    site.routes["/shown"] = aPageWith(
      '<main><div popover="manual"><a id="a" href="/next"></a></div><p onclick="document.querySelector(\'[popover]\').showPopover()">More</p></main>',
    );
    const nameless = about((await reportsOf("/shown")).get("Alfa"), "2.4.4");
    expect(nameless.map(({ element }) => element?.selector)).toEqual(["#a"]);
  });

  it("each find a picture without alternative and name the same element", async () => {
    site.routes["/picture"] = aPageWith('<main><p>Bread</p><img class="loaf" src="/loaf.png"></main>');
    const reports = await reportsOf("/picture");
    expect([...reports.keys()]).toEqual(["axe-core", "AccessLint", "Alfa"]);
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

  it("say nothing of a criterion the page meets", async () => {
    site.routes["/good"] = aPageWith("<main><h1>Bread</h1><button>Order</button></main>");
    for (const report of (await reportsOf("/good")).values()) {
      expect(about(report, "4.1.2")).toEqual([]);
    }
  });
});
