import { expect, it } from "vitest";

import { checkOf } from "#checks/accessibility/room-check.ts";
import { LONG, visitShown } from "#checks/accessibility/shared-browser.testing.ts";
import { anEvidence } from "#evidence-builders.testing.ts";
import { aPageWith } from "#gather/page/site-server.testing.ts";
import { groupIntoFixUnits } from "#judge/fix-units.ts";
import { runChecks } from "#judge/run-checks.ts";

import { a11yFocusInvisible } from "./rule.ts";

it(
  "is one issue for each kind of control, as one rule of the style sheet takes the outline from all of them",
  async () => {
    const body = `<style>a:focus, button:focus { outline: none }</style>
      <nav><a href="#a" class="home">Home</a> <a href="#b" class="shop">Shop</a></nav>
      <p class="note"><a href="#c">Our cakes</a></p><button class="buy">Buy</button>`;
    const page = await visitShown({ "/": aPageWith(body) }, { isKeyPage: true });
    const check = checkOf(a11yFocusInvisible);
    const { findings } = runChecks(anEvidence({ pages: [page] }), [check], { areas: ["accessibility"] });
    const units = groupIntoFixUnits(findings.filter(({ outcome }) => outcome === "fail"));
    expect(units.map(({ component, places }) => [component, places.length])).toEqual([
      ["focus:a", 3],
      ["focus:button", 1],
    ]);
  },
  LONG,
);
