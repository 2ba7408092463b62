import { describe, expect, it } from "vitest";

import { prvRequestHurdles } from "#checks/privacy/prv-request-hurdles.ts";
import { aField } from "#checks/privacy/reading/fields.testing.ts";
import { documentEvidence, messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import { policyEvidence } from "#checks/privacy/reading/policy.testing.ts";
import { aForm, anEvidence, anUnmeasuredPage } from "#evidence-builders.testing.ts";
import type { Evidence } from "#evidence.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";

const judge = (title: string, text: string, document: Partial<DocumentSnapshot> = {}) =>
  prvRequestHurdles.evaluate(documentEvidence({ title, text, ...document }, ["US"]));
const aCard = { forms: [aForm({ fields: [aField({ autocomplete: "cc-number" })] })] };
const POLICY = "Privacy policy";

describe("prv-request-hurdles", () => {
  it.each([
    [
      "Delete my data",
      "To have your data deleted, mail a notarized letter with a copy of your passport.",
      "To have data deleted, people need an identity document, a notary, and a letter by mail or a visit: “To have your data deleted, mail a notarized letter with a copy of your passport”.",
    ],
    [
      "Opt out of the sale of your data",
      "Opt out of the sale of your data To stop the sale of your data, you must create an account first.",
      "To opt out, people need an account: “To stop the sale of your data, you must create an account first”.",
    ],
    [
      "Unsubscribe",
      "To stop our letters, sign in with your password. Then confirm your date of birth.",
      "To unsubscribe, people need a sign-in: “To stop our letters, sign in with your password”.",
    ],
  ])("fails and says what a page of its own demands: %s", (title, text, message) => {
    const verdict = judge(title, text);
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ severity: "medium" }] });
    expect(messagesOf(verdict)).toEqual([message]);
  });

  it.each([
    ["Data deletion request", "A $40 processing fee applies to each request."],
    ["Do not sell my information", "Please upload a scan of your government-issued ID."],
    ["Unsubscribe", "Requests must be sent by certified mail."],
    ["Löschung Ihrer Daten", "Für die Löschung müssen Sie eine notariell beglaubigte Erklärung einsenden."],
    [
      "Suppression de vos données",
      "Pour supprimer vos données, des frais de traitement de 20 € sont à payer.",
    ],
    ["Eliminar mis datos", "Para eliminar sus datos debe acudir ante notario."],
    [POLICY, "To delete your information, you must pay a fee of $15."],
    [POLICY, "You have to create an account to opt out of the sale of your data."],
  ])("fails on “%s” for: %s", (title, text) => {
    expect(judge(title, text).outcome).toBe("failed");
  });

  it.each([
    ["Delete my data", "To have your data deleted, please send a copy of your driver's license."],
    ["Delete my data", "Allow 180 days for your data to be deleted."],
    ["Data deletion request", "Requests to have data deleted are only taken in person."],
    ["Your privacy choices", "To opt out of the sale, mail us a signed letter."],
    ["Your privacy choices", "To opt out of the sale, sign in to your account."],
    [POLICY, "To opt out, sign in to your account."],
    [POLICY, "To opt out of the sale of your data, you must log in first."],
  ])("asks on “%s” about: %s", (title, text) => {
    expect(judge(title, text).outcome).toBe("review");
  });

  it("asks about what only the fields of the form demand", () => {
    const fields = [
      aField({ type: "email", label: "Email" }),
      aField({ type: "password", label: "Password" }),
      aField({ type: "date", label: "Date of birth" }),
    ];
    const verdict = judge("Unsubscribe", "Unsubscribe here.", { forms: [aForm({ fields })] });
    expect(verdict.outcome).toBe("review");
    expect(messagesOf(verdict)).toEqual([
      "To unsubscribe, people need an account and a date of birth, by the fields of the form. Is there an easier way?",
    ]);
    const file = aField({ type: "file", label: "Your ID, front" });
    expect(judge("Privacy opt-out", "Opt out here.", { forms: [aForm({ fields: [file] })] }).outcome).toBe(
      "review",
    );
  });

  it.each([
    "Your membership can only be canceled by certified mail.",
    "You agree that the trial renews until canceled in person.",
    "Abos müssen per Einschreiben gekündigt werden.",
    "Votre abonnement doit être résilié par lettre recommandée.",
  ])("fails where cards are taken online, and asks elsewhere: %s", (text) => {
    expect(judge("Prices", text, aCard).outcome).toBe("failed");
    expect(judge("Prices", text).outcome).toBe("review");
  });

  it("quotes the words about canceling, and not the form before them", () => {
    const text = `${"Email Card number Expiry Name on card ".repeat(5)}I agree that my plan renews until canceled by certified mail`;
    expect(messagesOf(judge("Prices", text, aCard))).toEqual([
      expect.stringMatching(/“….{0,90}my plan renews until canceled by certified mail”/),
    ]);
  });

  it("asks where a subscription ends by phone alone", () => {
    expect(judge("Prices", "To cancel your subscription, you must call us.", aCard).outcome).toBe("review");
  });

  it.each([
    "Renews until canceled. Cancel by calling (419) 555-0166, Tuesday 10 to noon; cancellations are not taken online.",
    "You can't cancel your membership on this website. To cancel, phone the front desk.",
    "Ihr Abo verlängert sich jährlich. Kündigen können Sie telefonisch, nicht online.",
  ])("fails where a page says that a subscription sold online can't be ended there: %s", (text) => {
    expect(judge("Prices", text, aCard).outcome).toBe("failed");
    expect(judge("Prices", text).outcome).toBe("review");
    const sentBy = [{ ...aForm({}), name: "Start 7 free days" }];
    const form = aForm({ text: "Annual plan ($99, renews each year)", sentBy });
    expect(messagesOf(judge("Prices", `Join today. ${text}`, aCard))[0]).not.toContain("Join");
    expect(judge("Prices", text, { forms: [form] }).outcome).toBe("failed");
  });

  it.each([
    "Your plan renews monthly. Cancel online at any time; refunds are not paid online.",
    "Appointments can't be canceled online. Please call us.",
    "Orders: please call to cancel. We do not take orders online.",
  ])("has nothing to say where a plan ends online, or of bookings: %s", (text) => {
    expect(["passed", "not-applicable"]).toContain(judge("Prices", text, aCard).outcome);
  });

  const policySays = (text: string, profiles: Evidence["profiles"]) =>
    prvRequestHurdles.evaluate(policyEvidence(text, { profiles })).outcome;

  it.each([
    "You may ask to know, delete and correct. Requests are accepted by postal mail only, at the address below.",
    "Privacy requests must be sent by certified mail.",
    "You may ask for access to your data. Requests must be mailed to 14 Alder Ave, Sacramento.",
    "Ihre Rechte: Auskunft und Löschung. Anträge nehmen wir ausschließlich per Post an.",
    "Vos droits sur vos données: les demandes sont reçues uniquement par courrier.",
    "Para sus datos, las solicitudes se aceptan únicamente por correo postal.",
  ])("fails in California where requests are taken by letter alone, and asks elsewhere: %s", (text) => {
    expect(policySays(text, ["CA"])).toBe("failed");
    expect(policySays(text, ["EU"])).toBe("review");
  });

  it.each([
    "To ask what personal information we hold, send requests by mail or email us.",
    "Personal information: requests by mail only from law enforcement.",
    "Access to your data: email us. Refund requests are accepted by mail only.",
    "Requests about personal data: only by email.",
  ])("has nothing to say of other ways, or requests of others: %s", (text) => {
    expect(["passed", "not-applicable"]).toContain(policySays(text, ["CA"]));
  });

  it.each([
    ["Your privacy choices", "You do not need to create an account to opt out."],
    ["Your privacy choices", "To opt out, log in to your account, or use the form below if you have none."],
    ["Delete my data", "To have your data deleted, write to us. We may ask for a copy of your ID."],
    ["Delete my data", "Deletion of your data is free of charge and takes up to 30 days."],
    [
      "Delete my data",
      "If an agent acts for you, we need a notarized power of attorney to delete your data.",
    ],
    ["Delete my data", "Backups are deleted within 180 days."],
    ["Unsubscribe", "To stop our letters, enter your email address."],
    ["Unsubscribe", "To unsubscribe, sign in with your password. Each letter also has an unsubscribe link."],
    [POLICY, "You must provide your name to create an account, and can opt out of the sale at any time."],
    [POLICY, "To unsubscribe, log in to your account and change the settings."],
    ["Your privacy choices", "To access your information, please send a copy of your passport."],
    ["Your privacy choices", "We wait 12 months before we ask you to opt in to the sharing again."],
    [POLICY, "To opt out, sign in to your account or write to us."],
    [POLICY, "To opt out of letters, sign in to your account."],
    ["Vaccine opt-out", "To opt out, you must bring a notarized form."],
    ["Secure data erasure for offices", "To erase drives, a $40 processing fee applies. Data is deleted."],
    ["Kita: Abmeldung", "Die Abmeldung muss per Einschreiben erfolgen. Unsubscribe here."],
    ["Prices", "To keep your membership, you must cancel in person classes a day ahead."],
    [POLICY, "To opt out of ads, sign in with your Google account settings."],
    [POLICY, "We delete your information within 45 days. To verify you, we match your email address."],
    ["Prices", "Cancel your subscription online or by certified mail."],
    ["Prices", "Appointments must be canceled by phone only, in person, a day before."],
    ["Prices", "Cancel your plan at any time in your account. You must pick up gifts in person."],
  ])("has nothing to say on “%s” of: %s", (title, text) => {
    expect(["passed", "not-applicable"]).toContain(judge(title, text, aCard).outcome);
  });

  it.each([
    ["Data requests", "Please create an account and sign in to submit a request.", "failed"],
    ["Data requests", "To verify you, please upload a copy of your government-issued ID.", "review"],
    ["Data requests", "Write to us. You don't need an account.", "passed"],
    ["Maintenance requests", "To submit a request, please create an account.", "not-applicable"],
  ])("judges what people need to ask for their data: %s: %s", (title, text, outcome) => {
    expect(judge(title, text).outcome).toBe(outcome);
  });

  it("passes where the way is plain", () => {
    expect(judge("Unsubscribe", "To stop our letters, enter your email address.").outcome).toBe("passed");
  });

  it("passes where an address alone unsubscribes besides", () => {
    const forms = [aForm({ fields: [aField({ type: "email" })] })];
    expect(judge("Unsubscribe", "To unsubscribe, sign in with your password.", { forms }).outcome).toBe(
      "passed",
    );
  });

  it.each([
    ["We charge an administrative fee of 30 euros for each request.", "failed"],
    ["Für die Bearbeitung erheben wir eine Gebühr von 20 Euro pro Anfrage.", "failed"],
    ["We may charge a fee of 30 euros for a request that is excessive.", "not-applicable"],
    ["We charge no fee for your request.", "not-applicable"],
  ])("judges a fee for requests in the policy: %s", (text, outcome) => {
    expect(prvRequestHurdles.evaluate(policyEvidence(text, { profiles: ["EU"] })).outcome).toBe(outcome);
  });

  it("leaves articles on the forms of others alone", () => {
    const value = { "@context": "https://schema.org", "@type": "BlogPosting" };
    const structuredData = [{ raw: "", parseError: null, value }];
    const text =
      "To opt out of their sale, you must create an account. A membership must be canceled by mail only.";
    expect(judge("How to opt out of data brokers", text, { structuredData }).outcome).toBe("passed");
  });

  it("does not apply where no page speaks of such requests", () => {
    expect(judge("Rye bread", "Fresh bread every morning.").outcome).toBe("not-applicable");
  });

  it("could not run when no page was read", () => {
    const evidence = anEvidence({ pages: [anUnmeasuredPage()] });
    expect(prvRequestHurdles.evaluate(evidence).outcome).toBe("could-not-run");
  });
});
