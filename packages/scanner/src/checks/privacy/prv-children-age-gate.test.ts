import { describe, expect, it } from "vitest";

import { prvChildrenAgeGate } from "#checks/privacy/prv-children-age-gate.ts";
import { aField } from "#checks/privacy/reading/fields.testing.ts";
import { documentEvidence, messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import { aForm, aLink, anEvidence, anUnmeasuredPage } from "#evidence-builders.testing.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";

const judge = (document: Partial<DocumentSnapshot>, title = "Games for kids") =>
  prvChildrenAgeGate.evaluate(documentEvidence({ title, buttons: [], ...document }, ["KIDS"]));
const box = (label: string) => aField({ type: "checkbox", label });

describe("prv-children-age-gate", () => {
  it.each([
    "I am 13 or older, let me in!",
    "I'm over 12",
    "Yes, I am at least 13 years old",
    "Enter (13+)",
    "13 and over",
    "Over 13",
    "Continue, 13 years or older",
    "Tengo 13 años o más",
  ])("asks about a button that says “%s”", (name) => {
    expect(judge({ buttons: ["Menu", name] })).toMatchObject({
      outcome: "review",
      findings: [{ severity: "high", message: expect.stringContaining(name) }],
    });
  });

  const asking = (label: string, tag: string) =>
    judge({ forms: [aForm({ fields: [aField({ label, snippet: tag }), aField({ label: "Nickname" })] })] });

  it.each([
    ["Your birthday", '<input type="date" name="b" value="2012-01-01">'],
    ["How old are you?", '<input type="number" name="age" value="18">'],
    ["Year you were born", '<input name="year" value="2001">'],
  ])("asks where “%s” is filled in with an age that is old enough: %s", (label, tag) => {
    expect(asking(label, tag)).toMatchObject({
      outcome: "review",
      findings: [{ message: expect.stringContaining(`“${label}” is filled in with`) }],
    });
  });

  it.each([
    ["Your birthday", '<input type="date" name="b" placeholder="2001-01-01">'],
    ["Your birthday", '<input type="date" name="b" value="">'],
    ["How old are you?", '<input type="number" name="age" value="6">'],
    ["Your lucky number", '<input type="number" name="lucky" value="21">'],
  ])("passes “%s” that nothing, or no such age, stands in: %s", (label, tag) => {
    expect(asking(label, tag).outcome).toBe("passed");
  });

  it("asks about a link or a box that says so, with its place", () => {
    const link = aLink({ text: "I'm 13 or older" });
    expect(judge({ links: [link] })).toMatchObject({ outcome: "review", findings: [{ element: link }] });
    const forms = [aForm({ fields: [aField({ label: "Nickname" }), box("I am 13 years of age or older")] })];
    expect(judge({ forms }).outcome).toBe("review");
  });

  it("asks where the birthday is only asked for behind the gate", () => {
    const forms = [
      aForm({ fields: [aField({ label: "Birthday", name: "dob" }), aField({ label: "Email" })] }),
    ];
    expect(messagesOf(judge({ forms, buttons: ["I am 13 or older"] }))).toHaveLength(1);
  });

  describe("where words give the age away", () => {
    const buttons = ["Under 13", "13 or older"];
    const birthday = [aForm({ fields: [aField({ label: "Birthday", name: "dob" })] })];

    it.each([
      "You must be 13 or older to join. How old are you?",
      "Players have to be at least thirteen. What is your age?",
      "Sorry, only kids who are 13 and up can chat.",
      "Debes tener al menos 13 años. ¿Cuántos años tienes?",
    ])("asks about “%s” beside both answers or a field for the birthday", (text) => {
      for (const document of [{ buttons }, { forms: birthday }])
        expect(judge({ ...document, text })).toMatchObject({
          outcome: "review",
          findings: [{ message: expect.stringContaining(text.slice(0, 20)) }],
        });
    });

    it.each([
      "How old are you?",
      "If you are under 13, we ask your parents first.",
      "You must be 18 or older to order for a school.",
      "Collect 13 or more stars to win.",
    ])("passes with “%s” there", (text) => {
      for (const document of [{ buttons }, { forms: birthday }])
        expect(judge({ ...document, text }).outcome).toBe("passed");
    });

    it("passes where nothing asks for the age", () => {
      expect(judge({ text: "You must be 13 or older to join." }).outcome).toBe("passed");
    });
  });

  it.each<[string, Partial<DocumentSnapshot>]>([
    [
      "a box in a form that asks for the age",
      { forms: [aForm({ fields: [aField({ label: "Date of birth" }), box("I am 13 or older")] })] },
    ],
    [
      "a gate that asks for the year of birth",
      { forms: [aForm({ fields: [aField({ label: "Year of birth" })] })], buttons: ["I am 13 or older"] },
    ],
    ["both answers", { buttons: ["I am 13 or older", "I am under 13"] }],
    ["a gate for grown-ups", { buttons: ["I am 18 or older", "I am 21+"] }],
    ["a number of something else", { buttons: ["Level 13", "Next 13 games", "Play 13 or more games"] }],
    ["ages to filter by", { forms: [aForm({ fields: [box("3-5"), box("9 to 12"), box("13+")] })] }],
    ["words about the site's rules", { links: [aLink({ text: "Why do I have to be 13 or older?" })] }],
  ])("passes with %s", (_, document) => {
    expect(judge(document).outcome).toBe("passed");
  });

  it("does not apply to sites for adults, nor while the profile for children is off", () => {
    expect(judge({ buttons: ["I am 13 or older"] }, "Tobacco and wine").outcome).toBe("not-applicable");
    const evidence = documentEvidence({ title: "Games for kids", buttons: ["I am 13 or older"] }, ["US"]);
    expect(prvChildrenAgeGate.evaluate(evidence).outcome).toBe("not-applicable");
  });

  it("could not run when no page or no button was read", () => {
    const evidence = anEvidence({ profiles: ["KIDS"], pages: [anUnmeasuredPage()] });
    expect(prvChildrenAgeGate.evaluate(evidence).outcome).toBe("could-not-run");
    const older = documentEvidence({ title: "Games for kids" }, ["KIDS"]);
    expect(prvChildrenAgeGate.evaluate(older).outcome).toBe("could-not-run");
  });
});
