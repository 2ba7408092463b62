import { describe, expect, it } from "vitest";

import { examineAtRest } from "#gather/examining/examine-at-rest.ts";
import { PageTab } from "#gather/page/page-tab.ts";
import { settle } from "#gather/page/settle.ts";
import { aPageWith } from "#gather/page/site-server.testing.ts";
import { context, site, stageSite } from "#gather/page/site-stage.testing.ts";
import { VISIT_LIMITS } from "#gather/page/visit-limits.ts";

stageSite();

/** Engines that find the contrast of a text too low which comes into sight like this. */
async function paleFor(animation: string): Promise<string[]> {
  site.routes["/"] = aPageWith(
    `<style>@keyframes in { from { opacity: 0.1 } to { opacity: 1 } } .in { animation: ${animation} }</style>
      <p class="in">We bake bread by hand.</p>`,
  );
  const tab = await PageTab.open(context, { width: 1280, height: 800 });
  try {
    await tab.load(`${site.origin}/`, VISIT_LIMITS.loadMs, "The page did not load.");
    await settle(tab, VISIT_LIMITS, Date.now());
    const { engines } = await examineAtRest(tab, VISIT_LIMITS, { isKeyPage: false });
    return engines.flatMap(({ engine, report }) => {
      if (!report.gathered) throw new Error(report.reason);
      const isPale = report.value.findings.some(
        ({ wcag, verdict }) => verdict === "failed" && wcag.includes("1.4.3"),
      );
      return isPale ? [engine] : [];
    });
  } finally {
    await tab.leave();
  }
}

describe("a text that fades in", () => {
  it.each(["in 4s both", "in 1s 2s both", "in 2.4s 2 both"])(
    "is judged as it stays: %s",
    async (animation) => {
      expect(await paleFor(animation)).toEqual([]);
    },
  );

  it.each(["in 60s both", "in 3s paused both"])(
    "is judged as it is while it stays pale: %s",
    async (animation) => {
      expect(await paleFor(animation)).toContain("axe-core");
    },
  );
});
