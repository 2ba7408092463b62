import { describe, expect, it } from "vitest";

import { prvPolicyUnfilled } from "#checks/privacy/prv-policy-unfilled.ts";
import { noPolicy, policyEvidence, unreadPolicy } from "#checks/privacy/reading/policy.testing.ts";

const judge = (text: string) => prvPolicyUnfilled.evaluate(policyEvidence(text));

describe("prv-policy-unfilled", () => {
  it.each([
    "[Company Name] (“we”) runs this site. Write to [Your email address]. Last updated [Date].",
    "Verantwortlich ist [Name des Unternehmens], [Anschrift]. Telefon: [Telefonnummer].",
    "Le responsable est [Nom de la société], dont le siège est [Adresse du siège].",
    "El responsable es [NOMBRE DE LA EMPRESA], con domicilio en [DIRECCIÓN], para [INDICAR FINALIDAD].",
    "Titolare del trattamento è {{ ragione sociale }}, con sede in {{ indirizzo }}.",
    "[Nome Azienda] informa gli utenti. Il titolare ha sede in [indirizzo].",
    "De verwerkingsverantwoordelijke is [naam bedrijf], [adres].",
    "Administratorem jest [nazwa firmy], [adres siedziby].",
    "We are <<insert company name>>. Contact: <<your phone number>>.",
  ])("fails a policy with the blanks of a template: %s", (text) => {
    expect(judge(text)).toMatchObject({ outcome: "failed", findings: [{ severity: "high" }] });
  });

  it("asks a person about a single one", () => {
    expect(judge("We are Miller Ltd. Our representative is [Name of representative].").outcome).toBe(
      "review",
    );
  });

  it.each([
    "Write to [email protected] or [email protected]. See [1], [Art. 6 GDPR] and [opt-out].",
    "You can [change your cookie settings] here, or [OPT-OUT] and [COOKIE SETTINGS].",
    "The “Company” (Miller Ltd.) collects [sic] informations [i.e. data].",
    "Verantwortlich: Müller GmbH, Hauptstraße 1, 12345 Berlin [Karte] [Anfahrt].",
  ])("passes a policy without one: %s", (text) => {
    expect(judge(text).outcome).toBe("passed");
  });

  it("does not apply without a policy, and could not run when it was not read", () => {
    expect(prvPolicyUnfilled.evaluate(noPolicy()).outcome).toBe("not-applicable");
    expect(prvPolicyUnfilled.evaluate(unreadPolicy()).outcome).toBe("could-not-run");
  });
});
