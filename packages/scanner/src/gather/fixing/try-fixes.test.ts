import { describe, expect, it } from "vitest";

import { factsOf } from "#evidence/probe-facts.ts";
import { runEngines } from "#gather/engines/run-engines.ts";
import { FIX_TRIALS } from "#gather/fixing/fix-trials.ts";
import { PageTab } from "#gather/page/page-tab.ts";
import { settle } from "#gather/page/settle.ts";
import { aPageWith } from "#gather/page/site-server.testing.ts";
import { context, site, stageSite } from "#gather/page/site-stage.testing.ts";
import { VISIT_LIMITS } from "#gather/page/visit-limits.ts";

import { tryFixes } from "./try-fixes.ts";

const PATIENT = { ...VISIT_LIMITS, loadMs: 60_000, readMs: 60_000, engineMs: 60_000 };

stageSite();

async function triedOn(body: string) {
  site.routes["/"] = aPageWith(body);
  const tab = await PageTab.open(context, { width: 1280, height: 800 });
  try {
    const url = `${site.origin}/`;
    await tab.session.send("Page.navigate", { url });
    await settle(tab, PATIENT, Date.now());
    const engines = await runEngines(tab, PATIENT, { isThorough: false });
    const trials = factsOf({ facts: await tryFixes(tab, PATIENT.engineMs, { engines }, url) }, FIX_TRIALS);
    if (trials?.gathered !== true) throw new Error(trials?.reason);
    return trials.value;
  } finally {
    await tab.leave();
  }
}

const PALE = "color: #aaa; background: #fff";

describe("trying a fix in the page", () => {
  it("tries a color once for all texts that need it, whatever transition it has", async () => {
    const trials = await triedOn(
      `<p style="${PALE}; transition: color 9s">Rye</p><section><p style="${PALE}">Oat</p></section>`,
    );
    expect(trials).toMatchObject([{ check: "a11y-color-contrast", outcome: "fixed", reason: null }]);
  });

  it("does not believe a color that the page keeps from showing", async () => {
    const trials = await triedOn(
      `<style>.pale { ${PALE} }</style><p class="pale" id="a">Rye</p>
       <script>new MutationObserver(() => { a.style.removeProperty("color") }).observe(a, { attributes: true })</script>`,
    );
    expect(trials).toMatchObject([{ check: "a11y-color-contrast", outcome: "not-fixed" }]);
  });

  it("says so where a change mends the element and breaks what is in it", async () => {
    const trials = await triedOn(`<p style="${PALE}">Rye <span style="background: #222">and oat</span></p>`);
    expect(trials).toMatchObject([{ check: "a11y-color-contrast", outcome: "broke-something" }]);
  });

  it("tries a changed attribute", async () => {
    const trials = await triedOn(`<p role="buton">Rye</p>`);
    expect(trials).toMatchObject([{ check: "a11y-aria-roles", text: "<p>Rye</p>", outcome: "fixed" }]);
  });

  it("does not try what only a person can fill in", async () => {
    const trials = await triedOn(`<img src="/rye.png">`);
    expect(trials).toMatchObject([
      { check: "a11y-image-alt", outcome: "not-tried", reason: "Only a person knows what to fill in." },
    ]);
  });
});
