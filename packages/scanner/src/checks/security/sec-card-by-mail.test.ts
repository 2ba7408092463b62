import { describe, expect, it } from "vitest";

import {
  aDocument,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  gathered,
  notGathered,
} from "#evidence-builders.testing.ts";

import { secCardByMail } from "./sec-card-by-mail.ts";

const judge = (text: string) =>
  secCardByMail.evaluate(aPage({ document: gathered(aDocument({ text })) }), anEvidence());

describe("sec-card-by-mail", () => {
  it.each([
    "To hold the room, please email us your credit card number and expiry date.",
    "Send your card number, expiry date and CVV to bookings@inn.example or by WhatsApp.",
    "You can text us the card number and CVV.",
    "Or simply email your card number to billing@clinic.example.",
    "Guests must provide their credit card details by fax or email seven days before.",
    "Bitte senden Sie uns Ihre Kreditkartennummer per E-Mail.",
    "Veuillez nous communiquer par courriel le numéro de votre carte bancaire et le cryptogramme.",
    "Para garantizar la reserva, envíe el número de tarjeta y el CVV por WhatsApp.",
    "Si prega di inviare via e-mail il numero della carta di credito e la scadenza.",
    "Gelieve uw creditcardgegevens te mailen of stuur ze per e-mail.",
  ])("fails a page that asks for it: %s", (text) => {
    expect(judge(`Welcome. ${text} See you soon.`)).toMatchObject({
      outcome: "failed",
      findings: [{ snippet: text }],
    });
  });

  it.each([
    "Please never send us your card number by email.",
    "We will not ask for your CVV by email or text message.",
    "Pay with a credit card. You get a receipt by email.",
    "Please email us for a secure link where you enter your card details.",
    "Your card number is not stored; we send the invoice by email.",
    "Bitte senden Sie uns niemals Ihre Kreditkartendaten per E-Mail.",
    "Ne nous envoyez jamais votre numéro de carte bancaire par courriel.",
    "Send us your library card by mail, and we renew it.",
    "Lost your library card? Email us your card number, and we send a new one.",
    "Please call us to pay by credit card. Email us for a quote.",
    "Card payments: we accept credit card details at the desk. Please send questions by email.",
  ])("passes one that doesn't: %s", (text) => {
    expect(judge(text).outcome).toBe("passed");
  });

  it("does not apply to a file, and could not run where the page was not read", () => {
    const file = aPage({ contentType: "application/pdf" });
    expect(secCardByMail.evaluate(file, anEvidence()).outcome).toBe("not-applicable");
    expect(secCardByMail.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
    const unread = aPage({ document: notGathered("the page crashed") });
    expect(secCardByMail.evaluate(unread, anEvidence()).outcome).toBe("could-not-run");
  });
});
