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
