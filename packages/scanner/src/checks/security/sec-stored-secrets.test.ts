import { describe, expect, it } from "vitest";

import { aCookie, anEvidence } from "#evidence-builders.testing.ts";

import { aPageWithScripts, judgeScripts, judgeUnkept } from "./own-scripts.testing.ts";
import { secStoredSecrets } from "./sec-stored-secrets.ts";

const judge = (inline: string, loaded?: Record<string, string>) =>
  judgeScripts(secStoredSecrets, inline, loaded);

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const token = (claims: object) => `${part({ alg: "HS256" })}.${part(claims)}.Qm9fZ3Vlc3Rfc2lnbmF0dXJl`;

describe("sec-stored-secrets", () => {
  it("asks about a token that a script writes into a cookie", () => {
    const written = (raw: string, via: "script" | "header" = "script") => {
      const page = { ...aPageWithScripts("go()"), cookieWrites: [aCookie(raw, { via })] };
      return secStoredSecrets.evaluate(page, anEvidence()).outcome;
    };
    expect(written("admin_token=9a8b7c6d5e4f3a2b1c0d9e8f; path=/")).toBe("review");
    expect(written(`login=${token({ sub: "ann" })}`)).toBe("review");
    expect(written("csrf_token=9a8b7c6d5e4f3a2b1c0d9e8f")).toBe("passed");
    expect(written("auth_token=1")).toBe("passed");
    expect(written("admin_token=9a8b7c6d5e4f3a2b1c0d9e8f", "header")).toBe("passed");
  });

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
    ["access_token", "localStorage.setItem('access_token', answer.token)"],
    ["jwt", "fetch('/login').then(r => r.json()).then(d => { sessionStorage.jwt = d.jwt })"],
    ["session", "localStorage.setItem('session', JSON.stringify({ user: d.user, id_token: d.id_token }))"],
    ["AUTH_TOKEN", "const AUTH_TOKEN_KEY = 'a'; window.localStorage.setItem(AUTH_TOKEN_KEY, e)"],
    ["bearer", "sessionStorage['bearer'] = `Bearer ${data.access}`"],
    ["auth", "localStorage.setItem('auth', 'Bearer ' + res.data.accessToken)"],
    ["basket", `localStorage.basket = localStorage.basket || '${token({ sub: "guest-8", role: "guest" })}'`],
  ])("asks about a script that keeps a token as %s", (holds, code) => {
    expect(judge(code)).toMatchObject({
      outcome: "review",
      findings: [
        {
          message: expect.stringContaining(`keeps a token as “${holds}” in the browser's storage`),
          severity: "medium",
        },
      ],
    });
  });

  const judgeStorage = (key: string, value: string) => {
    const storage = [{ area: "session" as const, key, bytes: 300, value: value.slice(0, 200) }];
    return secStoredSecrets.evaluate({ ...aPageWithScripts("start()"), storage }, anEvidence());
  };

  it.each([
    ["id_token", token({ sub: "u-1", email: "ana@shop.example" })],
    ["app.auth", JSON.stringify({ access_token: token({ sub: "u-1", groups: "x".repeat(300) }) })],
  ])("asks about a token that the page keeps as %s", (key, value) => {
    expect(judgeStorage(key, value)).toMatchObject({
      outcome: "review",
      findings: [{ message: expect.stringContaining(`“${key}”`), component: `token:session:${key}` }],
    });
  });

  it.each([
    ["supabase.token", token({ iss: "supabase", role: "anon" })],
    ["csrf-token", token({ sub: "u-1" })],
    ["token", "8f14e45fceea167a5a36dedd4bea2543"],
    ["jwt", token({ sub: "1234567890", name: "John Doe" })],
  ])("passes what the page keeps as %s", (key, value) => {
    expect(judgeStorage(key, value).outcome).toBe("passed");
  });

  it.each([
    "localStorage.setItem('card', f.card.value)",
    "localStorage.setItem('check', hash(f.password.value))",
  ])("asks about what may be no readable secret: %s", (code) => {
    expect(judge(code).outcome).toBe("review");
  });

  it.each([
    "localStorage.setItem('csrf_token', answer.token)",
    "localStorage.setItem('consentToken', consent.token)",
    "localStorage.setItem('theme', tokens.dark)",
    "const id = crypto.randomUUID(); localStorage.setItem('token', id)",
    "sessionStorage.setItem('visitor-token', Math.random().toString(36))",
    "localStorage.setItem('token', ''); localStorage.removeItem('access_token')",
    "localStorage.setItem('tokenExpires', answer.expires)",
    "localStorage.setItem('pushToken', subscription.token)",
    `localStorage.setItem('backend', '${token({ iss: "supabase", ref: "abc", role: "anon" })}')`,
    `localStorage.setItem('map', 'pk.${token({ u: "bakery", a: "ck1" })}')`,
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
