import { expect, it } from "vitest";

import { LONG, OperatedPages } from "#gather/operating/operated-pages.testing.ts";

const pages = new OperatedPages();
/** A text that takes turns, and a banner that comes once, about when it is learned what moves. */
const PAGE = `<p id="turns">Rye</p><div id="banner" hidden>We use cookies. <button>Fine</button></div><p id="still">Oat</p>
  <script>setInterval(() => { turns.textContent = turns.textContent === "Rye" ? "Spelt" : "Rye"; }, 130); setTimeout(() => { banner.hidden = false; }, 1100);</script>`;

it("are where things change again and again, and not where one came once", { timeout: LONG }, async () => {
  const places = await pages.onPage(PAGE, async (page) => await page.call("restlessPlaces"));
  expect(places?.changing).toEqual(["#turns"]);
});
