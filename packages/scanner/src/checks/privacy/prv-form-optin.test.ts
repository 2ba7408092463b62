import { describe, expect, it } from "vitest";

import { prvFormOptin } from "#checks/privacy/prv-form-optin.ts";
import { aField } from "#checks/privacy/reading/fields.testing.ts";
import { aDocument, aForm, anEvidence, aPage, gathered, notGathered } from "#evidence-builders.testing.ts";
import type { Evidence } from "#evidence.ts";
import type { FormRef } from "#evidence/document.ts";

const judge = (form: Partial<FormRef>, profiles: Evidence["profiles"] = ["US"]) =>
  prvFormOptin.evaluate(
    aPage({ document: gathered(aDocument({ forms: [aForm(form)] })) }),
    anEvidence({ profiles }),
  );
const box = (label: string, checked: boolean) => aField({ type: "checkbox", label, checked });
const phone = aField({ type: "tel", label: "Mobile" });

describe("prv-form-optin", () => {
  it("fails for a marketing box that is ticked in advance", () => {
    expect(judge({ fields: [box("Send me special offers", true)] }, ["EU"])).toMatchObject({
      outcome: "failed",
      findings: [{ severity: "high", message: expect.stringContaining("special offers") }],
    });
  });

  it.each([
    "Ja, ich möchte den Newsletter erhalten",
    "J'accepte de recevoir la lettre d'information",
    "Deseo recibir comunicaciones comerciales",
    "Wyrażam zgodę na otrzymywanie informacji handlowych",
    "Ja tack, skicka mig ert nyhetsbrev",
    "Souhlasím se zasíláním obchodních sdělení",
  ])("fails for one in another language: %s", (label) => {
    expect(judge({ fields: [box(label, true)] }, ["EU"]).outcome).toBe("failed");
    expect(judge({ fields: [box(label, false)] }, ["EU"]).outcome).toBe("passed");
  });

  it.each([
    "Angemeldet bleiben",
    "Se souvenir de moi",
    "Recordar mi usuario",
    "Adres dostawy taki sam",
    "Lieferadresse wie Rechnungsadresse",
  ])("passes a checked box for something else: %s", (label) => {
    expect(judge({ fields: [box(label, true)] }, ["EU"]).outcome).toBe("passed");
  });

  it("asks a person about text messages without words of consent, in the United States", () => {
    const form = { fields: [phone], text: "Get text alerts about new bread" };
    expect(judge(form).outcome).toBe("review");
    expect(judge(form, ["EU"]).outcome).toBe("passed");
  });

  it("passes for boxes that are free, ticked for other ends, or texts that are agreed to", () => {
    expect(judge({ fields: [box("Newsletter", false), box("Remember me", true)] }).outcome).toBe("passed");
    const text = "I agree to receive text alerts. Message and data rates apply. Reply STOP to end.";
    expect(judge({ fields: [phone], text }).outcome).toBe("passed");
  });

  it("does not apply to forms with neither box nor telephone field", () => {
    expect(judge({ fields: [aField()] }).outcome).toBe("not-applicable");
  });

  it("could not run when the page was not read", () => {
    expect(prvFormOptin.evaluate(aPage({ document: notGathered() }), anEvidence()).outcome).toBe(
      "could-not-run",
    );
  });
});
