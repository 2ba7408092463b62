import { describe, expect, it } from "vitest";

import { goBack } from "#gather/operating/forms/go-back.ts";
import { GONE } from "#gather/operating/page/out-of-reach.ts";
import { LATE } from "#gather/operating/controls/try-each.ts";
import type { FormToTry } from "#gather/page/in-page/operating/forms/forms-to-try.ts";

import { LONG, OperatedPages } from "#gather/operating/operated-pages.testing.ts";

const pages = new OperatedPages();

/** A form of two steps, of which the way back empties the first. */
const STEPS = `<form id="form" novalidate><div id="one"><label>Name <input id="who"></label> <button type="button" id="on">Next</button></div><div id="two" hidden><label>Town <input></label> <button type="button" id="back">Back</button> <button>Send</button></div></form>
  <script>on.onclick = () => { one.hidden = true; two.hidden = false; }; back.onclick = () => { two.hidden = true; one.hidden = false; who.value = ""; };</script>`;

async function found(): Promise<FormToTry> {
  const [form] = await pages.onPage(STEPS, async (page) => await page.call("formsToTry"));
  if (form === undefined) throw new Error("The form was not found.");
  return form;
}

describe("the way back from the second step of a form", { timeout: LONG }, () => {
  it("is known to empty the first one", async () => {
    const form = await found();
    const back = await pages.onPage(STEPS, async (page) => await goBack(page, form));
    expect(back).toMatchObject({ by: "Back", fields: [{ label: "Name" }] });
  });

  it("is said not to have been taken where the form is gone, or no time is left", async () => {
    const form = await found();
    expect(await pages.onPage("<p>Bread</p>", async (page) => await goBack(page, form))).toBe(GONE);
    expect(await pages.onPage(STEPS, async (page) => await goBack(page, form), 0)).toBe(LATE);
  });
});
