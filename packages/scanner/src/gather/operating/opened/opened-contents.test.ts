import { expect, it } from "vitest";

import { LONG, OperatedPages, valueOf } from "#gather/operating/operated-pages.testing.ts";
import { OPENED_STATES } from "#gather/operating/opened/opened-facts.ts";

const pages = new OperatedPages();
const CAPTIONS = `<video controls><track kind="captions" src="/captions.vtt"></video>`;
const LINKS = `<p><a href="/rye">Bread</a> and <a href="/oats">bread</a></p>`;
const DIALOG = `<button onclick="more.showModal()">More on us</button><dialog id="more" aria-label="More on us"><p>We bake every day but Monday.</p><button onclick="more.close()">Close</button></dialog>`;

it("fetches nothing for opened content", { timeout: LONG }, async () => {
  const facts = await pages.operated(`<main><h1>Bakery</h1>${CAPTIONS}${LINKS}${DIALOG}</main>`);
  expect(valueOf(facts, OPENED_STATES).states).toHaveLength(1);
  expect(pages.fetched).toEqual([]);
});
