import { describe, expect, it } from "vitest";

import { POLICY_TOPICS } from "#checks/privacy/data/policy-topics.ts";

const saysSo = (topic: string, words: string) =>
  POLICY_TOPICS.find(({ name }) => name === topic)?.elsewhere.test(words);

describe("topics of a policy", () => {
  it.each([
    ["the right to access", "Je kunt ons vragen welke gegevens we van je hebben."],
    ["the right to access", "U kunt uw gegevens bij ons inzien."],
    ["the right to access", "Sie können uns fragen, welche Daten wir über Sie haben."],
    ["the right to access", "Auf Wunsch bekommen Sie eine Kopie Ihrer Daten."],
    ["the right to access", "Vous pouvez nous demander quelles données nous avons sur vous."],
    ["the right to access", "Puede preguntarnos qué datos tenemos de usted."],
    ["the right to access", "Può chiederci quali dati abbiamo su di lei."],
    ["the right to access", "Możesz zapytać, jakie dane o Tobie mamy."],
    ["the right to access", "Pode perguntar que dados temos sobre si."],
    ["the right to correction", "Je kunt ze laten verbeteren of verwijderen."],
    ["the right to correction", "Sie können Ihre Daten jederzeit ändern lassen."],
    ["the right to correction", "Vous pouvez modifier vos données à tout moment."],
    ["the right to correction", "Puede actualizar sus datos cuando quiera."],
    ["the right to correction", "Può aggiornare i suoi dati quando vuole."],
    ["the right to correction", "Możesz zmienić swoje dane."],
    ["the right to correction", "Pode alterar os seus dados."],
    ["the right to object or restrict", "Vraag ons te stoppen met het gebruik van je adres."],
    ["the right to object or restrict", "Demandez-nous de ne plus utiliser votre adresse."],
    ["the right to take data along", "Sie können Ihre Daten mitnehmen."],
    ["the right to take data along", "Se los damos en un formato estructurado."],
  ])("has %s in plain words of another language: %s", (topic, words) => {
    expect(saysSo(topic, words)).toBe(true);
  });

  it.each([
    ["the right to correction", "We gebruiken cookies om de site te verbeteren."],
    ["the right to access", "Welke gegevens verzamelen we? Je naam en adres."],
    ["the right to access", "Welche Daten wir erheben: Name und Adresse."],
    ["the right to correction", "Nous pouvons modifier cette politique."],
  ])("does not take other words for %s: %s", (topic, words) => {
    expect(saysSo(topic, words)).toBe(false);
  });
});
