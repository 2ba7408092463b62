import { describe, expect, it } from "vitest";

import { prvSpecialConsent } from "#checks/privacy/prv-special-consent.ts";
import { aField } from "#checks/privacy/reading/fields.testing.ts";
import { messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import {
  aDocument,
  aForm,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  gathered,
} from "#evidence-builders.testing.ts";
import type { FormFieldRef } from "#evidence/document.ts";

const EUROPE = anEvidence({ profiles: ["EU"] });
interface Asked {
  title?: string;
  text?: string;
  box?: string;
  hasEmail?: boolean;
}
const judge = (
  field: Partial<FormFieldRef>,
  { title = "Dance school", text, box, hasEmail = true }: Asked = {},
) => {
  const fields = [
    ...(hasEmail ? [aField({ type: "email", label: "Email" })] : []),
    aField(field),
    ...(box === undefined ? [] : [aField({ type: "checkbox", label: box })]),
  ];
  const forms = [aForm({ text: text ?? "", fields })];
  return prvSpecialConsent.evaluate(aPage({ document: gathered(aDocument({ title, forms })) }), EUROPE);
};

describe("prv-special-consent", () => {
  it.each([
    "Medical conditions",
    "Religion",
    "Trade union membership",
    "Are you pregnant?",
    "Vorerkrankungen",
    "Konfession",
    "Antécédents médicaux",
    "Enfermedades",
    "Patologie",
    "Medicijngebruik",
    "Stan zdrowia",
  ])("fails for “%s” that has to be filled in", (label) => {
    expect(judge({ label, required: true })).toMatchObject({
      outcome: "failed",
      findings: [{ severity: "high" }],
    });
  });

  it("fails for boxes in a group that says an answer is needed, and names them", () => {
    const verdict = judge(
      { type: "checkbox", label: "Epilepsie" },
      { text: "Gezondheid (verplicht) Epilepsie ADHD Versturen" },
    );
    expect(verdict.outcome).toBe("failed");
    expect(messagesOf(verdict)).toEqual([
      'The form asks for "Epilepsie", and no box asks for explicit consent to that.',
    ]);
  });

  it.each<[string, Partial<FormFieldRef>, Asked]>([
    ["nobody has to answer", { label: "Medical conditions" }, {}],
    ["a box asks for some consent", { label: "Religion", required: true }, { box: "I agree to the terms" }],
    [
      "it is for care",
      { label: "Medication", required: true },
      { title: "Practice for physiotherapy: new patients" },
    ],
    ["it is for work", { label: "Schwerbehinderung", required: true }, { title: "Bewerbung" }],
    ["it is about a meal", { label: "Allergies", required: true }, { title: "Book a table" }],
    [
      "all has to be well",
      { type: "checkbox", label: "I confirm that I have no medical conditions", required: true },
      {},
    ],
  ])("asks where %s", (_, field, asked) => {
    expect(judge(field, asked).outcome).toBe("review");
  });

  it.each([
    "I consent that you use my health data for the course",
    "Ich willige in die Verarbeitung meiner Gesundheitsdaten ein",
    "J'accepte le traitement de mes données de santé",
    "Acconsento al trattamento dei dati sulla salute",
    "Ik geef toestemming voor het gebruik van mijn gezondheidsgegevens",
  ])("passes with a box that says “%s”", (box) => {
    expect(judge({ label: "Medical conditions", required: true }, { box }).outcome).toBe("passed");
  });

  it.each<[string, Partial<FormFieldRef>, Asked]>([
    ["accessible parking", { label: "I need accessible parking for a disability", type: "checkbox" }, {}],
    ["dietary wishes", { label: "Dietary wishes", required: true }, {}],
    [
      "allergies that may be told",
      { label: "Allergies or wishes", tag: "textarea" },
      { title: "Book a table" },
    ],
    ["a golfer's handicap", { label: "Handicap", required: true }, { text: "Golf tournament" }],
    ["symptoms of a dog", { label: "Symptoms", required: true }, { title: "Your dog's visit" }],
    ["complaints", { label: "Klachten of opmerkingen", required: true }, {}],
    ["a search that asks for nobody's name", { label: "Disease", required: true }, { hasEmail: false }],
    ["symptoms of a machine", { label: "Symptoms", required: true }, { title: "Laptop repair" }],
    [
      "what someone gives to",
      { type: "radio", label: "Cancer research", required: true },
      { text: "Donate now" },
    ],
    ["what a company works on", { label: "Disease area", required: true }, {}],
    ["a kind of wedding", { label: "Religious or civil ceremony", required: true }, {}],
    ["where goods are from", { label: "Herkunft der Produkte", required: true }, {}],
    ["other data", { label: "Gender", required: true }, {}],
  ])("does not apply to %s", (_, field, asked) => {
    expect(judge(field, asked).outcome).toBe("not-applicable");
  });

  it("does not apply outside of Europe, and could not run where the page was not read", () => {
    const american = anEvidence({ profiles: ["US"] });
    expect(prvSpecialConsent.evaluate(aPage(), american).outcome).toBe("not-applicable");
    expect(prvSpecialConsent.evaluate(anUnmeasuredPage(), EUROPE).outcome).toBe("could-not-run");
  });
});
