import { describe, expect, it } from "vitest";

import { prvPolicyContent } from "#checks/privacy/prv-policy-content.ts";
import { messagesOf, somePasses } from "#checks/privacy/reading/passes.testing.ts";
import { aCookie, aDocument, aLink, aPage, aPrivacyPass, gathered } from "#evidence-builders.testing.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import type { PrivacyPass } from "#evidence/privacy.ts";
import { noPolicy, policyEvidence, unreadPolicy } from "#checks/privacy/reading/policy.testing.ts";

const FOR_THE_US = `Contact us at privacy@shop.example. Information we collect: your name. How we use it: to send bread.
We share data with third parties that deliver it. You may opt out at any time. We use cookies.
We do not knowingly collect data of children.`;

/** Topics not found, of those that any law asks for in this language. */
function missingIn(words: string, lang: string): string[] {
  const byLaw = (["CA", "EU"] as const).flatMap((profile) =>
    messagesOf(prvPolicyContent.evaluate(policyEvidence(words, { profiles: [profile], document: { lang } }))),
  );
  return byLaw.map((message) => message.replace(/^.*policy: |\.$/g, ""));
}

describe("prv-policy-content", () => {
  it("asks a person about topics whose words were not found, where the whole text may not have been read", () => {
    const verdict = prvPolicyContent.evaluate(policyEvidence(FOR_THE_US, { profiles: ["EU"] }));
    expect(verdict.outcome).toBe("review");
    expect(messagesOf(verdict)).toContain(
      "We did not find this topic in the privacy policy: the right to complain to an authority.",
    );
    expect(messagesOf(verdict).join(" ")).not.toContain("Do Not Track");
  });

  it.each([
    ["Ayuntamiento de Valdehierro", "El Ayuntamiento de Valdehierro trata sus datos.", true],
    [
      "Ayuntamiento de Valdehierro",
      "El Ayuntamiento de Valdehierro: delegado de protección de datos, dpd@ay.es.",
      false,
    ],
    ["Sastrería Romero", "Sastrería Romero trata sus datos.", false],
    ["Turismo rural", "Ayuntamiento de Valdehierro, Plaza Mayor 1.", false],
  ])("asks of authorities alone to name their officer: %s: %s", (title, text, isMissing) => {
    const { pages, ...evidence } = policyEvidence(`${text} Responsable del tratamiento.`, {
      document: { lang: "es" },
    });
    const [home, ...others] = pages;
    const document = gathered(
      aDocument({
        title,
        lang: "es",
        links: home?.document.gathered === true ? home.document.value.links : [],
      }),
    );
    const verdict = prvPolicyContent.evaluate({ ...evidence, pages: [aPage({ document }), ...others] });
    expect(messagesOf(verdict).some((one) => one.includes("data protection officer"))).toBe(isMissing);
  });

  it("passes when every topic of the switched-on profiles is found", () => {
    expect(prvPolicyContent.evaluate(policyEvidence(FOR_THE_US, { profiles: ["US"] })).outcome).toBe(
      "passed",
    );
  });

  it.each([
    ["the right to take data along", "You can ask us to port your data to a bakery of your choice."],
    ["the right to take data along", "You may receive it in a commonly used, machine-readable format."],
    ["taking consent back", "You agreed to our letters? You can change your mind whenever you like."],
    ["the right to deletion", "Ask us to remove all of your personal information and we will."],
    ["the right to correction", "We fix any mistakes in your details."],
    ["the right to access", "You may ask us for a copy of the personal data we hold."],
    ["the right to complain to an authority", "If you are unhappy, complain to the privacy regulator."],
    ["how long they are kept", "We keep your orders for 7 years."],
    ["transfers to other countries", "Our servers are in the United States."],
    ["the legal basis", "Our legal grounds are your consent and our contract with you."],
  ])("finds %s in other words", (topic, words) => {
    const without = messagesOf(prvPolicyContent.evaluate(policyEvidence("Bread.", { profiles: ["EU"] })));
    const told = messagesOf(prvPolicyContent.evaluate(policyEvidence(words, { profiles: ["EU"] })));
    const message = `We did not find this topic in the privacy policy: ${topic}.`;
    expect([without.includes(message), told.includes(message)]).toEqual([true, false]);
  });

  it.each<[string, string, string]>([
    ["where the data come from", "en", "Category Examples and source Why we use it Name – from you"],
    ["where the data come from", "en", "Identifiers. Source: you and your browser."],
    ["where the data come from", "en", "We collected identifiers and internet activity from you."],
    [
      "no disadvantage for using one's rights",
      "en",
      "You may opt out at any time without being treated differently.",
    ],
    [
      "transfers to other countries",
      "en",
      "Google may process data in the US under the Data Privacy Framework.",
    ],
    [
      "transfers to other countries",
      "nl",
      "Google kan gegevens in de VS verwerken onder het Data Privacy Framework.",
    ],
    ["transfers to other countries", "fr", "Google peut traiter des données aux États-Unis."],
    ["what the data are used for", "de", "Der Server speichert die IP-Adresse zur Abwehr von Angriffen."],
    ["what the data are used for", "fr", "Vos courriels sont gardés pour vous répondre."],
    ["where the data come from", "en", "Information you provide to us when you order bread."],
    ["where the data come from", "es", "Categoría Ejemplos y fuente Finalidad Nombre; de usted"],
    ["where the data come from", "de", "Kategorie Beispiele und Herkunft Zweck"],
    ["where the data come from", "fr", "Catégorie, exemples et provenance"],
    ["where the data come from", "it", "Fonte: il suo browser"],
    ["where the data come from", "nl", "Voorbeelden en herkomst"],
    ["where the data come from", "pl", "Przykłady i źródło danych"],
    ["where the data come from", "pt", "Exemplos e origem"],
    ["how long they are kept", "en", "Disclosed to Kept for Enquiries 24 months; server logs 30 days"],
    ["how long they are kept", "en", "Orders are deleted after 7 years."],
    ["how long they are kept", "de", "Vorgang Daten Löschfrist Anfrage Name 6 Monate"],
    ["how long they are kept", "es", "Finalidad Conservación Reservas 90 días"],
    ["how long they are kept", "pt", "Período de retenção: 24 meses"],
    [
      "no disadvantage for using one's rights",
      "en",
      "You have the right not to be treated worse because you used a right.",
    ],
    ["no disadvantage for using one's rights", "en", "We will not penalize you for exercising your choices."],
    [
      "no disadvantage for using one's rights",
      "es",
      "Tiene derecho a no sufrir un trato peor por ejercer un derecho.",
    ],
    ["no disadvantage for using one's rights", "de", "Sie werden deshalb nicht schlechter behandelt."],
    ["no disadvantage for using one's rights", "fr", "Vous ne serez pas moins bien traité pour autant."],
    ["who is responsible", "en", "Controller: Josef Ostler, address above."],
    ["who is responsible", "en", "This website is run by Ostler Bakery."],
    [
      "the right to complain to an authority",
      "de",
      "Sie können sich beim Landesamt für Datenschutz beschweren.",
    ],
    [
      "the right to complain to an authority",
      "de",
      "Beschweren Sie sich bei der zuständigen Behörde für den Datenschutz.",
    ],
    [
      "the right to complain to an authority",
      "es",
      "Puede acudir a la Agencia Española de Protección de Datos.",
    ],
    ["transfers to other countries", "en", "Data stay in the EU."],
    ["transfers to other countries", "en", "Your information never leaves the EEA."],
    ["transfers to other countries", "de", "Alle Daten bleiben in Deutschland."],
    ["transfers to other countries", "fr", "Vos données sont hébergées en France."],
    ["transfers to other countries", "es", "Sus datos permanecen en la Unión Europea."],
    ["transfers to other countries", "it", "I dati restano nell'Unione europea."],
    ["transfers to other countries", "nl", "De gegevens blijven binnen de EU."],
    ["transfers to other countries", "pl", "Dane są przechowywane na terenie Unii Europejskiej."],
    ["transfers to other countries", "pt", "Os dados ficam alojados na União Europeia."],
    ["what the data are used for", "en", "Category Why we need it"],
    ["whom they are shared with", "en", "Category Disclosed to Hosting providers"],
  ])("finds %s in tables, lists and denials: %s", (topic, lang, words) => {
    expect(missingIn(words, lang)).not.toContain(topic);
    expect(missingIn("Bread.", lang)).toContain(topic);
  });

  it.each<[string, string, string]>([
    ["where the data come from", "en", "Our shop runs on open source. Bread is a source of joy."],
    ["where the data come from", "es", "Cargamos imágenes y fuentes tipográficas."],
    ["where the data come from", "fr", "Le code source est publié."],
    ["how long they are kept", "en", "We delete your account when you ask us to."],
    ["how long they are kept", "de", "Wir speichern Ihre Wahl."],
    ["no disadvantage for using one's rights", "en", "We treat every loaf differently. Opt out any time."],
    ["no disadvantage for using one's rights", "es", "El trato de los datos es diferente en cada país."],
    ["who is responsible", "en", "We sell a game controller for children."],
    ["the right to complain to an authority", "de", "Beschweren Sie sich bei unserem Kundendienst."],
    ["transfers to other countries", "en", "We deliver within the EU. Our guests stay in Europe."],
    ["transfers to other countries", "de", "Wir liefern in Deutschland. Unsere Daten sind sicher."],
    ["transfers to other countries", "fr", "Nos boutiques sont en France."],
  ])("does not find %s where the words mean something else: %s", (topic, lang, words) => {
    expect(missingIn(words, lang)).toContain(topic);
  });

  it.each([
    ["the right to take data along", "Our portable ovens are sent to other shops. We report to our owners."],
    ["the right to correction", "We update our shelves daily."],
    ["the right to deletion", "We remove crumbs from the tables."],
    [
      "whom they are shared with",
      "We can transfer your data to another provider. Transfers Data stays here.",
    ],
    ["whom they are shared with", "We are not liable for third-party websites. Share this page!"],
    ["how long they are kept", "We retain the right to change this policy."],
  ])("does not find %s in words about something else", (topic, words) => {
    const told = messagesOf(prvPolicyContent.evaluate(policyEvidence(words, { profiles: ["EU"] })));
    expect(told).toContain(`We did not find this topic in the privacy policy: ${topic}.`);
  });

  it.each([
    ["which data are collected", "de", "Wir verarbeiten Ihre IP-Adresse und die aufgerufenen Seiten."],
    ["which data are collected", "fr", "Les données que nous traitons sont votre nom et votre adresse."],
    ["taking consent back", "fr", "Vous donnez un accord que vous pouvez retirer à tout moment."],
    ["transfers to other countries", "fr", "Elles sont transférées vers les États-Unis."],
    ["the right to complain to an authority", "it", "Può presentare reclamo al Garante."],
    ["how long they are kept", "nl", "Wij bewaren uw bestellingen zeven jaar."],
    ["the right to deletion", "pl", "Możesz zażądać usunięcia danych."],
    ["the right to take data along", "pt", "Tem direito à portabilidade."],
  ])("finds %s in another language: %s", (topic, lang, words) => {
    const told = messagesOf(
      prvPolicyContent.evaluate(policyEvidence(words, { profiles: ["EU"], document: { lang } })),
    );
    expect(told.join()).not.toContain(`privacy policy: ${topic}.`);
  });

  it.each([
    ["who is responsible", "Oakhurst Bakery Ltd, 8 Station Road, is the controller."],
    ["whom they are shared with", "Who receives it: Royal Mail, for delivery."],
    ["which data are collected", "Data Purpose Kept for Name, email, order prepare your order 6 years"],
    ["which data are collected", "Identifiers, commercial information and internet activity."],
    ["what the data are used for", "What we collect and why: order details."],
    ["what the data are used for", "Names and photos, to run accounts and games."],
    ["the right to access", "Your rights: access, rectification, erasure, portability."],
    ["the right to access", "You may ask for access at any time."],
    ["taking consent back", "Objection, and withdrawal of consent at any time."],
    ["transfers to other countries", "Data sent to the United States is covered by the data bridge."],
    ["how long they are kept", "We keep accounts for two years."],
    ["whether data are sold or shared for advertising", "Opt out of sale or sharing."],
    ["the right to object or restrict", "Portability, object, withdraw consent."],
    ["taking consent back", "Limitation, opposition, retrait du consentement à tout moment.", "fr"],
    ["the legal basis", "Finalità e basi giuridiche", "it"],
    ["transfers to other countries", "Las transferencias a EE. UU. se amparan en cláusulas tipo.", "es"],
  ])("finds %s in the few words of a list", (topic, words, lang = "en") => {
    expect([missingIn("Bread.", lang).includes(topic), missingIn(words, lang).includes(topic)]).toEqual([
      true,
      false,
    ]);
  });

  it.each([
    ["which data are collected", "We use cookies. We use ovens."],
    ["whom they are shared with", "We bake with flour. People who receive bread like it."],
    ["the right to access", "The accessible entrance is at the back. Ask for bread."],
  ])("does not take other words for %s", (topic, words) => {
    expect(missingIn(words, "en")).toContain(topic);
  });

  it.each([
    ["the legal basis", "You may object to processing based on legitimate interests."],
    [
      "what the data are used for",
      "The following cookies are used: Name Purpose Duration sid Session Session.",
    ],
  ])("takes no mention in another place for %s", (topic, words) => {
    expect(missingIn(words, "en")).toContain(topic);
  });

  it("reads a German policy whose template says it is English", () => {
    const policy =
      "Verantwortlich ist die Tischlerei Brandl. Wir verarbeiten Ihre Daten, um Ihre Anfrage zu beantworten. Die Empfänger der Daten sind unsere Dienstleister, und wir speichern sie bis zu zwei Jahre.";
    expect(missingIn(policy, "en")).toEqual(missingIn(policy, "de"));
    expect(missingIn(policy, "en")).not.toContain("who is responsible");
  });

  it("does not take transfers to other countries for recipients in German", () => {
    const told = (text: string) =>
      messagesOf(
        prvPolicyContent.evaluate(policyEvidence(text, { profiles: ["EU"], document: { lang: "de" } })),
      ).join(" ");
    expect(told("Daten werden nicht in Drittländer übermittelt.")).toContain("whom they are shared with");
    expect(told("Daten erhält unser Dienstleister.")).not.toContain("whom they are shared with");
  });

  it("asks no American topics of a policy in another language, unless only American laws were chosen", () => {
    const told = (lang: string, profiles: ("US" | "CA" | "EU")[]) =>
      messagesOf(prvPolicyContent.evaluate(policyEvidence("Brot.", { profiles, document: { lang } }))).join(
        " ",
      );
    expect(told("de", ["US", "CA", "EU"])).not.toContain("Do Not Track");
    expect(told("de", ["CA"])).toContain("Do Not Track");
    expect(told("en", ["US", "CA", "EU"])).toContain("Do Not Track");
  });

  it.each([
    ["sv", "Swedish"],
    ["el-GR", "Greek"],
    ["ja", "Japanese"],
  ])("could not run on a policy in a language whose words we don't know: %s", (lang, name) => {
    const verdict = prvPolicyContent.evaluate(
      policyEvidence("Vi sparar dina uppgifter.", { profiles: ["EU"], document: { lang } }),
    );
    expect(verdict).toMatchObject({ outcome: "could-not-run", reason: expect.stringContaining(name) });
  });

  it("reads a policy that names no language, or one that does not exist", () => {
    for (const lang of [null, "", "xx", "english"]) {
      const document = { lang };
      expect(prvPolicyContent.evaluate(policyEvidence("Bread.", { document })).outcome).toBe("review");
    }
  });

  it("does not ask for cookies where nothing was seen to be stored", () => {
    const evidence = policyEvidence("Bread.", { profiles: ["US"] });
    const told = (pass: Partial<PrivacyPass>) => {
      const privacy = gathered(somePasses({ fresh: aPrivacyPass(pass) }));
      return messagesOf(prvPolicyContent.evaluate({ ...evidence, site: { ...evidence.site, privacy } }));
    };
    const message = "We did not find this topic in the privacy policy: cookies and similar techniques.";
    expect(told({})).not.toContain(message);
    expect(told({ cookieWrites: [aCookie("a=1")] })).toContain(message);
    expect(messagesOf(prvPolicyContent.evaluate(evidence))).toContain(message);
  });

  it("does not take a word of another language for a topic of an English policy", () => {
    const told = messagesOf(
      prvPolicyContent.evaluate(
        policyEvidence("A kind offer.", { profiles: ["US"], document: { lang: "en-US" } }),
      ),
    );
    expect(told).toContain("We did not find this topic in the privacy policy: children.");
  });

  const EMPTY = "We respect your privacy. Your data are safe with us at all times, always and everywhere.";

  it("asks about a policy of a few words, unless its text may stand elsewhere", () => {
    const short = (document: Partial<DocumentSnapshot>) =>
      prvPolicyContent.evaluate(policyEvidence(EMPTY, { document: { wordCount: 17, ...document } }));
    expect(messagesOf(short({}))).toEqual(["The privacy policy has only 17 words. Is all of it there?"]);
    expect(short({ links: [aLink({ href: "https://shop.example/policy.pdf" })] }).outcome).toBe(
      "could-not-run",
    );
    expect(short({ wordCount: 3, text: "Loading your data" }).outcome).toBe("could-not-run");
  });

  it.each([
    "Under construction.",
    "Pagina in costruzione.",
    "Diese Seite ist im Aufbau.",
    "En construction.",
  ])("fails for a policy that says “%s”", (words) => {
    const text = `Privacy: your data and cookies. ${words} Come back soon and read on.`;
    const verdict = prvPolicyContent.evaluate(policyEvidence(text, { document: { wordCount: 17 } }));
    expect(verdict.outcome).toBe("failed");
  });

  it("does not apply without a policy", () => {
    expect(prvPolicyContent.evaluate(noPolicy()).outcome).toBe("not-applicable");
  });

  it("could not run when the policy was not read", () => {
    expect(prvPolicyContent.evaluate(unreadPolicy()).outcome).toBe("could-not-run");
  });
});
