import { describe, expect, it } from "vitest";

import { aField } from "#checks/privacy/reading/fields.testing.ts";
import {
  aCookie,
  aDocument,
  aForm,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  gathered,
} from "#evidence-builders.testing.ts";
import type { FormFieldRef, FormRef } from "#evidence/document.ts";

import { secFormToken } from "./sec-form-token.ts";

const PASSWORD = aField({ type: "password", name: "new" });
const hidden = (name: string, value: string): FormFieldRef =>
  aField({ type: "hidden", name, snippet: `<input type="hidden" name="${name}" value="${value}">` });

function judge(form: Partial<FormRef>, cookies = ["PHPSESSID=k2j3h4k5j6h7; Path=/"]) {
  const whole = aForm({
    action: "https://shop.example/password",
    method: "post",
    snippet: '<form action="/password" method="post">',
    fields: [PASSWORD],
    ...form,
  });
  const page = aPage({
    cookieWrites: cookies.map((cookie) => aCookie(cookie)),
    document: gathered(aDocument({ forms: [whole] })),
  });
  return secFormToken.evaluate(anEvidence({ pages: [page, page] }));
}

describe("sec-form-token", () => {
  it("asks about a form without a token, each address once", () => {
    expect(judge({})).toMatchObject({ outcome: "review", findings: [{ component: "form:/password" }] });
    expect(judge({ fields: [aField({ type: "file", name: "photo" }), hidden("lang", "en")] }).outcome).toBe(
      "review",
    );
  });

  it.each([
    hidden("_csrf", ""),
    hidden("authenticity_token", "x"),
    hidden("__RequestVerificationToken", "y"),
    hidden("f7a1", "d8f7a6b5c4e3f2a1d8f7"),
  ])("passes a form with a token: %j", (token) => {
    expect(judge({ fields: [PASSWORD, token] }).outcome).toBe("passed");
  });

  it("passes where a cookie holds the token", () => {
    expect(judge({}, ["PHPSESSID=k2j3h4k5j6h7", "XSRF-TOKEN=a1b2c3"]).outcome).toBe("passed");
  });

  it("does not apply where other websites can't use the cookie, to forms of scripts, and to those of little weight", () => {
    expect(judge({}, ["PHPSESSID=k2j3h4k5j6h7; SameSite=Lax"]).outcome).toBe("not-applicable");
    expect(judge({}, ["theme=dark"]).outcome).toBe("not-applicable");
    expect(judge({ snippet: '<form method="post">' }).outcome).toBe("not-applicable");
    expect(judge({ fields: [aField({ type: "email", name: "email" })] }).outcome).toBe("not-applicable");
    expect(judge({ action: "https://pay.example/" }).outcome).toBe("not-applicable");
  });

  it("could not run when no page was measured", () => {
    expect(secFormToken.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe("could-not-run");
  });
});
