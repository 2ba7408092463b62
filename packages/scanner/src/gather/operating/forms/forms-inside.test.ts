import { describe, expect, it } from "vitest";

import { SENT_FORMS, type SentForms } from "#gather/operating/forms/form-facts.ts";
import { OPERATED_CONTROLS } from "#gather/operating/controls/control-facts.ts";

import { LONG, OperatedPages, valueOf } from "#gather/operating/operated-pages.testing.ts";

const pages = new OperatedPages();

/** A dialog with a form, opened by a button; `answer` is what its script does when it is sent. */
const dialogWith = (
  answer: string,
  form = '<input id="code" required aria-label="Code"><button>Block</button>',
): string =>
  `<button onclick="box.showModal()">Block card</button><dialog id="box" aria-label="Block card"><form id="sent" novalidate>${form}<p id="said"></p></form></dialog>
  <script>sent.onsubmit = (event) => { event.preventDefault(); ${answer} };</script>`;

async function sentOn(body: string): Promise<SentForms> {
  return valueOf(await pages.operated(body), SENT_FORMS);
}

describe("a form in a dialog that opened", { timeout: LONG }, () => {
  it("is sent like those of the page", async () => {
    const said = 'said.textContent = code.value === "" ? "Wrong" : "Your card is blocked."';
    const { forms, answers, notTried } = await sentOn(dialogWith(said));
    expect(forms.map(({ form, filled, messages }) => [form.selector, filled, messages[0]?.text])).toEqual([
      ["#sent", "not", "Wrong"],
    ]);
    expect(answers?.map(({ said: [first] }) => first?.text)).toEqual(["Your card is blocked."]);
    expect(notTried).toEqual([]);
  });

  it("leaves the page as it was loaded for what is tried next", async () => {
    const facts = await pages.operated(
      `${dialogWith("box.close()")}<button onclick="late.hidden = false">Late</button><p id="late" hidden>Late, but there</p>`,
    );
    const { controls, notTried } = valueOf(facts, OPERATED_CONTROLS);
    expect(controls.map(({ name, byEnter }) => [name, byEnter?.shown[0]?.selector])).toEqual([
      ["Block card", "#box"],
      ["Late", "#late"],
    ]);
    expect(notTried).toEqual([]);
  });

  it("is sent where only a click opens the dialog", async () => {
    const said = 'said.textContent = code.value === "" ? "Wrong" : "Your card is blocked."';
    const link = '<a style="cursor: pointer" onclick="box.showModal()">Block card</a>';
    const { forms } = await sentOn(dialogWith(said).replace(/<button.*?<\/button>/, link));
    expect(forms.map(({ form, messages }) => [form.selector, messages[0]?.text])).toEqual([
      ["#sent", "Wrong"],
    ]);
  });

  it("reaches no server, whatever it sends", async () => {
    const form = '<input aria-label="Code" name="code"><button>Block</button>';
    const body = `<button onclick="box.showModal()">Block card</button><dialog id="box" aria-label="Block card"><form action="/block" method="post">${form}</form></dialog>`;
    const { forms } = await sentOn(body);
    expect(forms.map(({ effect }) => effect.left.map((address) => new URL(address).pathname))).toEqual([
      ["/block"],
    ]);
    expect(pages.site.asked).not.toContain("/block");
  });
});
