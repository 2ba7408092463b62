import { describe, expect, it } from "vitest";

import { anEvidence } from "#evidence-builders.testing.ts";

import { aPageWithScripts, judgeScripts, judgeUnkept } from "./own-scripts.testing.ts";
import { secStoredSecrets } from "./sec-stored-secrets.ts";

const judge = (inline: string, loaded?: Record<string, string>) =>
  judgeScripts(secStoredSecrets, inline, loaded);

describe("sec-stored-secrets", () => {
  it.each([
    ["cvv", "localStorage.setItem('checkout', JSON.stringify({ name: f.holder.value, cvv: f.cvv.value }))"],
    ["password", "form.onsubmit = () => { localStorage.setItem('pw', form.password.value) }"],
    ["card-number", "sessionStorage.card = document.getElementById('card-number').value.trim()"],
    ["password", "const data = new FormData(f); localStorage.setItem('login', data.get('password'))"],
    ["userPassword", "const kept = this.userPassword.value; window.localStorage.setItem('kept', kept)"],
    ["cvc", "localStorage.order = `${f.name.value}/${f.cvc.value}`"],
    ["contraseña", "localStorage.setItem('clave', document.getElementById('contraseña').value)"],
  ])("fails a script that keeps what is typed into %s", (holds, code) => {
    expect(judge(code)).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining(`type into “${holds}” in the browser's storage.`) }],
    });
  });

  it("reads files of the site, too", () => {
    const code = "localStorage.setItem('p', f.password.value)";
    expect(judge("", { "https://shop.example/js/login.js": code })).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining("/js/login.js keeps") }],
    });
    expect(judge("start()", { "https://cdn.example/login.js": code }).outcome).toBe("passed");
  });

  it.each([
    "localStorage.setItem('card', f.card.value)",
    "localStorage.setItem('check', hash(f.password.value))",
  ])("asks about what may be no readable secret: %s", (code) => {
    expect(judge(code).outcome).toBe("review");
  });

  it.each([
    "localStorage.setItem('access_token', answer.token)",
    "localStorage.setItem('passwordShown', String(box.checked))",
    "localStorage.setItem('length', f.password.value.length)",
    "localStorage.setItem('draft', f.message.value); send(f.password.value)",
    "localStorage.setItem('hasPassword', f.password.value !== '')",
    "localStorage.setItem('cards', JSON.stringify(list)); sessionStorage.removeItem('password')",
    "localStorage.setItem('discard', f.discard.value)",
  ])("passes a script that keeps other things: %s", (code) => {
    expect(judge(code).outcome).toBe("passed");
  });

  it("says so where older evidence kept only some scripts", () => {
    const page = aPageWithScripts("start()");
    if (page.rawMarkup?.gathered === true) delete page.rawMarkup.value.own;
    expect(secStoredSecrets.evaluate(page, anEvidence()).outcome).toBe("not-looked-at");
  });

  it("does not apply without scripts, and could not run on scripts that were not kept", () => {
    expect(judge("").outcome).toBe("not-applicable");
    expect(judgeUnkept(secStoredSecrets).outcome).toBe("could-not-run");
  });
});
