import { describe, expect, it } from "vitest";

import { POLICY_TOPICS } from "#checks/privacy/data/policy-topics.ts";
import { DUTCH } from "#checks/privacy/data/policy-words/dutch.ts";
import { ENGLISH } from "#checks/privacy/data/policy-words/english.ts";
import { FRENCH } from "#checks/privacy/data/policy-words/french.ts";
import { GERMAN } from "#checks/privacy/data/policy-words/german.ts";
import { ITALIAN } from "#checks/privacy/data/policy-words/italian.ts";
import { SPANISH } from "#checks/privacy/data/policy-words/spanish.ts";
import { prvPolicyContent } from "#checks/privacy/prv-policy-content.ts";
import { messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import { hasPlainTrace, toldPlainly } from "#checks/privacy/reading/plain-topics.ts";
import { policyEvidence } from "#checks/privacy/reading/policy.testing.ts";

/** A whole policy in everyday words, one topic a sentence. */
const POLICIES: Record<string, Record<string, string>> = {
  en: {
    "who is responsible": "Reed Yoga Ltd, 4 Quay Street, Galway, is behind this website.",
    "how to get in touch": "Call us on 091 555 010.",
    "which data are collected": "When you book, we record your name and your phone number.",
    "what the data are used for": "That lets us confirm your class.",
    "whom they are shared with": "Only Anna reads your messages, and bookings run on Acuity.",
    "how long they are kept": "We clear out old bookings each January.",
    "the legal basis": "We may do this because you agreed.",
    "the right to access": "Ask us and we show you what is on file about you.",
    "the right to correction": "If something is wrong, tell us and we will put it right.",
    "the right to deletion": "You can ask us to get rid of your records.",
    "the right to object or restrict": "You can tell us to stop using your number.",
    "the right to take data along": "We can hand your records over to another studio.",
    "taking consent back": "Changed your mind? Unsubscribe with one click.",
    "the right to complain to an authority": "You can turn to the DPC.",
    "transfers to other countries": "Everything stays on servers in Ireland.",
  },
  de: {
    "who is responsible": "Hinter dieser Seite steht Anna Meier, Hauptstraße 4, Köln.",
    "how to get in touch": "Rufen Sie uns an: 0221 555010.",
    "which data are collected": "Bei einer Bestellung notieren wir Ihren Namen und Ihre Anschrift.",
    "what the data are used for": "Damit liefern wir Ihr Paket.",
    "whom they are shared with": "Das Paket bringt DHL, die dafür Ihre Anschrift erhält.",
    "how long they are kept": "Rechnungen heben wir zehn Jahre auf.",
    "the legal basis": "Grundlage ist der Vertrag mit Ihnen.",
    "the right to access": "Gern schicken wir Ihnen eine Kopie Ihrer Daten, wenn Sie sie verlangen.",
    "the right to correction": "Stimmt etwas nicht, ändern wir es.",
    "the right to deletion": "Auf Wunsch vernichten wir alles.",
    "the right to object or restrict": "Sie können die Nutzung untersagen.",
    "the right to take data along": "Sie bekommen Ihre Daten als Datei.",
    "taking consent back": "Sie können es sich jederzeit anders überlegen.",
    "the right to complain to an authority": "Sind Sie unzufrieden, wenden Sie sich an die LDI NRW.",
    "transfers to other countries": "Der Server steht in Nürnberg.",
  },
  nl: {
    "who is responsible": "Achter deze site zit Anna de Wit, Dorpsstraat 4, Delft.",
    "how to get in touch": "Bel ons op 015 555010.",
    "which data are collected": "Als je bestelt, noteren we je naam en adres.",
    "what the data are used for": "Daarmee bezorgen we je pakket.",
    "whom they are shared with": "PostNL krijgt je adres.",
    "how long they are kept": "Facturen houden we zeven jaar.",
    "the legal basis": "Dat mag omdat je toestemming gaf.",
    "the right to access": "Je mag zien wat we van je hebben.",
    "the right to correction": "Klopt er iets niet, dan passen we het aan.",
    "the right to deletion": "Je kunt je gegevens laten weghalen.",
    "the right to object or restrict": "Je kunt nee zeggen tegen het gebruik.",
    "the right to take data along": "Je krijgt ze als bestand.",
    "taking consent back": "Gaf je toestemming? Die kun je altijd terugnemen.",
    "the right to complain to an authority": "Kom je er met ons niet uit, dan kun je terecht bij de AP.",
    "transfers to other countries": "Er gaat niets naar het buitenland.",
  },
  fr: {
    "who is responsible": "Ce site est édité par la Poterie Martin, 4 rue Haute, Lyon.",
    "how to get in touch": "Appelez-nous au 04 55 50 10 10.",
    "which data are collected": "Quand vous commandez, nous notons votre nom et votre adresse.",
    "what the data are used for": "Cela nous sert à livrer votre colis.",
    "whom they are shared with": "Nous donnons l'adresse à La Poste.",
    "how long they are kept": "Au bout de dix ans, les factures sont détruites.",
    "the legal basis": "La loi nous y oblige.",
    "the right to access": "Vous pouvez demander ce que nous savons de vous.",
    "the right to correction": "Si quelque chose est faux, nous le changeons.",
    "the right to deletion": "Nous enlevons tout à votre demande, si vous le souhaitez.",
    "the right to object or restrict": "Vous pouvez dire non.",
    "the right to take data along": "Vous les recevez dans un fichier.",
    "taking consent back": "Vous pouvez changer d'avis à tout moment.",
    "the right to complain to an authority": "Vous pouvez porter plainte auprès de la CNIL.",
    "transfers to other countries": "Rien ne part à l'étranger.",
  },
  es: {
    "who is responsible": "Detrás de esta web está Alfarería Ruiz, calle Mayor 4, Toledo.",
    "how to get in touch": "Llámanos al 925 555 010.",
    "which data are collected": "Cuando compras, anotamos tu nombre y tu dirección.",
    "what the data are used for": "Nos sirven para enviarte el pedido.",
    "whom they are shared with": "Damos la dirección a Correos.",
    "how long they are kept": "Los borramos al cabo de seis años.",
    "the legal basis": "La ley nos obliga.",
    "the right to access": "Puedes preguntar qué sabemos de ti.",
    "the right to correction": "Si algo está mal, lo cambiamos.",
    "the right to deletion": "Dínoslo y lo borramos todo.",
    "the right to object or restrict": "Puedes decir que no.",
    "the right to take data along": "Te los damos en un archivo.",
    "taking consent back": "Puedes cambiar de opinión cuando quieras.",
    "the right to complain to an authority": "Puedes acudir a la Agencia de Protección de Datos.",
    "transfers to other countries": "No enviamos nada al extranjero.",
  },
  it: {
    "who is responsible": "Dietro questo sito c'è Ceramiche Rossi, via Roma 4, Siena.",
    "how to get in touch": "Chiamaci allo 0577 555010.",
    "which data are collected": "Quando ordini, annotiamo nome e indirizzo.",
    "what the data are used for": "Ci servono per spedire il pacco.",
    "whom they are shared with": "Diamo il recapito al corriere.",
    "how long they are kept": "Le fatture restano da noi dieci anni.",
    "the legal basis": "La legge ci obbliga.",
    "the right to access": "Puoi chiedere che cosa sappiamo di te.",
    "the right to correction": "Se qualcosa è sbagliato, lo cambiamo.",
    "the right to deletion": "Diccelo e cancelliamo tutto.",
    "the right to object or restrict": "Puoi dire di no.",
    "the right to take data along": "Te li diamo in un file.",
    "taking consent back": "Puoi cambiare idea quando vuoi.",
    "the right to complain to an authority": "Puoi lamentarti con l'autorità.",
    "transfers to other countries": "Non mandiamo nulla all'estero.",
  },
};

function missingIn(words: string, lang: string): string[] {
  const verdict = prvPolicyContent.evaluate(policyEvidence(words, { profiles: ["EU"], document: { lang } }));
  return messagesOf(verdict).map((message) => message.replace(/^.*: |\.$/g, ""));
}

describe("everyday wordings of a policy's topics", () => {
  it.each(Object.entries(POLICIES))("has every topic in a plain policy: %s", (lang, topics) => {
    const missing = missingIn(Object.values(topics).join(" "), lang);
    expect(missing.filter((topic) => topic in topics)).toEqual([]);
  });

  it.each(Object.entries(POLICIES))("misses each topic that is taken out of it: %s", (lang, topics) => {
    const unnoticed = Object.keys(topics).filter((topic) => {
      const others = Object.entries(topics).filter(([name]) => name !== topic);
      return !missingIn(others.map(([, words]) => words).join(" "), lang).includes(topic);
    });
    expect(unnoticed).toEqual([]);
  });

  it("reads a policy that names no language in any, and in none that we don't read", () => {
    expect(toldPlainly("the right to deletion", null, "Diccelo e cancelliamo tutto.")).toBe(true);
    expect(toldPlainly("the right to deletion", "sv", "Diccelo e cancelliamo tutto.")).toBe(false);
    expect(hasPlainTrace("the right to deletion", "nl-BE", "We doen het weg.")).toBe(true);
    expect(hasPlainTrace("the right to deletion", "en", "Bread and rolls.")).toBe(false);
  });

  it.each([ENGLISH, GERMAN, DUTCH, FRENCH, SPANISH, ITALIAN])(
    "names topics that a policy is asked for",
    (words) => {
      const names = new Set(POLICY_TOPICS.map(({ name }) => name));
      expect(Object.keys(words).filter((name) => !names.has(name))).toEqual([]);
    },
  );
});
