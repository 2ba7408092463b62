import { describe, expect, it } from "vitest";

import { prvLimitLink } from "#checks/privacy/prv-limit-link.ts";
import { aField } from "#checks/privacy/reading/fields.testing.ts";
import { documentEvidence } from "#checks/privacy/reading/passes.testing.ts";
import { aForm, aLink, anEvidence, anUnmeasuredPage } from "#evidence-builders.testing.ts";

const forms = [aForm({ fields: [aField({ label: "Diagnosis" })] })];

describe("prv-limit-link", () => {
  it("asks a person about sensitive questions on a site without the link", () => {
    const verdict = prvLimitLink.evaluate(documentEvidence({ forms }, ["CA"]));
    expect(verdict).toMatchObject({ outcome: "review", findings: [{ severity: "medium" }] });
    const visit = [aForm({ fields: [aField({ label: "Reason for visit" })] })];
    expect(prvLimitLink.evaluate(documentEvidence({ forms: visit }, ["CA"])).outcome).toBe("review");
  });

  it("passes with the link or the combined one", () => {
    for (const text of ["Limit the Use of My Sensitive Personal Information", "Your Privacy Choices"]) {
      const evidence = documentEvidence({ forms, links: [aLink({ text })] }, ["CA"]);
      expect(prvLimitLink.evaluate(evidence).outcome).toBe("passed");
    }
  });

  it("does not apply where nothing sensitive is asked, nor outside California", () => {
    expect(prvLimitLink.evaluate(documentEvidence({}, ["CA"])).outcome).toBe("not-applicable");
    expect(prvLimitLink.evaluate(documentEvidence({ forms }, ["US"])).outcome).toBe("not-applicable");
  });

  it("could not run when no page was read", () => {
    const evidence = anEvidence({ profiles: ["CA"], pages: [anUnmeasuredPage()] });
    expect(prvLimitLink.evaluate(evidence).outcome).toBe("could-not-run");
  });
});
