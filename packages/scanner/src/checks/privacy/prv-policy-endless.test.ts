import { describe, expect, it } from "vitest";

import { prvPolicyEndless } from "#checks/privacy/prv-policy-endless.ts";
import { noPolicy, policyEvidence, unreadPolicy } from "#checks/privacy/reading/policy.testing.ts";

const judge = (text: string) => prvPolicyEndless.evaluate(policyEvidence(text));

describe("prv-policy-endless", () => {
  it.each([
    "We keep all information, including club profiles, indefinitely, for as long as it may be useful to us.",
    "We store your information and never delete it.",
    "Your data is stored for an unlimited period.",
    "We keep all information indefinitely, whether or not you become a client.",
    "Your records are retained forever, even if you do not buy anything.",
    "We store chat transcripts and profiles in perpetuity.",
    "We keep your information permanently, even after you delete your account.",
    "Account records are retained with no expiration date.",
    "Wir bewahren Ihre Daten auf unbestimmte Zeit auf, auch wenn Sie nicht Kunde werden.",
    "Conservamos sus datos indefinidamente, sea o no cliente.",
    "We retain your personal information for as long as we see fit.",
    "Ihre Daten werden unbegrenzt gespeichert.",
    "Nous conservons vos données pour une durée illimitée.",
    "Conservamos sus datos por tiempo indefinido.",
    "I suoi dati sono conservati a tempo indeterminato.",
    "Wij bewaren uw gegevens voor onbepaalde tijd.",
  ])("fails a policy that says so: %s", (text) => {
    expect(judge(`Who we are. ${text} Contact us.`)).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining(text.slice(0, 30)) }],
    });
  });

  it.each([
    "We do not keep your data indefinitely.",
    "Your data is not kept indefinitely, whether or not you buy from us.",
    "Even if you do not ask, we hold no data in perpetuity.",
    "Whether or not you become a client, we keep your data until you ask us to delete it, never forever.",
    "If you do not delete your account, we keep your data indefinitely.",
    "We never keep information forever.",
    "We hold your data for 30 days, after which they are permanently deleted.",
    "Ihre Daten werden nach dem Speichern dauerhaft gelöscht.",
    "Anonymized data may be kept indefinitely.",
    "We keep your email address on our opt-out list indefinitely.",
    "We keep your data for as long as you have an account.",
    "Ihre Daten werden nicht unbegrenzt gespeichert.",
    "Nous ne conservons pas vos données indéfiniment.",
    "We retain the right to change this policy without limit.",
  ])("passes one that says: %s", (text) => {
    expect(judge(text).outcome).toBe("passed");
  });

  it.each([
    "We keep your personal information for as long as necessary.",
    "We retain your data no longer than is necessary for the purposes described.",
    "Wir speichern Ihre Daten nur so lange, wie es erforderlich ist.",
    "Nous conservons vos données aussi longtemps que nécessaire.",
    "Vos données sont conservées pendant la durée strictement nécessaire à la finalité.",
    "Conservaremos sus datos durante el tiempo necesario para la finalidad.",
    "I dati sono conservati per il tempo strettamente necessario.",
    "Conservamos os seus dados pelo tempo que for necessário.",
    "Wij bewaren uw gegevens niet langer dan noodzakelijk.",
    "Dane przechowujemy tak długo, jak jest to konieczne.",
    "Vi lagrar dina uppgifter så länge det är nödvändigt.",
    "Vi opbevarer dine oplysninger så længe det er nødvendigt.",
    "Vi oppbevarer dine opplysninger så lenge det er nødvendig.",
    "Säilytämme tietojasi niin kauan kuin se on tarpeen.",
    "Nous conservons vos données aussi longtemps que nécessaire. Vos droits Accès, limitation et retrait du consentement. Mentions légales",
    "Vaše údaje uchováváme po nezbytně nutnou dobu.",
  ])("asks about a policy that says no more than: %s", (text) => {
    expect(judge(`Who we are. ${text} Contact us. We answer within 30 days.`)).toMatchObject({
      outcome: "review",
      findings: [{ severity: "medium", message: expect.stringContaining(text.slice(0, 20)) }],
    });
  });

  it.each([
    "We keep your data for as long as necessary, at most for 3 years.",
    "We keep your data as long as necessary. Orders: 10 years. Messages: 6 months.",
    "We keep your data for as long as necessary to fulfil our contract with you.",
    "We keep your data as long as necessary. After that, statutory periods apply.",
    "Wir speichern Ihre Daten so lange, wie es erforderlich ist oder das Gesetz es verlangt.",
    "Nous conservons vos données aussi longtemps que nécessaire, soit jusqu’à la clôture de votre compte.",
    "Nous conservons vos données le temps nécessaire. Les factures sont gardées dix ans.",
    "Conservamos sus datos mientras sea necesario y no solicite la baja.",
    "Wij bewaren uw gegevens zolang als nodig is: twee jaar na uw laatste les.",
    "We hold meetings for as long as necessary.",
  ])("passes one that gives a period or a criterion: %s", (text) => {
    expect(judge(`Who we are. ${text} Contact us.`).outcome).toBe("passed");
  });

  it("does not apply without a policy, and could not run when it was not read", () => {
    expect(prvPolicyEndless.evaluate(noPolicy()).outcome).toBe("not-applicable");
    expect(prvPolicyEndless.evaluate(unreadPolicy()).outcome).toBe("could-not-run");
  });
});
