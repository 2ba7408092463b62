import { describe, expect, it } from "vitest";

import type { EngineReport } from "#evidence/engines.ts";
import { runAxe } from "#gather/engines/axe.ts";
import { PageTab } from "#gather/page/page-tab.ts";
import { aPageWith } from "#gather/page/site-server.testing.ts";
import { context, site, stageSite } from "#gather/page/site-stage.testing.ts";
import { settle } from "#gather/page/settle.ts";
import { VISIT_LIMITS } from "#gather/page/visit-limits.ts";

stageSite();

async function axeOn(markup: string, limitMs = 15_000): Promise<EngineReport> {
  site.routes["/"] = markup;
  const tab = await PageTab.open(context, { width: 1280, height: 800 });
  try {
    await tab.session.send("Page.navigate", { url: `${site.origin}/` });
    await settle(tab, VISIT_LIMITS, Date.now());
    return await runAxe(tab, limitMs);
  } finally {
    await tab.leave();
  }
}

function found(report: EngineReport, rule: string) {
  return report.findings.filter((finding) => finding.rule === rule);
}

describe("asking axe-core", () => {
  it("tells failures with criterion, ACT rule, gravity and the element", async () => {
    const report = await axeOn(aPageWith(`<section class="offer"><img src="/x.png"></section>`));
    expect(found(report, "image-alt")).toEqual([
      {
        engine: "axe-core",
        rule: "image-alt",
        verdict: "failed",
        wcag: ["1.1.1"],
        actRules: ["23a2a8"],
        severity: "critical",
        message: expect.stringContaining("alt"),
        element: {
          selector: "section.offer > img",
          snippet: `<img src="/x.png">`,
          component: expect.stringMatching(/^img-[0-9a-f]{14}$/),
          heading: "Harbour Bakery",
        },
      },
    ]);
    expect(report.passedRules).toContain("document-title");
    expect(report.inapplicableRules).toContain("video-caption");
  });

  it("asks a person where axe cannot tell", async () => {
    const report = await axeOn(
      aPageWith(`<p style="background: url(/x.png); color: #777">Over a picture</p>`),
    );
    expect(found(report, "color-contrast").map(({ verdict }) => verdict)).toEqual(["review"]);
  });

  it("looks into frames of this and of other sites, each at any depth", async () => {
    const inner = `<html lang="en"><title>x</title><button class="deep"></button>`;
    site.routes["/inner"] = inner;
    site.routes["/outer"] =
      `<html lang="en"><title>x</title><iframe class="nested" title="nested" src="http://localhost:${site.port}/inner"></iframe>`;
    const report = await axeOn(
      aPageWith(`<iframe class="own" title="own" src="/outer"></iframe>
        <iframe class="foreign" title="foreign" src="http://localhost:${site.port}/inner"></iframe><img src="/x.png">`),
    );
    expect(found(report, "button-name").map(({ element }) => element?.selector)).toEqual([
      "iframe.own |> iframe.nested |> button.deep",
      "iframe.foreign |> button.deep",
    ]);
    expect(found(report, "image-alt").map(({ element }) => element?.selector)).toEqual(["main > img"]);
  });

  it("goes on where a frame cannot be read", async () => {
    site.routes["/stuck"] = () => undefined;
    const report = await axeOn(aPageWith(`<iframe title="stuck" src="/stuck"></iframe><img src="/x.png">`));
    expect(found(report, "image-alt")).toHaveLength(1);
  });

  it("says so when it does not finish in time", async () => {
    await expect(axeOn(aPageWith("<p>x</p>".repeat(20_000)), 50)).rejects.toThrow(/terminated|in time/);
  });
});
