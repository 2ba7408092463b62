import { describe, expect, it } from "vitest";

import { prvFormExcess } from "#checks/privacy/prv-form-excess.ts";
import { messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import { aField } from "#checks/privacy/reading/fields.testing.ts";
import {
  aDocument,
  aForm,
  aLink,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  gathered,
} from "#evidence-builders.testing.ts";
import type { FormFieldRef, FormRef } from "#evidence/document.ts";

const EUROPE = anEvidence({ profiles: ["EU"] });
const judge = (heading: string, field: Partial<FormFieldRef>, form: Partial<FormRef> = {}) => {
  const fields = [aField({ type: "email", label: "Email" }), aField({ required: true, ...field })];
  const forms = [aForm({ heading, text: "", fields, ...form })];
  return prvFormExcess.evaluate(aPage({ document: gathered(aDocument({ title: "Miller", forms })) }), EUROPE);
};

describe("prv-form-excess", () => {
  it.each<[string, Partial<FormFieldRef>]>([
    ["Get a quote", { label: "Date of birth" }],
    ["Contact us", { label: "Marital status", tag: "select", type: "select-one" }],
    ["Subscribe to our newsletter", { label: "Gender *", required: false }],
    ["Angebot anfordern", { label: "Familienstand" }],
    ["Demande de devis", { label: "Date de naissance" }],
    ["Richiesta di preventivo", { label: "Codice fiscale" }],
    ["Contact", { label: "", name: "birth_date" }],
    ["Boka tur", { label: "Personnummer (ÅÅÅÅMMDD-XXXX)" }],
    ["Bestil tid", { label: "CPR-nr." }],
    ["Objednávka", { label: "Rodné číslo" }],
  ])("asks about a form under “%s” that demands more: %o", (heading, field) => {
    expect(judge(heading, field).outcome).toBe("review");
  });

  const asksEarly = (title: string, text: string, label: string) => {
    const forms = [aForm({ heading: title, text: "", fields: [aField({ label })] })];
    const document = gathered(aDocument({ title, text, forms }));
    return prvFormExcess.evaluate(aPage({ document }), anEvidence({ profiles: ["US"] }));
  };

  it.each([
    [
      "Start your tax return",
      "Give us the basics and we will call you to set a time.",
      "Social Security number",
    ],
    ["Free estimate", "Someone will get back to you.", "Bank account for the refund"],
    ["Beratung", "Wir rufen Sie zurück.", "IBAN"],
    ["Contact us", "Our team will contact you within a day.", "Routing number"],
  ])("asks about a number that can wait until someone calls back: %s", (title, text, label) => {
    expect(asksEarly(title, text, label)).toMatchObject({
      outcome: "review",
      findings: [{ severity: "low", message: expect.stringContaining(label) }],
    });
  });

  it.each([
    ["Apply for a loan", "We will call you.", "Social Security number"],
    ["Pay your bill", "We will contact you.", "Bank account number"],
    ["Start your tax return", "We file it for you.", "Social Security number"],
    ["Contact us", "We will call you.", "Date of birth"],
    ["Contact us", "We will call you.", "Account email"],
  ])("passes in the United States: %s, %s %s", (title, text, label) => {
    expect(asksEarly(title, text, label).outcome).toBe("passed");
  });

  it("asks about an identity number though no field is marked, unless the form says what is optional", () => {
    const judgeField = (label: string, text = "", heading = "Deklaracja członkowska") =>
      judge(heading, { label, required: false }, { text }).outcome;
    expect(["PESEL", "Numer dowodu osobistego"].map((label) => judgeField(label))).toEqual([
      "review",
      "review",
    ]);
    expect(judgeField("PESEL", "Pola opcjonalne możesz pominąć")).toBe("passed");
    expect(judgeField("PESEL", "", "Urząd Gminy: wniosek")).toBe("passed");
    expect(judgeField("Religia")).toBe("passed");
    const agree = [aField({ type: "checkbox", label: "Zgoda", required: true }), aField({ label: "PESEL" })];
    const forms = [aForm({ heading: "Deklaracja", text: "", fields: agree })];
    const verdict = prvFormExcess.evaluate(aPage({ document: gathered(aDocument({ forms })) }), EUROPE);
    expect(messagesOf(verdict)).toEqual(['The form asks for "PESEL". Is that needed for what it is for?']);
  });

  it("names what is demanded, once a form", () => {
    expect(messagesOf(judge("Contact us", { label: "Date of birth" }))).toEqual([
      'The form can\'t be sent without "Date of birth". Is that needed for what it is for?',
    ]);
  });

  it.each<[string, Partial<FormFieldRef>]>([
    ["Contact us", { label: "Date of birth", required: false }],
    ["Contact us", { label: "Phone" }],
    ["Subscribe", { label: "Your birthday", name: "token", type: "hidden" }],
  ])("passes a form under “%s” with %o", (heading, field) => {
    expect(judge(heading, field).outcome).toBe("passed");
  });

  it.each<[string, Partial<FormFieldRef>]>([
    ["Register for driving lessons", { label: "Religion" }],
    ["Anmeldung zur Fahrschule", { label: "Konfession *", required: false }],
    ["Rent a bike", { label: "Copy of your passport", type: "file" }],
    ["Huur een fiets", { label: "BSN", name: "bsn" }],
    ["Join the club", { label: "", name: "ethnic_origin" }],
  ])("asks about any form, as under “%s”, that demands what few may: %o", (heading, field) => {
    expect(judge(heading, field).outcome).toBe("review");
  });

  it("asks about what an account of a shop demands and has no use for, and not of other accounts", () => {
    const account = (path: string, label: string) => {
      const fields = [aField({ type: "email", label: "Email" }), aField({ label, required: true })];
      const forms = [aForm({ heading: "Create account", text: "", fields })];
      const links = [aLink({ href: `https://shop.example/${path}`, text: "See all" })];
      const document = gathered(aDocument({ title: "Create account", forms, links }));
      return prvFormExcess.evaluate(aPage({ document }), EUROPE).outcome;
    };
    expect(account("cart", "Gender")).toBe("review");
    expect(account("cart", "Date of birth")).toBe("passed");
    expect(account("courses", "Gender")).toBe("passed");
  });

  it.each<[string, Partial<FormFieldRef>]>([
    ["Register for baptism in our parish", { label: "Religion" }],
    ["Register for driving lessons", { label: "Religion", required: false }],
    ["Rent a bike", { label: "Date of birth" }],
    ["Job application", { label: "Date of birth" }],
    ["Contact our clinic", { label: "Date of birth" }],
    ["Ask for an insurance quote", { label: "Date of birth" }],
    ["Get 10% off on your birthday: newsletter", { label: "Date of birth" }],
  ])("passes where there may be a reason: %s, %o", (heading, field) => {
    expect(judge(heading, field).outcome).toBe("passed");
  });

  it("does not apply without a form, and could not run where the page was not read", () => {
    const none = aPage({ document: gathered(aDocument()) });
    expect(prvFormExcess.evaluate(none, EUROPE).outcome).toBe("not-applicable");
    expect(prvFormExcess.evaluate(anUnmeasuredPage(), EUROPE).outcome).toBe("could-not-run");
  });
});
