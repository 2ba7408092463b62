import { describe, expect, it } from "vitest";

import { prvFormExcess } from "#checks/privacy/prv-form-excess.ts";
import { messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import { aField } from "#checks/privacy/reading/fields.testing.ts";
import {
  aDocument,
  aForm,
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
  ])("asks about a form under “%s” that demands more: %o", (heading, field) => {
    expect(judge(heading, field).outcome).toBe("review");
  });

  it("names what is demanded, once a form", () => {
    expect(messagesOf(judge("Contact us", { label: "Date of birth" }))).toEqual([
      'The form can\'t be sent without "Date of birth". Is that needed to answer?',
    ]);
  });

  it.each<[string, Partial<FormFieldRef>]>([
    ["Contact us", { label: "Date of birth", required: false }],
    ["Contact us", { label: "Phone" }],
    ["Subscribe", { label: "Your birthday", name: "token", type: "hidden" }],
  ])("passes a form under “%s” with %o", (heading, field) => {
    expect(judge(heading, field).outcome).toBe("passed");
  });

  it.each([
    ["Apply for this job: send a message"],
    ["Contact our clinic"],
    ["Ask for an insurance quote"],
    ["Get 10% off on your birthday: newsletter"],
  ])("does not apply where there may be a reason: %s", (heading) => {
    expect(judge(heading, { label: "Date of birth" }).outcome).toBe("not-applicable");
  });

  it("does not apply to other forms, and could not run where the page was not read", () => {
    expect(judge("Place your order", { label: "Date of birth" }).outcome).toBe("not-applicable");
    expect(prvFormExcess.evaluate(anUnmeasuredPage(), EUROPE).outcome).toBe("could-not-run");
  });
});
