import { describe, expect, it } from "vitest";

import { anEvidence, aDocument, aPage, gathered } from "#evidence-builders.testing.ts";

import { secSecrets } from "../sec-secrets.ts";

const judge = (text: string) => {
  const sources = [{ url: "https://shop.example/app.js", type: "script" as const, text }];
  return secSecrets.evaluate(aPage({ sources, document: gathered(aDocument()) }), anEvidence());
};

describe("secrets in a script", () => {
  it.each([
    ["if (document.getElementById('clave').value === 'vendimia2021') open()", "failed"],
    ["if (f.heslo.value == 'hladina7') open()", "failed"],
    ["if ($('#password').val() == 'letmein') open()", "failed"],
    ["if (password === 'stone77mill') open()", "failed"],
    ["const settings = { adminApiKey: '8f14e45fceea167a5a36dedd4bea2543' }", "review"],
    ["const CLIENT_SECRET = 'q8Zk2LmN7vPx4RtY'; const API_SECRET = 'q8Zk2LmN7vPx4RtYq8Zk'", "review"],
    ["if (form.password.value === form.repeat.value) send()", "passed"],
    ["if (field.type === 'password1' || passwordMode === 'hidden2') show()", "passed"],
    ["if (pw.value == '' || password === 'required') ask()", "passed"],
    [
      "const keys = { searchApiKey: '8f14e45fceea167a5a36dedd4bea2543', secretKey: 'settings.account.secret' }",
      "passed",
    ],
  ])("judges passwords that scripts compare, and keys by their names: %s", (code, outcome) => {
    expect(judge(code).outcome).toBe(outcome);
  });
});
