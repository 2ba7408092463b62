import { expect, it } from "vitest";

import { anEvidence } from "#evidence-builders.testing.ts";
import { aPageWith } from "#gather/page/site-server.testing.ts";
import { groupIntoFixUnits } from "#judge/fix-units.ts";
import { runChecks } from "#judge/run-checks.ts";

import { a11yFieldBoundary } from "./a11y-field-boundary/rule.ts";
import { a11yLinkInTextBlock } from "./a11y-link-in-text-block/rule.ts";
import { a11yNewWindowUntold } from "./a11y-new-window-untold/rule.ts";
import { a11yRegion } from "./a11y-region/rule.ts";
import { a11yTextHardToRead } from "./a11y-text-hard-to-read/rule.ts";
import { checkOf } from "./room-check.ts";
import { ROOMS } from "./rooms.ts";
import type { Rule } from "./rule.ts";
import { LONG, visitShown } from "./shared-browser.testing.ts";

const OF_BREAD = "Fresh bread every morning, and <a href='/a'>the price list</a> for all of our loaves.";
const WIDE = "Fresh bread every morning, baked of rye, oat and wheat from the mills of the valley. ".repeat(
  6,
);

/** Number of places in each fix unit that a rule makes of a page. */
async function placesInUnits(rule: Rule, content: string): Promise<number[]> {
  const page = await visitShown({ "/": content }, { isKeyPage: false });
  const { findings } = runChecks(anEvidence({ pages: [page] }), [checkOf(rule)], {
    areas: ["accessibility"],
  });
  return groupIntoFixUnits(findings).map(({ places }) => places.length);
}

it(
  "tells links without underlines once for the whole site",
  async () => {
    const links = `<style>a { color: #222; text-decoration: none } p { color: #000 }</style>
      <p>${OF_BREAD}</p><section id="cakes"><p class="note">${OF_BREAD}</p></section>`;
    expect(await placesInUnits(a11yLinkInTextBlock, aPageWith(links))).toEqual([2]);
  },
  LONG,
);

it(
  "tells each habit of setting text once",
  async () => {
    const texts = `<style>p { width: 1100px; font-size: 12px } .small { font-size: 9px; width: 300px }</style>
      <p>${WIDE}</p><section id="cakes"><p>${WIDE}</p></section><p class="small">${WIDE}</p>`;
    expect(await placesInUnits(a11yTextHardToRead, aPageWith(texts))).toEqual([2, 1]);
  },
  LONG,
);

it(
  "tells content outside of regions once",
  async () => {
    const page = `<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body>
      <div id="offer"><p>Bread</p></div><main><h1>Bakery</h1></main><section id="rolls"><ul><li>Rolls</li></ul></section></body></html>`;
    expect(await placesInUnits(a11yRegion, page)).toEqual([2]);
  },
  LONG,
);

it(
  "tells links that open windows once",
  async () => {
    const links = `<p><a href="/a" target="_blank">Prices</a></p><section id="us"><a class="more" href="/b" target="_blank">About us</a></section>`;
    expect(await placesInUnits(a11yNewWindowUntold, aPageWith(links))).toEqual([2]);
  },
  LONG,
);

it(
  "asks once about the border that fields share, and apart about another one",
  async () => {
    const fields = `<style>input { border: 1px solid #ddd; background: #fff } #late { border-color: #ccc }</style>
      <p><label>Name <input id="name"></label></p><div><label>Street <input id="street" type="text"></label></div>
      <p><label>Hour <input id="late"></label></p>`;
    expect(await placesInUnits(a11yFieldBoundary, aPageWith(fields))).toEqual([2, 1]);
  },
  LONG,
);

it(
  "asks once about a name that is a sign of a style sheet",
  async () => {
    const stars = `<style>.star::before { content: "★" }</style><a class="star" id="a" href="#"></a>
      <button class="star" id="b"></button><span class="star" id="c" role="button" tabindex="0"></span>`;
    const page = await visitShown({ "/": aPageWith(stars) }, { isKeyPage: false });
    const rules = ROOMS.filter(({ id }) => /-name$|^a11y-label$/.test(id)).map(checkOf);
    const { findings } = runChecks(anEvidence({ pages: [page] }), rules, { areas: ["accessibility"] });
    const asked = findings.filter(({ message }) => message.includes("a style sheet draws"));
    expect(asked.map(({ selector, check }) => `${check} ${selector}`).toSorted()).toEqual([
      "a11y-aria-command-name #c",
      "a11y-button-name #b",
      "a11y-link-name #a",
    ]);
  },
  LONG,
);
