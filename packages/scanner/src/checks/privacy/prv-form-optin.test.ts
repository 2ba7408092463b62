import { describe, expect, it } from "vitest";

import { prvFormOptin } from "#checks/privacy/prv-form-optin.ts";
import { aField } from "#checks/privacy/reading/fields.testing.ts";
import { aBanner, passesEvidence } from "#checks/privacy/reading/passes.testing.ts";
import { aDocument, aForm, anEvidence, aPage, gathered, notGathered } from "#evidence-builders.testing.ts";
import type { Evidence } from "#evidence.ts";
import type { FormFieldRef, FormRef } from "#evidence/document.ts";

const judge = (form: Partial<FormRef>, profiles: Evidence["profiles"] = ["US"]) =>
  prvFormOptin.evaluate(
    aPage({ document: gathered(aDocument({ forms: [aForm(form)] })) }),
    anEvidence({ profiles }),
  );
const box = (label: string, checked: boolean) => aField({ type: "checkbox", label, checked });
const phone = aField({ type: "tel", label: "Mobile" });

describe("prv-form-optin", () => {
  const booking = ["Name", "Birth date", "Mobile", "Symptoms"].map((label) =>
    aField({ type: "text", label }),
  );

  it.each([
    "By pressing Send you consent to the use of your health details and agree to receive our offers by email.",
    "Mit dem Absenden willigen Sie in die Zusendung von Werbung ein.",
    "En validant ce formulaire, vous acceptez de recevoir nos offres.",
    "Al enviar el formulario acepta recibir comunicaciones comerciales.",
    "Inviando il modulo acconsenti a ricevere comunicazioni commerciali.",
  ])("fails in Europe where sending counts as consent to advertising: %s", (text) => {
    expect(judge({ fields: booking, text }, ["EU"]).outcome).toBe("failed");
    expect(judge({ fields: booking, text }, ["US"]).outcome).toBe("review");
  });

  const account = [
    aField({ type: "email", label: "Email" }),
    aField({ type: "password", label: "Password" }),
  ];

  it("fails for it at a form for an account", () => {
    const text = "By signing up you agree to our terms and to receive marketing emails.";
    expect(judge({ fields: account, text }, ["EU"]).outcome).toBe("failed");
  });

  it("fails for it at a form for a question, however short", () => {
    const fields = [
      aField({ label: "Name" }),
      aField({ type: "email", label: "Email" }),
      aField({ tag: "textarea", type: "textarea", label: "Message" }),
    ];
    const text = "By sending this enquiry you agree to receive marketing emails from us and our partners.";
    expect(judge({ fields, text }, ["EU"]).outcome).toBe("failed");
  });

  it.each([
    "Door je in te schrijven ga je ermee akkoord dat wij en onze partners (merken, verzekeraars) je aanbiedingen mailen.",
    "By signing up you agree that our partners may email you offers.",
    "By subscribing, you consent to receive messages from us and from other companies that send promotions.",
    "Mit der Teilnahme willigen Sie ein, dass wir Ihre Daten an unsere Partner weitergeben und diese Ihnen Werbung senden.",
    "By participating you agree that our sponsors may send you offers.",
    "Mit der Anmeldung stimmst du zu, dass wir und unsere Partner dir Angebote senden.",
    "En vous inscrivant, vous acceptez que nos partenaires vous envoient leurs offres.",
    "Al suscribirse acepta que nuestros socios le envíen ofertas.",
  ])("fails in Europe where a newsletter counts as consent to mail of others: %s", (text) => {
    const fields = [aField({ type: "email", label: "Email" })];
    expect(judge({ fields, text }, ["EU"]).outcome).toBe("failed");
    expect(judge({ fields, text }, ["US"]).outcome).toBe("review");
  });

  it.each([
    ["the terms", "By pressing Send you agree to our terms and privacy policy.", booking],
    ["a box of its own", "Send me offers. By email, if you like.", booking],
    [
      "a newsletter alone",
      "By subscribing you agree to receive our newsletter and offers.",
      booking.slice(0, 2),
    ],
    ["terms of an account", "By signing up you agree to our terms.", account],
    ["the firm that sends it", "By signing up you agree that Mailchimp processes it.", booking.slice(0, 1)],
    [
      "a promise",
      "Our partners send you nothing. Door je in te schrijven ga je akkoord met de voorwaarden.",
      booking.slice(0, 1),
    ],
  ])("has nothing to say of %s", (_what, text, fields) => {
    expect(judge({ fields, text }, ["EU"]).outcome).toBe("not-applicable");
  });

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

  it.each([
    "Ja, meine Adresse darf an Partnermarken weitergegeben werden",
    "You may share my address with selected partners",
    "J'accepte que mes données soient transmises à des partenaires",
    "Acconsento alla cessione dei dati a terzi",
  ])("fails for a checked box that hands data on: %s", (label) => {
    expect(judge({ fields: [box(label, true)] }, ["EU"]).outcome).toBe("failed");
    expect(judge({ fields: [box(label, false)] }, ["EU"]).outcome).toBe("passed");
  });

  it.each([
    "Vink dit vakje aan als u géén aanbiedingen van ons en onze partners wilt ontvangen",
    "Please tick if you do not want to receive special offers",
    "Ich möchte keine Werbung per E-Mail erhalten",
    "Je ne souhaite pas recevoir la newsletter",
    "No deseo recibir comunicaciones comerciales",
  ])("asks a person about a box to check against advertising: %s", (label) => {
    expect(judge({ fields: [box(label, false)] }, ["EU"]).outcome).toBe("review");
    expect(judge({ fields: [box(label, true)] }, ["EU"]).outcome).toBe("failed");
  });

  it.each(["Ich möchte keine Plastiktüte", "I do not want a printed receipt", "Do not ring the bell"])(
    "passes a box against something else: %s",
    (label) => {
      expect(judge({ fields: [box(label, false)] }, ["EU"]).outcome).toBe("passed");
    },
  );

  it.each([
    "I agree that my card is charged $9.00 a month once the trial ends",
    "I authorize automatic renewal of my plan at the price above",
    "Yes, I accept that the membership renews every year until I cancel",
    "Ich bin einverstanden, dass sich das Abo automatisch verlängert",
    "J’accepte le renouvellement automatique de mon abonnement",
    "Acepto la renovación automática de la suscripción",
  ])("fails for an agreement to renewal that is ticked in advance: %s", (label) => {
    expect(judge({ fields: [box(label, true)] })).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining(label.slice(0, 40)) }],
    });
    expect(judge({ fields: [box(label, false)] }).outcome).toBe("passed");
  });

  it.each(["Renew automatically", "Make this a monthly donation", "Auto-renew for $12/year"])(
    "asks about a renewal chosen in advance without words of agreement: %s",
    (label) => {
      expect(judge({ fields: [box(label, true)] }).outcome).toBe("review");
    },
  );

  it.each([
    "Remind me before my library books renew",
    "I agree to be charged once for this order",
    "Monthly view",
  ])("has nothing to say of another box that is ticked: %s", (label) => {
    expect(judge({ fields: [box(label, true)] }).outcome).toBe("passed");
  });

  it.each([
    "J’accepte que mes coordonnées soient cédées à des entreprises partenaires",
    "Acepto que mis datos se cedan a empresas colaboradoras y socios",
    "Acconsento che i miei dati siano ceduti a terzi",
  ])("fails for a ticked box that hands data on: %s", (label) => {
    expect(judge({ fields: [box(label, true)] }, ["EU"]).outcome).toBe("failed");
  });

  it("leaves the consent banner's own boxes to the check of the banner, where that applies", () => {
    const document = gathered(aDocument({ looseFields: [box("Marketing", true)] }));
    const banner = gathered(aBanner({ prechecked: ["Marketing"] }));
    const evidence = (profiles: Evidence["profiles"]) => passesEvidence({ banner }, profiles);
    const judgeIn = (profiles: Evidence["profiles"]) =>
      prvFormOptin.evaluate(aPage({ document }), evidence(profiles)).outcome;
    expect([judgeIn(["EU"]), judgeIn(["US"])]).toEqual(["passed", "failed"]);
  });

  it("fails for one that is ticked in advance outside of a form, as on a page of settings", () => {
    const outside = (field: FormFieldRef) => {
      const document = gathered(aDocument({ forms: [], looseFields: [field] }));
      return prvFormOptin.evaluate(aPage({ document }), anEvidence({ profiles: ["EU"] })).outcome;
    };
    expect(outside(box("Marketing", true))).toBe("failed");
    expect(outside(box("Marketing", false))).toBe("passed");
    expect(outside(box("Dark colors", true))).toBe("passed");
  });

  it.each([
    "Text me offers",
    "Email me news and discounts",
    "Send me new arrivals",
    "Schickt mir Neues aus der Werkstatt",
    "Envoyez-moi vos nouveautés",
    "Enviadme noticias y descuentos",
    "Inviatemi le novità",
    "Stuur me nieuws en acties",
  ])("fails for a box ticked in advance that asks for advertising in the visitor's voice: %s", (label) => {
    expect(judge({ fields: [box(label, true)] }, ["EU"]).outcome).toBe("failed");
    expect(judge({ fields: [box(label, false)] }, ["EU"]).outcome).toBe("passed");
  });

  it.each([
    "Text me when my order ships",
    "Email me about my booking",
    "Call me if something is out of stock",
    "Send me a receipt",
    "Schickt mir eine Rechnung",
    "Stuur me een kopie van mijn bericht",
  ])("has nothing to say of a box about what was ordered: %s", (label) => {
    expect(judge({ fields: [box(label, true)] }, ["EU"]).outcome).toBe("passed");
  });

  it("asks a person about text messages without words of consent, in the United States", () => {
    const form = { fields: [phone], text: "Get text alerts about new bread" };
    expect(judge(form).outcome).toBe("review");
    expect(judge(form, ["EU"]).outcome).toBe("passed");
  });

  it.each([
    ["Mobile number for text offers", "failed"],
    ["Get deals by text", "failed"],
    ["Text me your weekly specials", "failed"],
    ["Get texts about your order and our offers in store", "review"],
    ["We send text reminders of appointments", "review"],
    ["Mobile number for text offers. I agree to get them.", "passed"],
  ])("fails where the words say that the texts are advertising: %s", (text, outcome) => {
    expect(judge({ fields: [phone], text }).outcome).toBe(outcome);
  });

  it("passes for boxes that are free, ticked for other ends, or texts that are agreed to", () => {
    expect(judge({ fields: [box("Newsletter", false), box("Remember me", true)] }).outcome).toBe("passed");
    const text = "I agree to receive text alerts. Message and data rates apply. Reply STOP to end.";
    expect(judge({ fields: [phone], text }).outcome).toBe("passed");
  });

  describe("with a box that has to be checked", () => {
    const must = (label: string, ...others: FormRef["fields"]) => ({
      fields: [aField({ type: "email" }), aField({ type: "checkbox", label, required: true }), ...others],
    });

    it.each([
      "Ich willige in den Newsletter, Werbeanrufe und die Weitergabe meiner Daten an 34 Sponsoren ein",
      "I agree to receive special offers and marketing calls from the store",
      "J’accepte de recevoir la lettre d’information et que mes données soient transmises aux partenaires",
      "Acepto recibir ofertas y llamadas",
    ])("asks a person where it bundles several consents: %s", (label) => {
      expect(judge(must(label), ["EU"])).toMatchObject({
        outcome: "review",
        findings: [{ message: expect.stringContaining("several things at once") }],
      });
    });

    it("asks a person where advertising comes with the terms of something else", () => {
      const label = "I accept the terms and want to get the newsletter";
      expect(judge(must(label, phone)).outcome).toBe("review");
      const booked = ["Name", "Passport", "Nights", "Card"].map((field) => aField({ label: field }));
      expect(judge(must(label, ...booked), ["EU"]).outcome).toBe("review");
      const partners = "I accept the terms and agree to receive offers from partners";
      expect(judge(must(partners, phone)).outcome).toBe("review");
      expect(judge(must(label)).outcome).toBe("passed");
    });

    it.each([
      "Ich akzeptiere die AGB und die Datenschutzerklärung",
      "I have read the privacy policy and agree that you call me back by phone",
      "I agree to the terms. Call me about my booking.",
      "Je souhaite recevoir la lettre d’information",
    ])("passes where it asks for one thing: %s", (label) => {
      expect(judge(must(label), ["EU"]).outcome).toBe("passed");
    });

    it("fails for advertising alone at a form for something else, in Europe, where nothing is given in return", () => {
      const label = "I agree to receive marketing emails (required to book)";
      const form = { ...must(label, phone), text: "Book a room" };
      expect(judge(form, ["EU"])).toMatchObject({
        outcome: "failed",
        findings: [{ message: expect.stringContaining("Nobody can send this form without") }],
      });
      expect(judge(form, ["US"]).outcome).toBe("review");
      expect(judge({ ...form, text: "Win a weekend for two" }, ["EU"]).outcome).toBe("review");
      const raffle = must("Ich willige ein, dass man mir Werbung sendet, und nehme am Gewinnspiel teil");
      expect(judge({ ...raffle, text: "Gewinnspiel" }, ["EU"]).outcome).toBe("review");
      const order = must("I agree that you send me the confirmation of my order by e-mail", phone);
      expect(judge(order, ["EU"]).outcome).toBe("passed");
    });

    it("passes where the same box may stay empty", () => {
      const label = "Send me special offers and let partners call me by phone";
      expect(judge({ fields: [box(label, false)] }, ["EU"]).outcome).toBe("passed");
    });
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
