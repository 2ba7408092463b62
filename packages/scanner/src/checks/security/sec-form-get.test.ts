import { describe, expect, it } from "vitest";

import { aField } from "#checks/privacy/reading/fields.testing.ts";
import {
  aDocument,
  aForm,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  gathered,
  notGathered,
} from "#evidence-builders.testing.ts";

import { secFormGet } from "./sec-form-get.ts";

const PASSWORD = aField({ type: "password", name: "pass" });
const judge = (tag: string, fields = [PASSWORD]) => {
  const method = /method="?post/i.test(tag) ? "post" : "get";
  const form = aForm({ method, fields, snippet: `${tag}<input>` });
  return secFormGet.evaluate(aPage({ document: gathered(aDocument({ forms: [form] })) }), anEvidence());
};

describe("sec-form-get", () => {
  it.each(['<form method="get">', "<form class=login METHOD=GET action=/in>"])(
    "fails a form that names the method: %s",
    (tag) => {
      expect(judge(tag)).toMatchObject({
        outcome: "failed",
        findings: [{ element: { selector: "main > form" } }],
      });
    },
  );

  it("fails a button that sends a form in the address, whatever the form says", () => {
    const button = { selector: "#in", component: "form>button", name: "Sign in" };
    const judgeButton = (snippet: string, fields = [PASSWORD]) => {
      const form = aForm({
        method: "post",
        snippet: '<form method="post">',
        fields,
        sentBy: [{ ...button, snippet }],
      });
      return secFormGet.evaluate(aPage({ document: gathered(aDocument({ forms: [form] })) }), anEvidence());
    };
    expect(judgeButton('<button formmethod="GET">Sign in</button>')).toMatchObject({
      outcome: "failed",
      findings: [{ element: { selector: "#in" } }],
    });
    expect(judgeButton("<button>Sign in</button>").outcome).toBe("passed");
    const email = [aField({ type: "email", name: "e" })];
    expect(judgeButton('<button formmethod="get">Join</button>', email)).toMatchObject({
      outcome: "review",
      findings: [{ element: { selector: "#in" }, severity: "low" }],
    });
  });

  it("fails for a card number, too", () => {
    expect(judge('<form method="get">', [aField({ name: "card_number" })])).toMatchObject({
      findings: [{ message: expect.stringContaining("card number") }],
    });
  });

  it.each([
    { name: "ssn" },
    { name: "n1", label: "Social Security number" },
    { name: "x1", label: "Passport number" },
    { name: "tax_id" },
    { name: "n2", label: "Sozialversicherungsnummer" },
    { name: "n3", label: "Codice fiscale" },
  ])("fails for a number that the state gives a person: %o", (field) => {
    expect(judge('<form method="get">', [aField({ type: "text", ...field })])).toMatchObject({
      findings: [{ message: expect.stringContaining("an identity number") }],
    });
  });

  it.each([{ label: "Passport photo size" }, { label: "Order ID" }, { name: "assn" }, { label: "Tax rate" }])(
    "does not take %o for such a number",
    (field) => {
      expect(judge('<form method="get">', [aField({ type: "text", ...field })]).outcome).toBe(
        "not-applicable",
      );
    },
  );

  it.each([
    [
      [aField({ name: "n", label: "Your name" }), aField({ type: "email", name: "e" })],
      "contact data",
      "medium",
    ],
    [
      [aField({ type: "tel", name: "t" }), aField({ name: "s", label: "Symptoms", tag: "textarea" })],
      "what people tell of their health",
      undefined,
    ],
  ])("fails for data on a person: %#", (fields, what, severity) => {
    const verdict = judge('<form method="get" action="/ask">', fields);
    expect(verdict).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining(what) }],
    });
    expect("findings" in verdict && verdict.findings[0]?.severity).toBe(severity);
  });

  it.each([
    [aField({ name: "s", label: "Symptoms" })],
    [aField({ name: "q", label: "Search our email archive" })],
    [aField({ name: "zip", label: "ZIP code" }), aField({ name: "city" })],
  ])("does not apply to a search by symptom, words or place: %#", (...fields) => {
    expect(judge('<form method="get" action="/find">', fields).outcome).toBe("not-applicable");
  });

  it.each([
    [aField({ type: "email", name: "e" })],
    [aField({ type: "email", name: "correo" }), aField({ type: "checkbox", name: "ok", label: "Acepto" })],
  ])("asks about an email address alone, as of a newsletter: %#", (...fields) => {
    expect(judge('<form method="get" action="/news">', fields)).toMatchObject({
      outcome: "review",
      findings: [
        {
          severity: "low",
          message: expect.stringContaining("sends what people type as their email in the address"),
        },
      ],
    });
    expect(judge('<form method="post" action="/news">', fields).outcome).toBe("passed");
    expect(judge("<form>", fields).outcome).toBe("passed");
  });

  it("asks about a form that names a target and no method: a script may send it", () => {
    expect(judge('<form action="/login">').outcome).toBe("review");
  });

  it.each(['<form method="post" action="/login">', "<form>", '<form action="#" data-method="get">'])(
    "passes %s",
    (tag) => {
      expect(judge(tag).outcome).toBe("passed");
    },
  );

  it.each([
    [aField({ type: "password" })],
    [aField({ type: "password" }), aField({ name: "user" })],
    [aField({ autocomplete: "cc-number" })],
    [aField({ label: "Passport number" }), aField({ name: "topic" })],
  ])("passes where the field of the secret has no name, so that nothing of it is sent: %#", (...fields) => {
    expect(judge('<form method="get" action="/in">', fields).outcome).toBe("passed");
  });

  it("fails for the one of two secrets that has a name", () => {
    const fields = [aField({ type: "password" }), aField({ autocomplete: "cc-number", name: "n" })];
    expect(judge('<form method="get">', fields)).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining("sends a card number") }],
    });
  });

  it("does not apply to a search", () => {
    expect(judge('<form method="get">', [aField({ type: "search", name: "q" })]).outcome).toBe(
      "not-applicable",
    );
  });

  it("could not run without the page's document", () => {
    expect(secFormGet.evaluate(aPage({ document: notGathered() }), anEvidence()).outcome).toBe(
      "could-not-run",
    );
    expect(secFormGet.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
