import { describe, expect, it } from "vitest";

import { aField } from "#checks/privacy/reading/fields.testing.ts";
import type { FormFieldRef } from "#evidence/document.ts";
import {
  aDocument,
  aForm,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  gathered,
} from "#evidence-builders.testing.ts";

import { secPasswordReadable } from "./sec-password-readable.ts";

function judge(field: Partial<FormFieldRef>, { isLoose = false } = {}) {
  const fields = [aField(field)];
  const parts = isLoose ? { looseFields: fields } : { forms: [aForm({ fields })] };
  return secPasswordReadable.evaluate(aPage({ document: gathered(aDocument(parts)) }), anEvidence());
}

describe("sec-password-readable", () => {
  it("passes passwords whose letters the browser hides", () => {
    expect(judge({ type: "password", label: "Password" }).outcome).toBe("passed");
  });

  it("asks about text fields that are called a password, in several languages", () => {
    const labels = [
      "Password",
      "Your password *",
      "Passwort:",
      "Mot de passe",
      "Contraseña",
      "Senha",
      "Nowe hasło",
    ];
    for (const label of labels) expect([label, judge({ label }).outcome]).toEqual([label, "review"]);
    expect(judge({ label: "Password", type: "email" }, { isLoose: true })).toMatchObject({
      outcome: "review",
      findings: [
        {
          message:
            "The field “Password” asks for a password, and its type is email. Can people nearby read what is typed?",
        },
      ],
    });
  });

  it("asks about fields that their autofill token or, without a label, their name calls so", () => {
    expect(judge({ label: "Secret", autocomplete: "section-a current-password" }).outcome).toBe("review");
    expect(judge({ name: "passwd" }).outcome).toBe("review");
    expect(judge({ shownLabel: "Kennwort" }).outcome).toBe("review");
  });

  describe("on a page whose scripts and styles we read", () => {
    const judgeWith = (file: string, label = "Password") => {
      const document = gathered(aDocument({ forms: [aForm({ fields: [aField({ label, type: "text" })] })] }));
      const sources = [{ url: "https://shop.example/app.js", type: "script" as const, text: file }];
      const rawMarkup = gathered({ title: "", canonical: null, robots: [], links: 0, words: 9 });
      return secPasswordReadable.evaluate(aPage({ document, rawMarkup, sources }), anEvidence()).outcome;
    };

    it("fails where none of them can hide the letters", () => {
      expect(judgeWith("menu.hidden = true")).toBe("failed");
      expect(judgeWith("", "Passwort *")).toBe("failed");
    });

    it("asks where one of them may, or the field may ask for something about a password", () => {
      expect(judgeWith(`field.type = "password"`)).toBe("review");
      expect(judgeWith(`input.setAttribute('type', shown ? 'text' : secret)`)).toBe("review");
      expect(judgeWith("", "New password hint")).not.toBe("failed");
    });
  });

  it("passes a password that people are given, and letters that a style hides", () => {
    for (const attributes of ["readonly", 'style="-webkit-text-security: disc"']) {
      const outcome = judge({ label: "Password", snippet: `<input ${attributes}>` }).outcome;
      expect([attributes, outcome]).toEqual([attributes, "passed"]);
    }
  });

  it("does not apply to hints, one-time codes, switches and other fields", () => {
    const fields = [
      { label: "Password hint" },
      { label: "Einmalpasswort" },
      { label: "Wi-Fi password of the café" },
      { label: "Email", name: "password" },
      { label: "Show password", type: "checkbox" },
      { label: "Nombre" },
    ];
    for (const field of fields) expect([field, judge(field).outcome]).toEqual([field, "not-applicable"]);
  });

  it("could not run on a page that was not read", () => {
    expect(secPasswordReadable.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
