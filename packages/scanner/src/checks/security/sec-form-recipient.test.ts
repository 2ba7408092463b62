import { describe, expect, it } from "vitest";

import { aField } from "#checks/privacy/reading/fields.testing.ts";
import {
  aDocument,
  aForm,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  gathered,
} from "#evidence-builders.testing.ts";

import { secFormRecipient } from "./sec-form-recipient.ts";

function judge(name: string, value: string, action = "https://shop.example/formmail.php", type = "hidden") {
  const snippet = `<input type="${type}" name="${name}" value="${value}">`;
  const forms = [aForm({ action, fields: [aField({ type, name, snippet })] })];
  return secFormRecipient.evaluate(aPage({ document: gathered(aDocument({ forms })) }), anEvidence());
}

describe("sec-form-recipient", () => {
  it.each([
    ["recipient", "info@bakery.test"],
    ["mailto", "info@bakery.test, order@bakery.test"],
    ["empfaenger", "post@baeckerei.test"],
  ])("asks about a hidden field %s", (name, value) => {
    expect(judge(name, value)).toMatchObject({
      outcome: "review",
      findings: [{ message: expect.stringContaining(`“${name}”`) as string, component: `field:${name}` }],
    });
  });

  it.each([
    ["recipient", "sales"],
    ["email", "ann@bakery.test"],
    ["redirect", "https://shop.example/thanks?by=info@bakery.test"],
  ])("passes a hidden field %s with %s", (name, value) => {
    expect(judge(name, value).outcome).toBe("passed");
  });

  it("passes a field that a visitor fills in", () => {
    expect(judge("to", "friend@bakery.test", "https://shop.example/send", "email").outcome).toBe("passed");
  });

  it("does not apply to forms of other services, and could not run where the page was not read", () => {
    expect(judge("_to", "info@bakery.test", "https://forms.vendor.test/f/1").outcome).toBe("not-applicable");
    expect(secFormRecipient.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
