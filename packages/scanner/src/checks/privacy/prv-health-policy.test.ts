import { describe, expect, it } from "vitest";

import { prvHealthPolicy } from "#checks/privacy/prv-health-policy.ts";
import { aField } from "#checks/privacy/reading/fields.testing.ts";
import { documentEvidence } from "#checks/privacy/reading/passes.testing.ts";
import { aForm, aLink, anEvidence, anUnmeasuredPage } from "#evidence-builders.testing.ts";

const intake = [aForm({ fields: [aField({ label: "Current medication", tag: "textarea" })] })];
const judge = (label: string, linked = "Privacy policy") =>
  prvHealthPolicy.evaluate(
    documentEvidence({ forms: [aForm({ fields: [aField({ label })] })], links: [aLink({ text: linked })] }, [
      "US",
    ]),
  );

describe("prv-health-policy", () => {
  it.each(["Current medication", "Describe your symptoms"])("asks where a form asks for “%s”", (label) => {
    expect(judge(label).outcome).toBe("review");
  });

  it.each(["Consumer Health Data Privacy Policy", "Washington Health Data Privacy"])(
    "passes with a link called “%s”",
    (linked) => {
      expect(judge("Current medication", linked).outcome).toBe("passed");
    },
  );

  it("fails for a business with an address in such a state, unless the federal law may come first", () => {
    const at = (text: string) =>
      prvHealthPolicy.evaluate(documentEvidence({ text, forms: intake }, ["US"])).outcome;
    expect(at("410 Larch Street, Spokane, WA 99201")).toBe("failed");
    expect(at("12 Fremont Street, Las Vegas, Nevada 89101")).toBe("failed");
    expect(at("410 Larch Street, Spokane, WA 99201. We accept most insurance plans.")).toBe("review");
    expect(at("9 Pine Street, Portland, OR 97201. We ship to WA and NV.")).toBe("review");
  });

  const onClinic = (title: string, form: Parameters<typeof aForm>[0]) =>
    prvHealthPolicy.evaluate(documentEvidence({ title, forms: [aForm(form)] }, ["US"]));

  it("asks where a clinic's form asks why someone comes", () => {
    for (const label of ["Reason for visit", "What brings you in?", "Health concerns"])
      expect(onClinic("Book a visit at our clinic", { fields: [aField({ label })] }).outcome).toBe("review");
    expect(onClinic("Book a table", { fields: [aField({ label: "Reason for visit" })] }).outcome).toBe(
      "not-applicable",
    );
  });

  it.each([
    ["Do you snore? Yes No Do you take medicines for anxiety? Yes No", "Do you take medicines for anxiety?"],
    ["1. Are you pregnant? Yes No", "Are you pregnant?"],
  ])("asks where a quiz asks it: %s", (text, question) => {
    const fields = [aField({ type: "radio", label: "Yes" }), aField({ type: "radio", label: "No" })];
    expect(onClinic("Quiz", { fields, text })).toMatchObject({
      outcome: "review",
      findings: [{ message: expect.stringContaining(`an answer to “${question}”`) }],
    });
  });

  it.each(["Do you like our medicine cabinets. Yes No", "Which allergy shelf does the shop need? Big Small"])(
    "does not apply to: %s",
    (text) => {
      const fields = [aField({ type: "radio", label: "Yes" })];
      expect(onClinic("Quiz", { fields, text }).outcome).toBe("not-applicable");
    },
  );

  it("does not apply to other forms, or to Europe alone", () => {
    expect(judge("Your order").outcome).toBe("not-applicable");
    expect(prvHealthPolicy.evaluate(documentEvidence({ forms: intake }, ["EU"])).outcome).toBe(
      "not-applicable",
    );
  });

  it("could not run when no page was read", () => {
    expect(prvHealthPolicy.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe(
      "could-not-run",
    );
  });
});
