import { describe, expect, it } from "vitest";

import { prvPolicyRepealed } from "#checks/privacy/prv-policy-repealed.ts";
import { noPolicy, policyEvidence, unreadPolicy } from "#checks/privacy/reading/policy.testing.ts";

const judge = (text: string) => prvPolicyRepealed.evaluate(policyEvidence(text, { profiles: ["EU"] }));

describe("prv-policy-repealed", () => {
  it.each([
    "De conformidad con la Ley Orgánica 15/1999, de 13 de diciembre, sus datos se incorporarán a un fichero.",
    "Conforme a la LOPD 15/1999 puede ejercer sus derechos.",
    "We process your data in line with the Data Protection Act 1998.",
    "Your data are protected under Directive 95/46/EC.",
    "Wij houden ons aan de Wet bescherming persoonsgegevens.",
    "Wir verarbeiten Daten nach dem DSG 2000.",
    "Our provider complies with the US Safe Harbor framework.",
    "Rechtsgrundlage ist § 15 Abs. 3 TMG.",
    "Wir erstellen Nutzungsprofile gemäß §§ 13, 15 Abs. 3 Satz 1 TMG unter einem Pseudonym.",
    "Die Speicherung erfolgt auf Grundlage von §15 III TMG.",
    "Nach dem Telemediengesetz dürfen wir Bestandsdaten erheben.",
    "Grundlage ist § 28 Abs. 1 Satz 1 Nr. 2 BDSG.",
    "Ihre Einwilligung nach § 4a BDSG können Sie widerrufen.",
    "Wir beachten § 28 BDSG a. F. in jedem Fall.",
    "Informativa ai sensi dell'art. 13 del D.Lgs. 196/2003.",
    "Vi behandlar uppgifter enligt personuppgiftslagen (PUL).",
    "Údaje zpracováváme podle zákona č. 101/2000 Sb.",
    "Prelucrăm datele conform Legii nr. 677/2001.",
    "Ces données sont protégées par la loi belge du 8 décembre 1992.",
    "Ce site a fait l'objet d'une déclaration auprès de la CNIL sous le numéro 1829374.",
    "Zbiór danych został zgłoszony do GIODO.",
  ])("fails where the policy rests on a law that was replaced: %s", (text) => {
    expect(judge(text)).toMatchObject({ outcome: "failed", findings: [{ severity: "medium" }] });
  });

  it("asks a person where the policy names the law in force as well", () => {
    expect(judge("We follow the GDPR. We also follow the Data Protection Act 1998.").outcome).toBe("review");
  });

  it("fails where the policy says that it follows a law that was replaced, whatever else it names", () => {
    expect(judge("We follow the GDPR. This policy follows Directive 95/46/EC.").outcome).toBe("failed");
    expect(judge("Under the GDPR we use the model clauses of Directive 95/46/EC.").outcome).toBe("review");
  });

  it("fails a policy that is older than the GDPR and doesn't name it", () => {
    expect(judge("Stand: April 2017. Wir freuen uns über Ihren Besuch.").outcome).toBe("failed");
    expect(judge("Stand: Juni 2018. Wir freuen uns über Ihren Besuch.").outcome).toBe("not-applicable");
    expect(judge("Stand: April 2017. Ab Mai 2018 gilt die DSGVO.").outcome).toBe("not-applicable");
    expect(judge("Dernière mise à jour : 2 mars 2016. Nouvelle mise à jour : 4 mai 2024.").outcome).toBe(
      "not-applicable",
    );
  });

  it.each([
    "Wir setzen Cookies nach § 25 Abs. 1 TTDSG ein.",
    "Gilt für Telekommunikation-Telemedien-Datenschutz-Gesetz und DSGVO.",
  ])("asks about a law that has another name now: %s", (text) => {
    expect(judge(text)).toMatchObject({
      outcome: "review",
      findings: [{ severity: "low", message: expect.stringContaining("now called TDDDG") }],
    });
  });

  it.each([
    "The GDPR replaced Directive 95/46/EC in 2018.",
    "Die Einwilligung richtet sich nach § 25 TDDDG, vormals § 15 Abs. 3 TMG.",
    "Angaben nach § 5 DDG (früher § 5 TMG).",
    "Das TDDDG hat das TTDSG abgelöst.",
    "Rechtsgrundlage ist § 25 Abs. 1 TDDDG (TTDSG).",
    "L'art. 13 del D.Lgs. 196/2003 è stato abrogato.",
    "La antigua LOPD 15/1999 ya no se aplica: rige el Reglamento (UE) 2016/679.",
  ])("passes where the policy says that it is over: %s", (text) => {
    expect(judge(text).outcome).toBe("passed");
  });

  it.each([
    "We follow the Data Protection Act 2018 and Ley Orgánica 3/2018.",
    "Wir beachten § 25 TDDDG, § 26 BDSG und § 28 Abs. 1 BDSG.",
    "Unser Partner, die TMG Handels GmbH, liefert die Ware.",
    "Il trattamento segue il D.Lgs. 196/2003, come modificato dal D.Lgs. 101/2018.",
    "Nous respectons la loi n° 78-17 du 6 janvier 1978, dite Informatique et Libertés.",
    "Vi følger personopplysningsloven.",
    "Wir beachten die DSGVO. Die Wohnung hat 95 m², Haus 46.",
  ])("does not apply where only laws in force are named: %s", (text) => {
    expect(judge(text).outcome).toBe("not-applicable");
  });

  it("does not apply without a policy, and could not run where it was not read", () => {
    expect(prvPolicyRepealed.evaluate(noPolicy()).outcome).toBe("not-applicable");
    expect(prvPolicyRepealed.evaluate(unreadPolicy()).outcome).toBe("could-not-run");
  });
});
